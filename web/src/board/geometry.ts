// Where squares lie on the screen. What may be played on them is the rules' business, which are in WebAssembly.

const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** The 64 squares in the order of positions: a1, b1 … h8. */
export const SQUARES: readonly string[] = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));

const INDEX = new Map(SQUARES.map((square, index) => [square, index]));

export function indexOf(square: string): number {
  const index = INDEX.get(square);
  if (index === undefined) {
    throw new RangeError(`${square} is not a square`);
  }
  return index;
}

/** From which side of the board it is seen: Black sits at row 8, as in tournaments. */
export type Seat = 'black' | 'white';

export function columnsFrom(seat: Seat): readonly string[] {
  return seat === 'black' ? COLUMNS : COLUMNS.toReversed();
}

export function rowsFrom(seat: Seat): readonly string[] {
  return seat === 'black' ? ROWS : ROWS.toReversed();
}

/** How many steps of a king lie between two squares. */
export function distance(from: string, to: string): number {
  const [a, b] = [indexOf(from), indexOf(to)];
  return Math.max(Math.abs((a % 8) - (b % 8)), Math.abs(Math.floor(a / 8) - Math.floor(b / 8)));
}

/** The square that a key moves to, `null` for a key that moves nowhere. */
export function squareAfterKey(square: string, key: string, withControl: boolean, seat: Seat): string | null {
  const columns = columnsFrom(seat);
  const rows = rowsFrom(seat);
  const column = columns.indexOf(square.charAt(0));
  const row = rows.indexOf(square.charAt(1));
  const at = (c: number, r: number) =>
    `${columns[Math.min(7, Math.max(0, c))]}${rows[Math.min(7, Math.max(0, r))]}`;
  switch (key) {
    case 'ArrowLeft':
      return at(column - 1, row);
    case 'ArrowRight':
      return at(column + 1, row);
    case 'ArrowUp':
      return at(column, row - 1);
    case 'ArrowDown':
      return at(column, row + 1);
    case 'Home':
      return at(0, withControl ? 0 : row);
    case 'End':
      return at(7, withControl ? 7 : row);
    case 'PageUp':
      return at(column, 0);
    case 'PageDown':
      return at(column, 7);
    default:
      return null;
  }
}
