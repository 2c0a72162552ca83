import type { Line, SearchRequest, SearchResult } from './engine.ts';
import type { Position } from './position.ts';
import type { EngineProcess } from './process.ts';
import { go, readUtterance, setOption, setPosition, type Utterance } from './uci.ts';

/** UCI options of a process, such as `{ Hash: 16 }`. */
export type UciOptions = Record<string, string | number | boolean>;

/** A position must be possible: another ends an engine. Who has it from outside reads it first. */
type SessionRequest = Omit<SearchRequest, 'position'> & { position: Pick<Position, 'fen' | 'moves'> };

type Watching = {
  /** Hears each line of play as soon as the engine reports it. */
  onLine?: (line: Line) => void;
  /** Ends the search early: it fails with the signal's reason, and the session goes on. */
  signal?: AbortSignal;
};

export type Session = {
  isAlive: () => boolean;
  /** Starts the engine ahead of its first search. @throws Error as a search does. */
  ready: () => Promise<unknown>;
  /**
   * One search at a time. @throws Error when the engine ends or takes too long; the session is then unusable.
   */
  search: (request: SessionRequest, watching?: Watching) => Promise<SearchResult>;
  /** Resolves when the process is gone. */
  end: () => Promise<void>;
};

/** Patience that is longer holds for these too: an engine that gets little of its processor is slow in all it does. */
const START_MS = 15_000;
const READY_MS = 5_000;

/**
 * A session with one process. Nothing is sent while a search runs, so each `bestmove` belongs to the last request. A
 * search that takes longer than `patience` milliseconds has failed: what it found so far would be another answer than
 * on a machine with more time.
 */
export const openSession = (
  engine: EngineProcess,
  options: UciOptions,
  patience: number,
  startMs = START_MS,
): Session => {
  const readyMs = Math.max(READY_MS, patience);
  let alive = true;
  let hear = (_: Utterance): void => undefined;
  let giveUp = (_: Error): void => undefined;
  engine.onLine(text => hear(readUtterance(text)));
  void engine.ended.then(() => {
    alive = false;
    giveUp(new Error('The engine ended'));
  });

  /** Sends the commands and gathers the lines of play that come until the engine says `end`. */
  const converse = (
    commands: string[],
    end: Utterance['kind'],
    milliseconds: number,
    onLine: (line: Line) => void = () => undefined,
  ): Promise<{ lines: Line[]; last: Utterance }> => {
    const lines: Line[] = [];
    const { promise, resolve, reject } = Promise.withResolvers<{ lines: Line[]; last: Utterance }>();
    const timer = setTimeout(() => reject(new Error(`No ${end} within ${milliseconds} ms`)), milliseconds);
    giveUp = reject;
    hear = heard => {
      if (heard.kind === 'line') {
        lines.push(heard.line);
        onLine(heard.line);
      }
      if (heard.kind === end) resolve({ lines, last: heard });
    };
    if (alive) for (const command of commands) engine.send(command);
    else reject(new Error('The engine ended'));
    return promise.finally(() => {
      clearTimeout(timer);
      hear = () => undefined;
      giveUp = () => undefined;
    });
  };

  let started: Promise<unknown> | undefined;
  const ready = (): Promise<unknown> => (started ??= start());
  const start = async (): Promise<void> => {
    await converse(['uci'], 'uciok', Math.max(startMs, patience));
    await converse(
      [...Object.entries(options).map(([name, value]) => setOption(name, value)), 'isready'],
      'readyok',
      readyMs,
    );
  };

  return {
    isAlive: () => alive,
    ready,
    search: async ({ position, lines: wanted, limits }, { onLine, signal } = {}) => {
      await ready();
      // The hash of earlier searches is cleared, so that the same request gives the same answer.
      await converse(
        ['ucinewgame', setOption('MultiPV', wanted), setPosition(position), 'isready'],
        'readyok',
        readyMs,
      );
      signal?.throwIfAborted();
      const stop = (): void => engine.send('stop');
      signal?.addEventListener('abort', stop);
      const { lines, last } = await converse([go(limits)], 'bestmove', patience, onLine).finally(() =>
        signal?.removeEventListener('abort', stop),
      );
      // What a stopped search has found is another answer than that of a whole one.
      signal?.throwIfAborted();
      if (last.kind !== 'bestmove' || last.move === undefined || lines.length === 0)
        throw new Error('The engine found no move');
      return { best: last.move, lines };
    },
    end: () => {
      alive = false;
      engine.kill();
      return engine.ended;
    },
  };
};
