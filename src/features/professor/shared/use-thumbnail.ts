import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { toast } from '../../../ui/toast-store.ts';

/** Bytes. */
export const THUMBNAIL_MAX_BYTES = 5_242_880;
export const THUMBNAIL_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Why a file cannot be a course's picture; null when it can. */
export const thumbnailFlaw = ({ type, size }: { type: string; size: number }): string | null => {
  if (!THUMBNAIL_TYPES.includes(type)) return 'Formato inválido. Use JPG, PNG ou WEBP.';
  return size > THUMBNAIL_MAX_BYTES ? 'A imagem deve ter no máximo 5 MB' : null;
};

/**
 * Sends a picture to the school. @param courseId the course that shows it from then on; without one the picture waits for the course that
 * is about to be saved with it. @param onSent is told where the picture is read.
 */
export const useThumbnail = (courseId: number | undefined, onSent: (imageUrl: string) => void) => {
  const cache = api.useUtils();
  const begin = api.uploads.image.useMutation();
  const complete = api.uploads.complete.useMutation();
  return useMutation({
    mutationFn: async (file: File) => {
      const { uploadURL, objectPath } = await begin.mutateAsync();
      if (!objectPath) throw new Error('Upload falhou - path não encontrado');
      const sent = await fetch(uploadURL, { method: 'PUT', body: file, headers: { 'Content-Type': file.type } });
      if (!sent.ok) throw new Error(`The upload was answered with ${sent.status}`);
      const { imageUrl } = await complete.mutateAsync({ imageURL: objectPath, ...(courseId !== undefined && { courseId }) });
      return imageUrl;
    },
    onSuccess: imageUrl => {
      if (courseId !== undefined) void cache.courses.invalidate();
      onSent(imageUrl);
      toast({ title: 'Thumbnail atualizada!', description: 'A imagem do curso foi atualizada com sucesso.' });
    },
    onError: () => toast({ title: 'Erro no upload', description: 'Falha ao atualizar thumbnail. Tente novamente.', variant: 'destructive' }),
  });
};
