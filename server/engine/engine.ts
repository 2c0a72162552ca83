/** What is asked of an engine, and what it answers: the browser's and the server's are spoken to alike. */
import type { Position } from './position.ts';
import type { Asker } from './turns.ts';

/** For the side to move: centipawns, or moves until mate (negative when the side to move is mated). */
export type Score = { kind: 'cp' | 'mate'; value: number };

/** One line of play that the engine considered, in UCI notation; rank 1 is the best of its depth. */
export type Line = { depth: number; rank: number; score: Score; moves: string[] };

/** When a search ends. Never by time: a busy machine would find other moves than an idle one. */
export type Limits = { nodes: number; depth?: number } | { nodes?: number; depth: number };

/** `lines`: how many of the best moves are wanted, each with its line. */
export type SearchRequest = { position: Position; lines: number; limits: Limits };

/** Every exact line that the engine reported, of every depth, in the order of the reports. */
export type SearchResult = { best: string; lines: Line[] };

/**
 * How busy the engine is: processes that run, searches that can run at once, that are running, that are waiting, and
 * that may wait.
 */
export type EngineLoad = { processes: number; size: number; busy: number; waiting: number; room: number };

/**
 * @throws AppError 429 when the asker waits for enough already, 503 when too many searches are waiting, or no engine
 * can be started or ends its search in time.
 */
export type Engine = {
  /** Whether it is the program that browsers run too, so that it says the same of a position. */
  isBrowsersToo?: boolean;
  search: (request: SearchRequest, asker?: Asker) => Promise<SearchResult>;
  close: () => Promise<void>;
  load?: () => EngineLoad;
};

/** About 170 ms of a processor. A review of 40 moves asks for 81 positions. */
export const EVALUATION_NODES = 60_000;

/** The last report on each rank, best first. */
export const finalLines = (lines: Line[]): Line[] =>
  [...new Map(lines.map(line => [line.rank, line])).values()].toSorted((a, b) => a.rank - b.rank);

/** A score of the side to move, from White's side. */
export const forWhite = ({ kind, value }: Score, turn: 'w' | 'b'): { cp: number } | { mate: number } => {
  const own = turn === 'w' || value === 0 ? value : -value;
  return kind === 'cp' ? { cp: own } : { mate: own };
};
