import { useMutation } from '@tanstack/react-query';
import { toast } from '../../../ui/toast-store.ts';
import { useImageUpload } from '../shared/use-image-upload.ts';

/**
 * Uploads a picture for a course that is not saved yet. @param onSent gets the picture's address.
 */
export const useDraftThumbnail = (onSent: (imageUrl: string) => void) => {
  const upload = useImageUpload();
  return useMutation({
    mutationFn: (file: File) => upload(file),
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
