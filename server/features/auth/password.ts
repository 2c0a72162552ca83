import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { MEMORY_KIB, PASSES } from './password-cost.ts';

const PARALLELISM = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const derive = (password: string, nonce: Buffer): Promise<Buffer> => {
  const parameters = {
    message: password.normalize('NFC'),
    nonce,
    memory: MEMORY_KIB,
    passes: PASSES,
    parallelism: PARALLELISM,
    tagLength: HASH_BYTES,
  };
  return new Promise((resolve, reject) =>
    argon2('argon2id', parameters, (error, hash) => (error ? reject(error) : resolve(hash))),
  );
};

/** The password's hash in the PHC string format, with a salt of its own. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt);
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${base64(salt)}$${base64(hash)}`;
};

/**
 * Whether the password matches the hash. Without a hash, or with one of another format, it takes the same time and
 * returns false.
 */
export const verifyPassword = async (password: string, hashed: string | undefined): Promise<boolean> => {
  const [salt, expected] =
    (hashed?.startsWith('$argon2id$') ? hashed : undefined)
      ?.split('$')
      .slice(-2)
      .map(part => Buffer.from(part, 'base64')) ?? [];
  const actual = await derive(password, salt ?? Buffer.alloc(SALT_BYTES));
  return expected !== undefined && timingSafeEqual(actual, expected);
};
