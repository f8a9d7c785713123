// Made from crates/otho-protocol, and not to be edited: a test fails when the two differ.
// To make it anew: OTHO_WRITE_TYPES=1 cargo test -p otho-protocol

/**
 * What a client asks.
 *
 * `id` is a number of the client's choice, by which it recognizes the answer. A connection has one
 * search or move at a time: a new one stops the one before, which then answers with what it has.
 */
export type ToServer = { "type": "search",
/**
 * By which the client recognizes the answer.
 */
id: number,
/**
 * 64 squares from a1 to h8 (`X` black, `O` white, `-` empty), a space, the side to move.
 */
position: string,
/**
 * What wins.
 */
variant: Variant,
/**
 * What to find out.
 */
until?: Until,
/**
 * When to end before that.
 */
limits?: Limits,
/**
 * How many of the best moves to value, 1 without it. More than one take longer, as each
 * move is then searched by itself.
 */
lines?: number, } | { "type": "move",
/**
 * By which the client recognizes the answer.
 */
id: number,
/**
 * 64 squares from a1 to h8 (`X` black, `O` white, `-` empty), a space, the side to move.
 */
position: string,
/**
 * What wins.
 */
variant: Variant,
/**
 * The id of the level, such as `club-player`, or its number.
 */
level: string,
/**
 * What chance depends on: one number for all moves of a game.
 */
seed: number,
/**
 * How long to think at most. Only the levels that take time to think heed it.
 */
milliseconds?: number, } | { "type": "stop",
/**
 * Which one; nothing happens when it has ended already.
 */
id: number, };

/**
 * What the server tells.
 *
 * Whatever is asked is answered by exactly one of `answer`, `moved` and `refused`, and nothing
 * with the same id comes after that.
 */
export type ToClient = { "type": "progress" } & Progress | { "type": "answer" } & Progress | { "type": "moved",
/**
 * Of what was asked.
 */
id: number,
/**
 * Where, such as `f5`; nothing where there is no move to choose.
 */
square: string | null, } | { "type": "refused",
/**
 * Of what was asked; nothing where that could not be read.
 */
id: number | null,
/**
 * One sentence in the language asked for by `?lang=`.
 */
message: string, };

/**
 * What wins.
 */
export type Variant = "othello" | "anti";

/**
 * What a search is to find out.
 */
export type Until = "exact" | "outcome";

/**
 * When a search ends before it has found all there is to find. Without any, a client stops it.
 */
export type Limits = {
/**
 * So many plies ahead.
 */
depth?: number,
/**
 * So many positions, give or take some thousands.
 */
nodes?: number,
/**
 * So long.
 */
milliseconds?: number, };

/**
 * How far a search is.
 */
export type Progress = {
/**
 * Of what was asked.
 */
id: number,
/**
 * The next best moves, as many as were asked for.
 */
others: Array<Found>,
/**
 * Positions entered.
 */
nodes: number,
/**
 * Time spent.
 */
milliseconds: number,
/**
 * Positions a second.
 */
nodesPerSecond: number,
/**
 * What is still to come, where that can be said.
 */
toGo?: ToGo,
/**
 * Where, such as `f5`; nothing where there is no move to make.
 */
best: string | null,
/**
 * The final difference in discs for the side to move, empty squares to the winner.
 */
value: number,
/**
 * What stands behind the value.
 */
certainty: Certainty,
/**
 * The best line of play: squares, and `pass` where that is forced.
 */
line: Array<string>, };

/**
 * A move and what it is worth.
 */
export type Found = {
/**
 * Where, such as `f5`; nothing where there is no move to make.
 */
best: string | null,
/**
 * The final difference in discs for the side to move, empty squares to the winner.
 */
value: number,
/**
 * What stands behind the value.
 */
certainty: Certainty,
/**
 * The best line of play: squares, and `pass` where that is forced.
 */
line: Array<string>, };

/**
 * What stands behind a value.
 */
export type Certainty = { "type": "depth",
/**
 * Plies.
 */
depth: number,
/**
 * In so many percent of all cases, what was cut off would have changed nothing.
 */
percent: number, } | { "type": "outcome" } | { "type": "exact" };

/**
 * How many more positions a search is likely to enter; four of five end in the range.
 */
export type ToGo = {
/**
 * Not fewer than this.
 */
low: number,
/**
 * Not more than this.
 */
high: number, };

/**
 * The answer of `GET /api/health`, by which the web app knows that there is a native engine.
 */
export type Health = {
/**
 * `otho`.
 */
name: string,
/**
 * The version of the program.
 */
version: string,
/**
 * Threads of one search.
 */
threads: number,
/**
 * The memory of one search, in megabytes.
 */
hashMegabytes: number, };

/**
 * What `POST /api/move` takes.
 */
export type MoveRequest = {
/**
 * 64 squares from a1 to h8 (`X` black, `O` white, `-` empty), a space, the side to move.
 */
position: string,
/**
 * What wins, `othello` without it.
 */
variant?: Variant,
/**
 * The id of the level, such as `club-player`, or its number.
 */
level: string,
/**
 * What chance depends on: one number for all moves of a game, 0 without it.
 */
seed?: number,
/**
 * How long to think at most. Only the levels that take time to think heed it.
 */
milliseconds?: number, };

/**
 * What `POST /api/move` answers.
 */
export type Moved = {
/**
 * Where, such as `f5`; nothing where there is no move to choose.
 */
square: string | null, };

/**
 * What is wrong with a request to `/api/…`.
 */
export type Problem = {
/**
 * One sentence in the language asked for by `?lang=`.
 */
message: string, };
