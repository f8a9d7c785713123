// Times on a clock's face.

/** `12:05`, `1:02:05`; tenths in the last ten seconds: `0:07.3`. */
export function clockface(milliseconds: number): string {
  const tenths = Math.max(0, Math.ceil(milliseconds / 100));
  const isShort = tenths < 100;
  const seconds = isShort ? Math.floor(tenths / 10) : Math.ceil(tenths / 10);
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const start = hours > 0 ? `${hours}:${two(minutes)}` : `${minutes}`;
  return `${start}:${two(seconds % 60)}${isShort ? `.${tenths % 10}` : ''}`;
}
