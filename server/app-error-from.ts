import { storageFaultOf, type StorageFault } from '../db/storage-faults.ts';
import { AppError, type Refusal } from './errors.ts';

/** What the client is told, and after how many seconds it should try again. */
const ANSWERS: Record<StorageFault, { refusal: Refusal; retryAfter: number }> = {
  full: { refusal: 'noRoom', retryAfter: 60 },
  unwritable: { refusal: 'notWritable', retryAfter: 5 },
  unreachable: { refusal: 'unavailable', retryAfter: 2 },
};

/**
 * The refusal that an error stands for: itself, or what a fault of database or disk means for the client; undefined for
 * any other error.
 */
export const appErrorFrom = (error: unknown): AppError | undefined => {
  if (error instanceof AppError) return error;
  const fault = storageFaultOf(error);
  if (!fault) return undefined;
  const { refusal, retryAfter } = ANSWERS[fault];
  return new AppError(refusal, retryAfter, { cause: error });
};
