export type Variant = "othello" | "anti";

/** What a search has found so far. */
export interface Progress {
  /** Plies; to the end of the game when the value is exact. */
  depth: number;
  /** In how many of a hundred cases what was left out would have changed nothing. */
  confidence: number;
  /** The final difference in discs for the side to move, empties to the winner. */
  value: number;
  /** The best line of play; a forced pass is "pass". */
  line: string[];
  nodes: number;
  isExact: boolean;
}

/** What a search has found in the end. */
export interface Answer extends Progress {
  /** null where there is no move to make. */
  best: string | null;
}

/** When a search ends before the value is exact; without any limit it does not. */
export interface Limits {
  nodes?: number;
  milliseconds?: number;
}

/** How good a move was, what was better, and why. */
export interface Explained {
  /** The best move, which may be the one that was made. */
  best: string;
  /** The final difference in discs for the side that moved. */
  value: number;
  /** By how much the best move is better. */
  loss: number;
  /** Whether the values are exact final scores. */
  isExact: boolean;
  verdict: "forced" | "best" | "good" | "slip" | "mistake" | "blunder";
  /** The weightiest first, three at most; none where nothing measured shows why. */
  reasons: Told[];
  /** Three sentences at most. */
  text: string;
}

/** A reason. */
export interface Told {
  /** What it is about, such as "corner" or "own-moves". */
  kind: string;
  /** What to point at on the board. */
  squares: string[];
  /** One sentence. */
  text: string;
}
