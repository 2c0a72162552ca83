import { useState } from 'react';
import { api } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { flawOf, putFile } from '../../../../lib/image-file.ts';
import { toast } from '../../../../ui/toast-store.ts';

const FAILED = 'Erro ao processar upload. Tente novamente.';

/**
 * A course's new picture: an address is asked for, the file sent there, and the course told of it. It is shown at once,
 * without the form being saved.
 */
export const useThumbnail = (courseId: number) => {
  const cache = api.useUtils();
  const issue = api.uploads.image.useMutation();
  const complete = api.uploads.complete.useMutation({
    onSuccess: ({ imageUrl }) => {
      const showIt = cache.courses.get.getData({ id: courseId });
      if (showIt) cache.courses.get.setData({ id: courseId }, { course: { ...showIt.course, imageUrl } });
      return Promise.all([cache.courses.list.invalidate(), cache.courses.professor.invalidate()]);
    },
  });
  /** Percent sent; null while nothing is. */
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);

  const deliver = async (file: File) => {
    const { uploadURL, objectPath } = await issue.mutateAsync();
    if (!objectPath) throw new Error('Upload falhou - path não encontrado');
    await putFile(uploadURL, file, setProgress);
    await complete.mutateAsync({ imageURL: objectPath, courseId });
  };

  const send = async (file: File) => {
    const flaw = flawOf(file);
    setError(flaw);
    if (flaw) return;
    setProgress(0);
    try {
      await deliver(file);
      toast({ title: 'Thumbnail atualizada!', description: 'A imagem do curso foi atualizada com sucesso.' });
    } catch (failure) {
      const reason = errorText(failure, failure instanceof Error ? failure.message : '');
      setError([FAILED, reason].filter(Boolean).join(' '));
      toast({
        title: 'Erro no upload',
        description: 'Falha ao atualizar thumbnail. Tente novamente.',
        variant: 'destructive',
      });
    } finally {
      setProgress(null);
    }
  };
  return { progress, error, send };
};
