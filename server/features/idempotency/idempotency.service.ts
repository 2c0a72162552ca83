import { createHash } from 'node:crypto';
import type { Db } from '../../../db/client.ts';
import { isCalledAlone } from '../../common/batches.schema.ts';
import { DAY_MS, MINUTE_MS } from '../../common/time.schema.ts';
import { AppError } from '../../errors.ts';
import {
  countKeys,
  deleteKey,
  deleteKeysUntil,
  deleteKeyUntil,
  findKey,
  insertKey,
  setAnswer,
  type KeptKey,
} from './idempotency.queries.ts';

/** How long a key stands for its first request. */
const KEPT_MS = DAY_MS;
/** No request takes longer: what has no answer by then was interrupted. */
const LONGEST_MS = 2 * MINUTE_MS;
const ASK_AGAIN_S = 2;
/** So nobody fills the database with answers: 64 MB a person at most. */
const MAX_KEYS = 2_000;
const MAX_KEYS_PAUSE_S = 3_600;
const MAX_ANSWER_LENGTH = 32_000;

/** Its answer is an address that takes an upload from whoever knows it; of the others `isCalledAlone` tells. */
const SECRET_ADDRESSES: ReadonlySet<string> = new Set(['uploads.image', 'uploads.file']);
const isSecret = (operation: string): boolean => isCalledAlone(operation) || SECRET_ADDRESSES.has(operation);

/** A request with a key; `tokenId` is null for a session. */
export type KeyedRequest = {
  userId: number;
  tokenId: number | null;
  operation: string;
  key: string;
  path: string;
  body: object;
};
type Answer = { status: number; text: string };
/** `again`: the answer of the first request, if this is not the first. The first one owes its answer to `keep`. */
export type Claim = { again: Answer } | { again: undefined; keep: (answer: Answer) => Promise<void> };

const hashOf = (...parts: unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** What a used key says to another request. @throws AppError 409 where it cannot give the first answer again. */
const answerAgain = ({ request, status, answer, createdAt }: KeptKey, asked: string | null, now: Date): Answer => {
  if (request !== asked) throw new AppError('idempotencyKeyReused');
  if (status !== null && answer !== null) return { status, text: answer };
  if (status !== null) throw new AppError('idempotencyKeyDone');
  if (now.getTime() - createdAt.getTime() < LONGEST_MS) throw new AppError('idempotencyKeyRunning', ASK_AGAIN_S);
  throw new AppError('idempotencyKeyLost');
};

/** Refusals for which the key stays free: they depend on who asks and when, or the request can be tried again. */
const isKept = (status: number, operation: string): boolean =>
  status < 400 || (status < 500 && ![401, 403, 429].includes(status) && !isSecret(operation));

const keepAnswer = (db: Db, id: string, operation: string, { status, text }: Answer): Promise<void> =>
  db.write(tx => {
    if (!isKept(status, operation)) return deleteKey(tx, id);
    const mayStand = !isSecret(operation) && text.length <= MAX_ANSWER_LENGTH;
    return setAnswer(tx, id, { status, answer: mayStand ? text : null });
  });

/**
 * Makes a request the only one that is done under its key. The key stands in the database before anything is done, so
 * that this holds between processes too.
 * @throws AppError 409 for a key of another request, and where the first answer is not there (yet); 429
 */
export const claimKey = async (db: Db, asked: KeyedRequest, now: Date): Promise<Claim> => {
  const { userId, tokenId, operation, key, path, body } = asked;
  const id = hashOf(userId, tokenId, operation, key);
  const request = isSecret(operation) ? null : hashOf(path, body);
  const over = new Date(now.getTime() - KEPT_MS);
  const used = await findKey(db.read, id, over);
  if (used) return { again: answerAgain(used, request, now) };
  if ((await countKeys(db.read, userId, over)) >= MAX_KEYS)
    throw new AppError('tooManyIdempotencyKeys', MAX_KEYS_PAUSE_S);
  const taken = await db.write(async tx => {
    await deleteKeyUntil(tx, id, over);
    const isFirst = await insertKey(tx, { id, userId, request, createdAt: now });
    return isFirst ? undefined : findKey(tx, id, over);
  });
  if (taken) return { again: answerAgain(taken, request, now) };
  return { again: undefined, keep: answer => keepAnswer(db, id, operation, answer) };
};

/** Deletes the keys whose time is over. */
export const sweepKeys = (db: Db): Promise<void> => db.write(tx => deleteKeysUntil(tx, new Date(Date.now() - KEPT_MS)));
