import { setImmediate } from 'node:timers';

/** A connection that has one transaction at a time, with savepoints in it. */
export type Connection<Tx> = {
  /** What a transaction's work gets. */
  tx: Tx;
  begin: () => Promise<void>;
  commit: () => void;
  rollback: () => void;
  save: () => void;
  /** Keeps what came after the savepoint. */
  release: () => void;
  /** Undoes what came after the savepoint. */
  undo: () => void;
  /** False once a fault of the disk has ended the transaction. */
  isOpen: () => boolean;
};

type Outcome = () => void;
type Member<Tx> = { work: (tx: Tx) => Promise<Outcome>; fail: (error: unknown) => void };

/** The most writes that wait for one commit, so that the first does not wait for long. */
const LARGEST_GROUP = 32;

/** Until the requests that have already arrived were read. */
const turnOfTheLoop = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/**
 * One transaction after the other in order of arrival, those of the same moment with one commit: a commit waits for the
 * disk, which takes as long for one as for thirty. Each is a savepoint, so one that throws takes back nothing but its
 * own changes. Nobody hears of success or failure before the commit, because both can rest on what others of the
 * group wrote; when the commit fails, all of the group fail.
 */
export const groupedCommits = <Tx>(connection: Connection<Tx>): (<T>(work: (tx: Tx) => Promise<T>) => Promise<T>) => {
  const waiting: Member<Tx>[] = [];
  let isWorking = false;

  const runOne = async ({ work, fail }: Member<Tx>): Promise<Outcome> => {
    connection.save();
    try {
      const outcome = await work(connection.tx);
      connection.release();
      return outcome;
    } catch (error) {
      if (!connection.isOpen()) throw error;
      connection.undo();
      return () => fail(error);
    }
  };

  /** Runs those who wait, and those who come while the loop takes a turn. */
  const runGroup = async (): Promise<void> => {
    const group: Member<Tx>[] = [];
    const outcomes: Outcome[] = [];
    const runWaiting = async (): Promise<void> => {
      while (group.length < LARGEST_GROUP) {
        const member = waiting.shift();
        if (!member) return;
        group.push(member);
        outcomes.push(await runOne(member));
      }
    };
    try {
      await connection.begin();
      await runWaiting();
      await turnOfTheLoop();
      await runWaiting();
      connection.commit();
    } catch (error) {
      // Without a transaction none of those who wait could begin.
      for (const { fail } of group.length > 0 ? group : waiting.splice(0)) fail(error);
      if (connection.isOpen()) connection.rollback();
      return;
    }
    for (const outcome of outcomes) outcome();
  };

  const runAll = async (): Promise<void> => {
    isWorking = true;
    while (waiting.length > 0) await runGroup();
    isWorking = false;
  };

  return work =>
    new Promise((resolve, reject) => {
      waiting.push({
        work: async tx => {
          const result = await work(tx);
          return () => resolve(result);
        },
        fail: reject,
      });
      if (!isWorking) void runAll();
    });
};
