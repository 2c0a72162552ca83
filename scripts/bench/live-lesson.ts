import { call, type Session } from './client.ts';
import { openSocket } from './live-match.ts';

type Message = { result?: { data?: { lesson?: { version: number } | null } } };

export type Follower = {
  /** The version of the board that is on the screen. */
  shown: () => number;
  /** Waits until this version of the board, or a later one, is on the screen. */
  until: (version: number) => Promise<void>;
  close: () => void;
};

/** Opens the board of a class as a student's page does. */
export const follow = async (as: Session, classId: number): Promise<Follower> => {
  const socket = await openSocket(as);
  let shown = 0;
  let waiting: { version: number; resolve: () => void }[] = [];
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    if (text === 'PING') return;
    shown = (JSON.parse(text) as Message).result?.data?.lesson?.version ?? shown;
    for (const { version, resolve } of waiting) if (version <= shown) resolve();
    waiting = waiting.filter(({ version }) => version > shown);
  });
  socket.send(JSON.stringify({ id: 1, method: 'subscription', params: { path: 'lesson', input: { classId } } }));
  return {
    shown: () => shown,
    until: version =>
      shown >= version ? Promise.resolve() : new Promise(resolve => void waiting.push({ version, resolve })),
    close: () => socket.terminate(),
  };
};

/** @returns the board's version afterwards. @throws Error for another answer than 200. */
const change = async (as: Session, procedure: string, input: object): Promise<number> => {
  const { status, body } = await call(as, 'POST', `/trpc/liveLessons.${procedure}`, input);
  if (status !== 200) throw new Error(`${procedure} was answered ${status} ${body}`);
  return (JSON.parse(body) as { result: { data: { lesson: { version: number } } } }).result.data.lesson.version;
};

export const startLesson = (as: Session, classId: number): Promise<number> => change(as, 'start', { classId });

export const showTo = (
  as: Session,
  shown: { classId: number; version: number; path: readonly string[] },
): Promise<number> => change(as, 'show', { ...shown, side: 'white' });
