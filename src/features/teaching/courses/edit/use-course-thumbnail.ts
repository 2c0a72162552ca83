import { useState } from 'react';
import { api } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { flawOf } from '../../../../lib/image-file.ts';
import { toast } from '../../../../ui/toast-store.ts';
import { useImageUpload } from '../../shared/use-image-upload.ts';

const FAILED = 'Erro ao processar upload. Tente novamente.';

/**
 * A course's new picture. It is shown at once, without the form being saved.
 */
export const useCourseThumbnail = (courseId: number) => {
  const cache = api.useUtils();
  const upload = useImageUpload();
  /** Percent sent; null while nothing is. */
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);

  const deliver = async (file: File) => {
    const imageUrl = await upload(file, { courseId, onProgress: setProgress });
    const shown = cache.courses.get.getData({ id: courseId });
    if (shown) cache.courses.get.setData({ id: courseId }, { course: { ...shown.course, imageUrl } });
    await Promise.all([cache.courses.list.invalidate(), cache.courses.professor.invalidate()]);
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
