// Long work in slices, between which the page lives.

const SLICE = 15;

/** Ends the task that runs. A timer would do as well, but sleeps in a tab that nobody sees. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Runs something once the page as it is now has been laid out and painted; at once when nobody looks at it any more. */
export function afterFrame(run: () => void): void {
  const end = () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', end);
    run();
  };
  // An observer is told where things are once a frame is made.
  const observer = new IntersectionObserver(end);
  observer.observe(document.documentElement);
  // A page that is hidden or left draws no frame.
  document.addEventListener('visibilitychange', end);
  if (document.hidden) {
    end();
  }
}

/** Gives a function that is to be awaited between steps: it lets the page draw once a slice has passed. */
export function breaths(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began > SLICE) {
      await nextTask();
      began = performance.now();
    }
  };
}
