import type { IncomingMessage } from 'node:http';
import { AppError } from '../../errors.ts';
import { claimKey, type Claim } from '../../features/idempotency/idempotency.service.ts';
import type { Context } from '../../trpc/context.ts';
import type { Endpoint } from './paths.ts';

const HEADER = 'idempotency-key';
const VISIBLE_ASCII = /^[\x21-\x7e]{1,200}$/;

export const REPLAYED = { 'Idempotency-Replayed': 'true' };

type Asked = { incoming: IncomingMessage; context: Context; endpoint: Endpoint; path: string; body: object };

/**
 * Claims the key of a POST that has one. Who is not signed in has no keys.
 * @throws AppError 400 for what is no key, 409 and 429 as `claimKey`
 */
export const claimFor = async (asked: Asked): Promise<Claim | undefined> => {
  const { incoming, context, endpoint, path, body } = asked;
  const key = incoming.headers[HEADER];
  if (key === undefined || endpoint.method !== 'POST' || endpoint.isForVisitors) return undefined;
  // For a token that is not valid the procedure has its answer.
  const caller = await context.signedIn().catch(() => null);
  if (!caller) return undefined;
  if (typeof key !== 'string' || !VISIBLE_ASCII.test(key)) throw new AppError('invalidIdempotencyKey');
  const tokenId = caller.scopes === null ? null : caller.tokenId;
  const request = { userId: caller.viewer.id, tokenId, operation: endpoint.name, key, path, body };
  return claimKey(context.db, request, new Date());
};
