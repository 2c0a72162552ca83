import { availableParallelism } from 'node:os';
import { AppError } from '../errors.ts';
import type { Engine, SearchRequest, SearchResult } from './engine.ts';
import type { EngineProcess } from './process.ts';
import { openSession, type Session, type UciOptions } from './session.ts';
import { createTurns, type Asker } from './turns.ts';

export type PoolSettings = {
  start: () => EngineProcess;
  /** The most processes; each takes one core while it searches, and 160 MB. */
  size?: number;
  /** Searches that may wait for each process. */
  waiting?: number;
  /** Milliseconds after which a search has failed. */
  patience?: number;
  options?: UciOptions;
  /** Called for every process that had to be replaced. */
  onTrouble?: (error: unknown) => void;
};

type Task = {
  request: SearchRequest;
  asker: Asker | undefined;
  resolve: (result: SearchResult) => void;
  reject: (error: unknown) => void;
};
type Slot = { session: Session | undefined; searches: number; busy: boolean };

/** One core is for the server itself. */
const defaultSize = (): number => Math.max(1, availableParallelism() - 1);
/** A class of fifty that moves at once takes about a second. Beyond that the answer is to try again later. */
const WAITING_PER_PROCESS = 64;
const RETRY_AFTER_SECONDS = 2;
/** A process is replaced after so many searches, in case it leaks memory. */
const SEARCHES_PER_PROCESS = 1_000;
const ATTEMPTS = 2;
/** The longest search takes 0.2 s of a processor: an engine that is silent for so long hangs, or the machine does. */
const PATIENCE_MS = 10_000;
/** Megabytes. Searches are short, and a large table is slow to clear. */
const HASH = 16;

/**
 * A pool of engine processes: each is started when it is first needed, reused, and replaced when it dies, hangs or has
 * done many searches.
 */
export const createPool = ({
  start,
  size = defaultSize(),
  waiting = WAITING_PER_PROCESS,
  patience = PATIENCE_MS,
  options = {},
  onTrouble = () => undefined,
}: PoolSettings): Engine => {
  const slots: Slot[] = Array.from({ length: size }, () => ({ session: undefined, searches: 0, busy: false }));
  const turns = createTurns<Task>(waiting * size);
  let closed = false;

  const endSession = async (slot: Slot): Promise<void> => {
    const { session } = slot;
    slot.session = undefined;
    slot.searches = 0;
    await session?.end();
  };

  /**
   * Synchronous on purpose: with an await between the check of `closed` and the start, a process could start after
   * `close` has ended all others.
   */
  const searchOn = (slot: Slot, request: SearchRequest): Promise<SearchResult> => {
    const session = slot.session?.isAlive() ? slot.session : openSession(start(), { Hash: HASH, ...options }, patience);
    slot.searches = session === slot.session ? slot.searches + 1 : 1;
    slot.session = session;
    return session.search(request);
  };

  /** A process that fails is replaced and the search is repeated: the caller only waits longer. */
  const serve = async (slot: Slot, request: SearchRequest): Promise<SearchResult> => {
    for (let attempt = 1; attempt <= ATTEMPTS && !closed; attempt += 1) {
      try {
        return await searchOn(slot, request);
      } catch (error) {
        await endSession(slot);
        if (!closed) onTrouble(error);
      }
    }
    throw new AppError('engineUnavailable', RETRY_AFTER_SECONDS);
  };

  const work = async (slot: Slot, { request, resolve, reject }: Task): Promise<void> => {
    slot.busy = true;
    try {
      resolve(await serve(slot, request));
    } catch (error) {
      reject(error);
    }
    if (slot.searches >= SEARCHES_PER_PROCESS) await endSession(slot);
    slot.busy = false;
    dispatch();
  };

  const dispatch = (): void => {
    const slot = slots.find(({ busy, session }) => !busy && session) ?? slots.find(({ busy }) => !busy);
    const task = slot && turns.next();
    if (task) void work(slot, task);
  };

  return {
    search: (request, asker) =>
      new Promise((resolve, reject) => {
        if (closed) throw new AppError('engineUnavailable', RETRY_AFTER_SECONDS);
        for (const gone of turns.add({ request, asker, resolve, reject }))
          gone.reject(new AppError('engineAskedTooMuch', RETRY_AFTER_SECONDS));
        dispatch();
      }),
    load: () => ({
      processes: slots.filter(({ session }) => session).length,
      size,
      busy: slots.filter(({ busy }) => busy).length,
      waiting: turns.count(),
      room: waiting * size,
    }),
    close: async () => {
      closed = true;
      for (const { reject } of turns.drain()) reject(new AppError('engineUnavailable', RETRY_AFTER_SECONDS));
      await Promise.all(slots.map(endSession));
    },
  };
};
