export type Side = "black" | "white";
export type Variant = "othello" | "anti";
export type TimeLoss = "federation" | "woc" | "sudden";

/** What is agreed before a game. */
export interface Rules {
  /** 64 squares a1…h8 (X black, O white, - empty) and the side to move. */
  start: string;
  variant: Variant;
  /** "5+3", "20", "10+3x30"; null without clocks. */
  time: string | null;
  timeLoss: TimeLoss;
}

export interface MoveOption {
  square: string;
  flips: string[];
}

/** A turn that was made; a pass has no square. */
export interface Turn {
  side: Side;
  square: string | null;
  flips: string[];
}

/** A position of the game, the present one or an earlier one, and how it came about. */
export interface View {
  /** How many turns led here, passes included. */
  ply: number;
  /** 64 characters a1…h8: X black, O white, - empty. */
  squares: string;
  side: Side;
  /** In the order a1…h8; none when the game is over here. */
  legal: MoveOption[];
  /** The last move, with the pass that followed it; none at the start. */
  turns: Turn[];
  discs: Record<Side, number>;
  /** 64 names for screen readers: "f5, empty, legal, flips 3". */
  names: string[];
}

export interface Outcome {
  ending: "no-moves" | "resignation" | "time" | "agreement";
  loser: Side | null;
  winner: Side | null;
  score: Record<Side, number>;
  /** Who won, and both counts. */
  sentence: string;
  /** How it ended. */
  reason: string;
}

export interface Status {
  plies: number;
  turns: Turn[];
  canUndo: boolean;
  canRedo: boolean;
  isPaused: boolean;
  outcome: Outcome | null;
  /** The length of the log. */
  events: number;
}

export interface ClockReading {
  milliseconds: number;
  /** Byo-yomi periods, the running one included. */
  periods: number;
}

export interface Times {
  black: ClockReading;
  white: ClockReading;
  running: Side | null;
  /** Milliseconds since the game began. */
  flagFallsAt: number | null;
}

export type Action =
  | "undo"
  | "redo"
  | "hint"
  | "resign"
  | "pause"
  | "resume"
  | "new"
  | "save"
  | "back"
  | "forward"
  | "start"
  | "end"
  | "review";

export type Command =
  | { type: "play"; square: string }
  /** To be handed to Game.answer. */
  | { type: "query"; text: string }
  | { type: "action"; action: Action };

export type Verbosity = "short" | "full";

export interface Players {
  black: string;
  white: string;
  date: string | null;
}

export interface Found {
  rules: Rules;
  events: string[];
  black: string | null;
  white: string | null;
  date: string | null;
  moves: number;
}

export interface Contents {
  format: string | null;
  found: Found[];
  /** A sentence for each game that could not be read. */
  refused: string[];
}

export interface FormatInfo {
  id: string;
  extension: string;
  /** The endings of the files that belong beside it. */
  beside: string[];
  mime: string;
  binary: boolean;
}

export interface LevelInfo {
  id: string;
  number: number;
  elo: number | null;
  /** How long a move typically takes. */
  milliseconds: number | null;
  name: string;
  about: string;
}

/** A piece of a lesson's text; moves are written side by side. */
export type LessonInline =
  | { type: "words"; text: string }
  | { type: "emphasis" | "strong"; inner: LessonInline[] }
  | { type: "square"; square: string }
  | { type: "moves"; moves: string }
  | { type: "link"; lesson: string; inner: LessonInline[] };

export type LessonBlock =
  | { type: "paragraph"; text: LessonInline[] }
  | { type: "list"; ordered: boolean; items: LessonInline[][] };

/** A position with what is to be seen in it. */
export interface LessonBoard {
  /** 64 squares and the side to move, as in Rules. */
  position: string;
  /** 64 characters a1…h8: X black, O white, - empty. */
  squares: string;
  side: Side;
  variant: Variant;
  legal: MoveOption[];
  /** The last move. */
  last: string | null;
  /** Squares to point at. */
  marks: string[];
  discs: Record<Side, number>;
  /** 64 names for screen readers. */
  names: string[];
}

export interface LessonGoal {
  kind: "win" | "draw" | "corner" | "discs" | "finish";
  /** The points to reach, for "discs". */
  discs: number | null;
}

