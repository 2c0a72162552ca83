import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { putFile } from '../../../lib/image-file.ts';
import { lightPhoto } from '../../../lib/light-photo.ts';
import { toast } from '../../../ui/toast-store.ts';
import { kindOf } from './work-file.ts';

const NOT_SENT = 'O arquivo não foi enviado. Verifique sua internet e tente novamente.';
const reasonOf = (error: unknown): string =>
  errorText(error, error instanceof Error && error.message ? error.message : NOT_SENT);

/** A file to send, the address of one that was handed in before, or none. */
export type Chosen = File | string | null;

const preparedFrom = async (file: File): Promise<File> => {
  if (kindOf(file) !== 'image') return file;
  try {
    return await lightPhoto(file);
  } catch {
    throw new Error('O navegador não consegue ler esta imagem. Escolha outra.');
  }
};

/** Hands in a text, a file or both; the file is sent first. */
export const useHandIn = (assignmentId: number) => {
  const cache = api.useUtils();
  const address = api.assignments.workFile.useMutation();
  const handIn = api.assignments.handIn.useMutation();
  /** The percent of the file that were sent; null while none is. */
  const [percent, setPercent] = useState<number | null>(null);

  const deliver = async (chosen: File): Promise<string> => {
    const file = await preparedFrom(chosen);
    const { uploadURL, objectPath } = await address.mutateAsync({
      assignmentId,
      kind: kindOf(file) ?? 'pdf',
      name: file.name.slice(-200),
      size: file.size,
    });
    await putFile(uploadURL, file, setPercent);
    return objectPath;
  };

  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async ({ text, chosen }: { text: string; chosen: Chosen }) => {
      const file = chosen instanceof File ? await deliver(chosen) : chosen;
      return handIn.mutateAsync({ assignmentId, text, file });
    },
    onSuccess: data => {
      cache.assignments.get.setData({ assignmentId }, data);
      toast({ title: 'Tarefa entregue' });
      return cache.assignments.list.invalidate();
    },
    onError: error =>
      toast({ title: 'A tarefa não foi entregue', description: reasonOf(error), variant: 'destructive' }),
    onSettled: () => setPercent(null),
  });
  return { mutate, isPending, percent, issue: handIn.error?.data?.issues?.[0]?.message };
};
