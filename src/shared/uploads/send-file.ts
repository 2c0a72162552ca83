import { DetailedError, Upload } from 'tus-js-client';

/** Small enough for any proxy and for a slow line's patience. */
const PART_BYTES = 4 * 1_048_576;
/** A line that is gone for longer than this, in milliseconds, fails; its parts stay with the school for an hour. */
const RETRIES = [0, 1_000, 3_000, 5_000, 10_000, 20_000];

const messageIn = (body: string | undefined): string => {
  try {
    const { message } = JSON.parse(body ?? '') as { message?: unknown };
    return typeof message === 'string' ? message : '';
  } catch {
    return '';
  }
};

export type Sending = { file: File; onProgress: (percent: number) => void; signal: AbortSignal };

/**
 * Sends a file in parts to an address of the academy's own, and goes on where it stood when the line comes back.
 * @throws Error with what the academy said of the file, if it said something.
 */
export const sendInParts = (uploadUrl: string, { file, onProgress, signal }: Sending): Promise<void> =>
  new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      uploadUrl: new URL(uploadUrl, location.href).href,
      chunkSize: PART_BYTES,
      retryDelays: RETRIES,
      storeFingerprintForResuming: false,
      onProgress: (sent, total) => onProgress(total > 0 ? Math.round((100 * sent) / total) : 0),
      onSuccess: () => resolve(),
      onError: error =>
        reject(new Error(error instanceof DetailedError ? messageIn(error.originalResponse?.getBody()) : '')),
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(new Error(''));
    });
    upload.start();
  });
