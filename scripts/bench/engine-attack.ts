import { randomPositions } from '../../server/harness/positions/random-positions.ts';
import { call, type Session } from './client.ts';

export type Attack = {
  asked: number;
  answered: number;
  refused: number;
  /** Answers that are neither an analysis nor a refusal with the time to wait. */
  faults: string[];
};

/** More than fitted into the whole queue when it was first come, first served. */
const CALLERS = 100;
/** After a refusal, although it said two seconds: the engine and not the rest of the server is to be kept busy. */
const PAUSE_MS = 250;

/** Asks for analyses of ever new positions, a hundred at once, whatever the answer is. */
export const attackEngine = async (session: Session, seconds: number): Promise<Attack> => {
  const attack: Attack = { asked: 0, answered: 0, refused: 0, faults: [] };
  const positions = randomPositions(CALLERS, 5).map(({ fen }) => fen.split(' ').slice(0, 4).join(' '));
  const until = performance.now() + seconds * 1_000;
  const ask = async (fen: string): Promise<void> => {
    attack.asked += 1;
    const { status, retryAfter, body } = await call(session, 'POST', '/api/chess/analyze', { fen });
    if (status === 200) attack.answered += 1;
    else if (status === 429 && retryAfter) attack.refused += 1;
    else attack.faults.push(`${status} ${body}`);
    if (status !== 200) await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
  };
  const caller = async (board: string): Promise<void> => {
    for (let i = 0; performance.now() < until; i += 1) await ask(`${board} ${i % 90} 60`);
  };
  await Promise.all(positions.map(caller));
  return attack;
};
