import { Chess } from 'chess.js';
import { expect, test } from 'vitest';
import { createPool } from '../../server/engine/pool.ts';
import { aStudent } from '../../server/harness/school.ts';
import { answerAtOnce, scriptedProcess } from '../support/engine.ts';
import { eventually } from '../support/eventually.ts';
import { startServer, type Answer } from '../support/server.ts';

const ASKED = 300;

test('of three hundred analyses at once two wait, and another user’s move goes before them', async () => {
  let isHeld = true;
  const engine = scriptedProcess(process => void (isHeld || answerAtOnce(process)));
  const pool = createPool({ start: () => engine, size: 1 });
  const server = await startServer({}, pool);
  const [attacker, pupil] = [await aStudent(server.db), await aStudent(server.db)];
  const answered: (Answer & { who: string })[] = [];
  const ask = async (who: string, path: string, as: { id: number }, body: object): Promise<void> => {
    answered.push({ who, ...(await server.rest('POST', path, { as, body })) });
  };

  const attack = Array.from({ length: ASKED }, (_, i) =>
    ask('attacker', '/chess/analyze', attacker, { fen: `4k3/8/8/8/8/8/4P3/4K3 w - - ${i % 90} 1` }),
  );
  await eventually(() => expect(answered).toHaveLength(ASKED - 2));
  for (const { status, headers, body } of answered.splice(0)) {
    expect({ status, retryAfter: headers.get('retry-after') }).toEqual({ status: 429, retryAfter: '2' });
    expect(body.message).toBe('Você já espera duas respostas do motor de xadrez. Aguarde uma delas e tente de novo.');
  }

  const held = pool.load?.().waiting ?? 0;
  const move = ask('pupil', '/chess/ai-move', pupil, { difficulty: 'facil', fen: new Chess().fen(), moveHistory: [] });
  await eventually(() => expect(pool.load?.().waiting).toBe(held + 1));
  isHeld = false;
  answerAtOnce(engine);
  await Promise.all([...attack, move]);
  expect(answered.map(({ who, status }) => `${who} ${status}`)).toEqual(['pupil 200', 'attacker 200', 'attacker 200']);
});
