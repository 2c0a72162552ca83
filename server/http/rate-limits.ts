import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';

/** A whole class sits behind one address. */
const REQUESTS_PER_MINUTE = { address: 3_000, user: 600 };

/** Counts calls, of which a batch holds several. @throws AppError 429 with the seconds to wait, when the caller has used up the minute. */
export type RateLimits = { byAddress: (address: string, calls: number) => Promise<void>; byUser: (userId: number, calls: number) => Promise<void> };

const limitOf = (points: number) => {
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  return async (key: string | number, calls: number): Promise<void> => {
    try {
      await limiter.consume(key, calls);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new AppError('tooManyRequests', Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)));
    }
  };
};

const unlimited = async (): Promise<void> => undefined;

export const createRateLimits = (enabled: boolean): RateLimits =>
  enabled
    ? { byAddress: limitOf(REQUESTS_PER_MINUTE.address), byUser: limitOf(REQUESTS_PER_MINUTE.user) }
    : { byAddress: unlimited, byUser: unlimited };
