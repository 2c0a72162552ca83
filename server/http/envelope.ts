import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { refusalOf } from '../errors.ts';

/** A refusal given before any procedure runs, in the envelope that tRPC's clients expect. */
export const inEnvelope = ({ code, reason, status, message }: ReturnType<typeof refusalOf>) => ({
  error: { message, code: TRPC_ERROR_CODES_BY_KEY[code], data: { code, reason, httpStatus: status } },
});
