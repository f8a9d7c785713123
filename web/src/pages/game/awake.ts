// Keeps the screen on while a clock runs.

/** Asks for a lit screen, again whenever the page comes back to the front; the answer ends it. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) {
      return;
    }
    lock = await navigator.wakeLock.request('screen').catch(() => null);
    if (isOver) {
      void lock?.release();
    }
  };
  document.addEventListener('visibilitychange', ask);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
