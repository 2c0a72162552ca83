import type { Position } from './position.ts';

/** As the side to move sees it: centipawns, or moves until mate (negative: it is the one who is mated). */
export type Score = { kind: 'cp' | 'mate'; value: number };

/** One line of play that the engine considered, in UCI notation; rank 1 is the best of its depth. */
export type Line = { depth: number; rank: number; score: Score; moves: string[] };

/** When a search ends. Depth and nodes make it the same on a busy machine; the time is what nobody waits beyond. */
export type Limits = { depth?: number; nodes?: number; milliseconds: number };

/** `lines`: how many of the best moves are wanted, each with its line. */
export type SearchRequest = { position: Position; lines: number; limits: Limits };

/** Every exact line the engine told, of every depth, in the order in which it came to know them. */
export type SearchResult = { best: string; lines: Line[] };

/**
 * What the engine has to do just now: processes that run, searches that can run at once, that run, that wait, and that
 * may wait.
 */
export type EngineLoad = { processes: number; size: number; busy: number; waiting: number; room: number };

/** @throws AppError 503 when too many wait already, or no engine can be had. */
export type Engine = {
  search: (request: SearchRequest) => Promise<SearchResult>;
  close: () => Promise<void>;
  load?: () => EngineLoad;
};

/** The last word on each rank, best first. */
export const finalLines = (lines: Line[]): Line[] =>
  [...new Map(lines.map(line => [line.rank, line])).values()].toSorted((a, b) => a.rank - b.rank);
