import { useEffect, useRef, useState } from 'react';
import type { StoredUpload } from '../../../server/features/uploads/uploads.schema.ts';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { putFile } from '../../lib/image-file.ts';
import { flawOfFile, kindOfFile, type LessonFileKind } from '../../lib/lesson-file.ts';

const FAILED = 'O envio parou. Verifique sua internet e tente novamente.';

type Standing =
  | { is: 'idle' }
  | { is: 'sending'; name: string; percent: number }
  | { is: 'failed'; message: string; /** Null where trying again would fail again. */ file: File | null };

const reasonOf = (error: unknown): string =>
  errorText(error, error instanceof Error && error.message ? error.message : FAILED);

type Delivery = { file: File; onProgress: (percent: number) => void; signal: AbortSignal };

/** Sends a file: asks the school for an address, sends the file there in parts, and asks what has arrived. */
export const useDeliverFile = () => {
  const begin = api.uploads.file.useMutation();
  const complete = api.uploads.completeFile.useMutation();
  return async (kind: LessonFileKind, { file, onProgress, signal }: Delivery): Promise<StoredUpload> => {
    const { uploadURL, objectPath } = await begin.mutateAsync({ kind, name: file.name.slice(-200), size: file.size });
    if (uploadURL.startsWith('/')) {
      // Only who sends a film needs it.
      const { sendInParts } = await import('./send-file.ts');
      await sendInParts(uploadURL, { file, onProgress, signal });
    } else await putFile(uploadURL, file, onProgress);
    return complete.mutateAsync({ objectPath });
  };
};

/**
 * Sends a lesson's film, document or picture. @param kinds what may be sent, by the file's name; the first is expected.
 * @param onSent is told of the file once it is there.
 */
export const useFileUpload = (
  kinds: readonly [LessonFileKind, ...LessonFileKind[]],
  onSent: (sent: StoredUpload) => void,
) => {
  const deliver = useDeliverFile();
  const [standing, setStanding] = useState<Standing>({ is: 'idle' });
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const send = async (file: File): Promise<void> => {
    const kind = kindOfFile(file.name, kinds);
    const flaw = flawOfFile(kind, file);
    if (flaw) return setStanding({ is: 'failed', message: flaw, file: null });
    const { signal } = (controller.current = new AbortController());
    setStanding({ is: 'sending', name: file.name, percent: 0 });
    try {
      const onProgress = (percent: number) =>
        !signal.aborted && setStanding({ is: 'sending', name: file.name, percent });
      const sent = await deliver(kind, { file, onProgress, signal });
      if (signal.aborted) return;
      setStanding({ is: 'idle' });
      onSent(sent);
    } catch (error) {
      if (!signal.aborted) setStanding({ is: 'failed', message: reasonOf(error), file });
    }
  };

  const cancel = () => {
    controller.current?.abort();
    setStanding({ is: 'idle' });
  };
  return { standing, send, cancel };
};
