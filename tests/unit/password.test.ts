import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../../server/features/auth/password.ts';

test('a password is kept as a hash of Argon2id, with a salt and at the cost that OWASP names first', async () => {
  const [first, second] = [await hashPassword('peão passado'), await hashPassword('peão passado')];
  for (const hash of [first, second])
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(first).not.toBe(second);
  // However a keyboard composes its letters.
  expect(await verifyPassword('peão passado'.normalize('NFD'), first)).toBe(true);
  expect(await verifyPassword('peao passado', first)).toBe(false);
  expect(await verifyPassword('peão passado', undefined)).toBe(false);
});
