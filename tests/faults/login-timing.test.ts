import { expect, test } from 'vitest';
import { attempts } from '../../db/schema/users.ts';
import { RegisterInput } from '../../server/features/auth/auth.schema.ts';
import { login, register } from '../../server/features/auth/auth.service.ts';
import { createSessions } from '../../server/features/auth/sessions.ts';
import { emptyDatabase } from '../support/database.ts';

const TRIES = 31;
const ADDRESS = '10.0.0.1';

const quantileOf = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))]!;

test('a refused login takes as long for an unknown email as for a wrong password', async () => {
  const db = await emptyDatabase();
  const doors = { db, sessions: createSessions(db, { secure: false }), address: ADDRESS };
  await register(
    { ...doors, professorSignup: 'open' },
    RegisterInput.parse({ name: 'Ana', email: 'ana@exemplo.com', password: 'segredo' }),
  );
  const timeOf = async (email: string): Promise<number> => {
    await db.write(tx => tx.delete(attempts));
    const startedAt = performance.now();
    await expect(login(doors, { email, password: 'errada' })).rejects.toMatchObject({ refusal: 'wrongCredentials' });
    return performance.now() - startedAt;
  };
  const taken: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  await timeOf('ana@exemplo.com');
  // In turn, so that whatever else the machine does meets both alike.
  for (let i = 0; i < TRIES; i += 1) {
    taken.known.push(await timeOf('ana@exemplo.com'));
    taken.unknown.push(await timeOf('ninguem@exemplo.com'));
  }
  const [known, unknown] = [quantileOf(taken.known, 0.5), quantileOf(taken.unknown, 0.5)];
  const noise = Math.max(...Object.values(taken).map(times => quantileOf(times, 0.75) - quantileOf(times, 0.25)));
  // Without the hash it would be a tenth: two thirds leave room for a busy machine.
  expect(Math.abs(known - unknown)).toBeLessThan(Math.max(noise, known / 3));
});
