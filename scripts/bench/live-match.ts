import { WebSocket } from 'ws';
import { SOCKET_PATH } from '../../server/live/sockets.ts';
import { call, type Session } from './client.ts';

/** Somebody at the school, with the socket of the screen that is open. */
export type Player = Session & { id: number };

type Message = { result?: { data?: { data: { type: string; ply?: number } } } };

/** Opens a socket as a page does. @param localAddress from which address of this machine. */
export const openSocket = ({ url, cookie }: Session, localAddress?: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const options = { origin: url, headers: { cookie }, ...(localAddress && { localAddress }) };
    const socket = new WebSocket(`${url.replace('http', 'ws')}${SOCKET_PATH}`, options);
    socket.on('message', (data: Buffer) => {
      if (data.toString() === 'PING') socket.send('PONG');
    });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });

export type LiveMatch = {
  /** Plays a move for whose turn it is. @returns milliseconds until it is acknowledged, and until the other sees it. */
  play: (move: string) => Promise<{ acknowledged: number; seen: number }>;
  close: () => void;
};

/** How long a move may stay unseen before the bench gives up. */
const UNSEEN_MS = 20_000;

/** @throws Error for another answer than 200. */
const ask = async (as: Session, path: string, body?: object): Promise<{ body: string; milliseconds: number }> => {
  const { status, body: text, milliseconds } = await call(as, 'POST', `/api/matches${path}`, body);
  if (status !== 200) throw new Error(`POST /api/matches${path} was answered ${status} ${text}`);
  return { body: text, milliseconds };
};

/** Begins a match between two people, each of whom has the board open on a screen. */
export const beginMatch = async (white: Player, black: Player): Promise<LiveMatch> => {
  const opponent = { kind: 'person', userId: black.id };
  const made = await ask(white, '', { opponent, base: 3_600, increment: 5, color: 'white' });
  const { id: matchId } = (JSON.parse(made.body) as { match: { id: number } }).match;
  await ask(black, `/${matchId}/accept`);
  const players = [white, black];
  const waiting = new Map<string, () => void>();
  const sockets = await Promise.all(players.map(player => openSocket(player)));
  const subscription = JSON.stringify({ id: 1, method: 'subscription', params: { path: 'match', input: { matchId } } });
  for (const [side, socket] of sockets.entries()) {
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text === 'PING') return;
      const { result } = JSON.parse(text) as Message;
      const ply = result?.data?.data.ply;
      if (ply !== undefined) waiting.get(`${side} ${ply}`)?.();
    });
    socket.send(subscription);
  }
  let ply = 0;
  return {
    play: async move => {
      const before = ply;
      ply += 1;
      const startedAt = performance.now();
      const seen = new Promise<number>((resolve, reject) => {
        const giveUp = setTimeout(() => reject(new Error(`Move ${before} of ${matchId} was never seen`)), UNSEEN_MS);
        waiting.set(`${(before + 1) % 2} ${ply}`, () => {
          clearTimeout(giveUp);
          resolve(performance.now() - startedAt);
        });
      });
      const [{ milliseconds }, seenAfter] = await Promise.all([
        ask(players[before % 2]!, `/${matchId}/moves`, { move, ply: before }),
        seen,
      ]);
      return { acknowledged: milliseconds, seen: seenAfter };
    },
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
};
