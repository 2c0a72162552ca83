import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { toast } from '../../../ui/toast-store.ts';

/**
 * Sends a picture to the school, where it waits for the course that is about to be saved with it. @param onSent is told
 * where the picture is read.
 */
export const useThumbnail = (onSent: (imageUrl: string) => void) => {
  const begin = api.uploads.image.useMutation();
  const complete = api.uploads.complete.useMutation();
  return useMutation({
    mutationFn: async (file: File) => {
      const { uploadURL, objectPath } = await begin.mutateAsync();
      if (!objectPath) throw new Error('Upload falhou - path não encontrado');
      const sent = await fetch(uploadURL, { method: 'PUT', body: file, headers: { 'Content-Type': file.type } });
      if (!sent.ok) throw new Error(`The upload was answered with ${sent.status}`);
      const { imageUrl } = await complete.mutateAsync({ imageURL: objectPath });
      return imageUrl;
    },
    onSuccess: imageUrl => {
      onSent(imageUrl);
      toast({ title: 'Thumbnail atualizada!', description: 'A imagem do curso foi atualizada com sucesso.' });
    },
    onError: () =>
      toast({
        title: 'Erro no upload',
        description: 'Falha ao atualizar thumbnail. Tente novamente.',
        variant: 'destructive',
      }),
  });
};
