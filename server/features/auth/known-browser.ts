/**
 * Browsers in which somebody signed in before. Their cookie exempts them from what others failed: without it, whoever
 * guesses wrongly at the school's address would lock the owner out there.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 12;
/** 128 bits, in base64url. */
const SEAL_LENGTH = 22;
/** A computer in a school's library has many owners. */
const MAX_ACCOUNTS = 20;

/** A browser's random id, and for each account that signed in there the proof of it, newest first. */
export type Browser = { id: string; seals: ReadonlyMap<number, string> };

type Account = { id: number; passwordHash: string };

/**
 * Signed with the account's password hash, which every process has and no client: whoever changes the password makes
 * every browser a stranger, a thief's too.
 */
const sealOf = (browserId: string, { id, passwordHash }: Account): string =>
  createHmac('sha256', passwordHash).update(`browser ${browserId} of ${id}`).digest('base64url').slice(0, SEAL_LENGTH);

const newBrowser = (): Browser => ({ id: randomBytes(ID_BYTES).toString('base64url'), seals: new Map() });

/** Reads a cookie's value; anything but such a value is a browser that nobody knows. */
export const readBrowser = (value: string | undefined): Browser => {
  const [id = '', ...proofs] = (value ?? '').split('.');
  if (!/^[\w-]{16}$/.test(id)) return newBrowser();
  const seals = proofs.slice(0, MAX_ACCOUNTS).flatMap((proof): [number, string][] => {
    const [, userId, seal] = /^(\d{1,10})-([\w-]{22})$/.exec(proof) ?? [];
    return userId && seal ? [[Number(userId), seal]] : [];
  });
  return { id, seals: new Map(seals) };
};

/** Whether the account's owner has signed in in this browser since the password last changed. */
export const isKnown = ({ id, seals }: Browser, account: Account): boolean => {
  const seal = seals.get(account.id);
  return seal !== undefined && timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(id, account)));
};

/** The cookie's value after an account signed in. */
export const writeBrowser = ({ id, seals }: Browser, account: Account): string => {
  const others = [...seals].filter(([userId]) => userId !== account.id).slice(0, MAX_ACCOUNTS - 1);
  return [id, ...[[account.id, sealOf(id, account)], ...others].map(proof => proof.join('-'))].join('.');
};
