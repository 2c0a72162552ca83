import { finalLines, type Line } from '../../../server/engine/engine.ts';
import type { EngineProcess } from '../../../server/engine/process.ts';
import { openSession, type Session } from '../../../server/engine/session.ts';
import { startWorkerProcess } from './worker-process.ts';

/** The end of a search is a number of nodes, never a time: every device then gives the same answer. */
export type Wanted = { nodes: number; /** How many of the best moves. */ lines: number };

type Watching = {
  /** Hears the best lines so far, as often as the engine reports. */
  onLines?: (lines: Line[]) => void;
  /** Ends the search; it then fails with the signal's reason. */
  signal?: AbortSignal;
};

export type BrowserEngine = {
  /**
   * The best lines of a position, the best first; one that was searched before is remembered.
   * @param fen a position as `askable` gives it.
   * @throws Error when the engine cannot be loaded or ends.
   */
  analyse: (fen: string, wanted: Wanted, watching?: Watching) => Promise<Line[]>;
  /** Starts it ahead of the first question; one that cannot start is tried again with the question. */
  open: () => Promise<void>;
  /** Gives its memory back; the next question starts it again. */
  close: () => void;
};

/** Megabytes, as on the server: the size of the table belongs to what makes an answer. */
const HASH = 16;
/** Five million nodes take ten seconds on a good computer. */
const PATIENCE_MS = 180_000;
/** The engine is 1.2 MB to fetch, over whatever connection there is. */
const START_MS = 120_000;
const ANSWERS_KEPT = 1_000;

/** Stockfish in this browser, started by the first question unless it was opened before; one search at a time. */
export const openBrowserEngine = (start: () => EngineProcess = startWorkerProcess): BrowserEngine => {
  const answers = new Map<string, Line[]>();
  let session: Session | undefined;
  let before: Promise<unknown> = Promise.resolve();

  const running = (): Session => {
    if (!session?.isAlive()) session = openSession(start(), { Hash: HASH }, PATIENCE_MS, START_MS);
    return session;
  };
  /** After all that was asked before. */
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const turn = before.then(act);
    before = turn.catch(() => undefined);
    return turn;
  };

  const search = async (fen: string, { nodes, lines: wanted }: Wanted, { onLines, signal }: Watching) => {
    signal?.throwIfAborted();
    const own = running();
    const heard: Line[] = [];
    const onLine = (line: Line): void => {
      heard.push(line);
      onLines?.(finalLines(heard));
    };
    const request = { position: { fen, moves: [] }, lines: wanted, limits: { nodes } };
    const { lines } = await own.search(request, { onLine, ...(signal && { signal }) });
    return finalLines(lines);
  };
  const close = (): void => {
    void session?.end();
    session = undefined;
  };
  return {
    analyse: async (fen, wanted, watching = {}) => {
      const key = `${fen} ${wanted.nodes} ${wanted.lines}`;
      const known = answers.get(key);
      if (known) return known;
      try {
        const lines = await inTurn(() => search(fen, wanted, watching));
        answers.set(key, lines);
        const [oldest] = answers.keys();
        if (answers.size > ANSWERS_KEPT && oldest !== undefined) answers.delete(oldest);
        return lines;
      } catch (error) {
        // An engine that failed is replaced; one that was only told to stop goes on.
        if (!watching.signal?.aborted) close();
        throw error;
      }
    },
    open: () => inTurn(async () => void (await running().ready())).catch(close),
    close,
  };
};
