import type { ServerResponse } from 'node:http';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { COUNTERS_TABLE, type Counters } from '../../db/counters.ts';
import { AppError } from '../errors.ts';
import { countedAs } from '../network.ts';
import type { Caller } from '../trpc/context.ts';

/** How many calls each may make in a minute. A whole class sits behind one address. */
const QUOTAS = { address: 3_000, user: 600, token: 300 };
const WINDOW_SECONDS = 60;
type Policy = keyof typeof QUOTAS;

type MeteredRequest = {
  address: string;
  calls: number;
  /** Tells what is left; what comes over a socket has no answer of its own. */
  outgoing?: ServerResponse;
};
/**
 * Counts one request's calls, of which a batch holds several.
 * @throws AppError 429 with the seconds to wait, when the minute's calls are used up.
 */
type RateLimits = (request: MeteredRequest, findCaller: () => Promise<Caller | null>) => Promise<void>;

/**
 * One process counts in its memory. Several count together in Postgres; each remembers who has used up the minute, and
 * counts alone while the database does not answer.
 */
const limiterOf = (policy: Policy, counters: Counters | undefined): RateLimiterAbstract => {
  const points = QUOTAS[policy];
  const own = { keyPrefix: policy, points, duration: WINDOW_SECONDS };
  if (!counters) return new RateLimiterMemory(own);
  const shared = {
    storeClient: counters,
    storeType: 'pool',
    tableName: COUNTERS_TABLE,
    tableCreated: true,
    inMemoryBlockOnConsumed: points,
  };
  return new RateLimiterPostgres({ ...own, ...shared, insuranceLimiter: new RateLimiterMemory(own) });
};

type Count = { standing: RateLimiterRes; isRefused: boolean };

const count = async (limiter: RateLimiterAbstract, key: string | number, calls: number): Promise<Count> => {
  try {
    return { standing: await limiter.consume(key, calls), isRefused: false };
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return { standing: refused, isRefused: true };
  }
};

/**
 * A window that ends later than this began before the clock was put back, and would refuse until the clock is there
 * again: it is dropped. The clocks of several processes may differ by a window.
 */
const LONGEST_MS = 2 * WINDOW_SECONDS * 1_000;

type Consumed = { left: number; seconds: number; isRefused: boolean };

const consume = async (limiter: RateLimiterAbstract, key: string | number, calls: number): Promise<Consumed> => {
  let counted = await count(limiter, key, calls);
  if (counted.standing.msBeforeNext > LONGEST_MS) {
    await limiter.delete(key);
    counted = await count(limiter, key, calls);
  }
  const { standing, isRefused } = counted;
  return {
    left: isRefused ? 0 : standing.remainingPoints,
    seconds: Math.max(1, Math.ceil(standing.msBeforeNext / 1_000)),
    isRefused,
  };
};

const POLICIES = Object.entries(QUOTAS)
  .map(([policy, quota]) => `"${policy}";q=${quota};w=${WINDOW_SECONDS}`)
  .join(', ');

/**
 * Whom a request is counted for. A person who is signed in is not counted for the address: one script behind a school's
 * address would otherwise shut out the school. A program's calls use up nothing of what its owner may ask.
 */
const countedFor = (address: string, caller: Caller | null): [Policy, string | number] => {
  if (caller === null) return ['address', countedAs(address)];
  return caller.sessionId === null ? ['token', caller.tokenId] : ['user', caller.viewer.id];
};

/** Every answer tells what is left, in the fields of draft-ietf-httpapi-ratelimit-headers-11 (2026). */
export const createRateLimits = (enabled: boolean, counters?: Counters): RateLimits => {
  if (!enabled) return async () => undefined;
  const limiters = {
    address: limiterOf('address', counters),
    user: limiterOf('user', counters),
    token: limiterOf('token', counters),
  };
  return async ({ address, calls, outgoing }, findCaller) => {
    const [policy, key] = countedFor(address, await findCaller());
    const { left, seconds, isRefused } = await consume(limiters[policy], key, calls);
    if (outgoing && !outgoing.headersSent) {
      outgoing.setHeader('RateLimit-Policy', POLICIES);
      outgoing.setHeader('RateLimit', `"${policy}";r=${left};t=${seconds}`);
    }
    if (isRefused) throw new AppError('tooManyRequests', seconds);
  };
};