export type LessonPart =
  | { type: "prose"; blocks: LessonBlock[] }
  | { type: "board"; board: LessonBoard; caption: LessonInline[] }
  | {
      type: "play";
      board: LessonBoard;
      /** The learner's side. */
      color: Side;
      /** The id of the opponent's level. */
      level: string;
      goal: LessonGoal;
      task: LessonInline[];
      success: LessonInline[];
      failure: LessonInline[];
    }
  | {
      type: "exercise";
      board: LessonBoard;
      kind: "legal" | "flips" | "turn" | "move" | "count" | "line";
      /** The move that "flips" and "turn" are about. */
      move: string | null;
      /** What "count" asks for. */
      of:
        | "black"
        | "white"
        | "empty"
        | "mobility-black"
        | "mobility-white"
        | "stable-black"
        | "stable-white"
        | null;
      task: LessonInline[];
      hint: LessonInline[];
    }
  | {
      type: "quiz";
      board: LessonBoard | null;
      question: LessonInline[];
      options: LessonInline[][];
      /** The index of the right option. */
      right: number;
      /** Said after answering. */
      because: LessonInline[];
    };

export interface LessonContents {
  title: string;
  summary: LessonInline[];
  steps: { heading: LessonInline[]; parts: LessonPart[] }[];
}

/** What is said and shown to an answer. */
export interface LessonVerdict {
  outcome: "right" | "wrong" | "goes-on";
  /** The lesson's own words. */
  text: LessonInline[] | null;
  /** What is to be added to them, such as the reply to a move; may be empty. */
  sentence: string;
  /** Squares that belong to a set that was asked for and were not named. */
  missing: string[];
  /** Squares that were named and do not belong to it. */
  extra: string[];
  /** What was played, replies included. */
  turns: Turn[];
  board: LessonBoard;
}

export type ExerciseKindId =
  | "legal"
  | "flips"
  | "corner"
  | "quiet"
  | "poison"
  | "ahead"
  | "last"
  | "parity";

export interface ExerciseKind {
  id: ExerciseKindId;
  name: string;
  /** Whether only the worker's module can make it. */
  needsEngine: boolean;
  isForAnti: boolean;
}

/** A right move, the opponent's replies, and how it goes on. */
export interface ExerciseBranch {
  square: string;
  replies: string[];
  next: ExerciseBranch[];
}

/** The player to move is the one who learns. */
export interface Exercise {
  kind: ExerciseKindId;
  /** 1 to 5. */
  grade: number;
  variant: Variant;
  position: string;
  /** The move that is asked about, or those to choose from. */
  shown: string[];
  /** Squares to mark, who wins, or moves to make: the name of the key says what to ask for. */
  answer: { marks: string[] } | { choice: ExerciseChoice } | { line: ExerciseBranch[] };
}

export type ExerciseChoice = "black" | "white" | "even";

/** All marks, the learner's moves so far without the replies, or who wins. */
export type Attempt = { marks: string[] } | { moves: string[] } | { choice: ExerciseChoice };

export interface CheckedAttempt {
  verdict: "right" | "wrong" | "go-on";
  sentence: string;
  /** What the opponent answered to the last move. */
  replies: string[];
  /** After the moves that were right, and the replies. */
  position: string;
  missing: string[];
  surplus: string[];
  /** The moves that would have been right. */
  better: string[];
}

export interface TaskWords {
  name: string;
  task: string;
  hint: string;
}

export type PuzzleTheme = "pass" | "sacrifice" | "corner" | "parity" | "restraint" | "counting";

export interface Puzzle {
  id: string;
  /** What puzzleWords and checkPuzzle take. */
  text: string;
  position: string;
  solution: string;
  theme: PuzzleTheme;
  /** How difficult it seems, on the scale of ratings. */
  estimate: number;
}

export interface CheckedMove {
  isRight: boolean;
  sentence: string;
}

/**
 * Something that was done: `at` in milliseconds since 1970, `day` as a number of days where the learner is.
 * An exercise without a variant is one of Othello.
 */
export type ProgressRecord = { at: number; day: number } & (
  | { deed: "lesson"; id: string }
  | { deed: "step"; id: string; step: number }
  | { deed: "exercise"; kind: ExerciseKindId; variant?: Variant; grade: number; right: boolean }
  | { deed: "puzzle"; id: string; theme: PuzzleTheme; estimate: number; right: boolean }
);

export interface ProgressSummary {
  /** Ids of lessons that were finished. */
  lessons: string[];
  exercises: { kind: ExerciseKindId; right: number; wrong: number; nextGrade: number }[];
  puzzles: { right: number; wrong: number };
  /** Days of practice in a row, a day of rest forgiven; 0 where there is nothing to say. */
  streak: number;
  rating: number;
  deviation: number;
  /** What was failed and comes again, the longest waiting first. */
  due: Topic[];
}

export interface Topic {
  what: "exercise" | "puzzle";
  id: string;
  name: string;
}
