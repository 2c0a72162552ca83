import { useMutation } from '@tanstack/react-query';
import type { User } from '../../../server/features/auth/auth.schema.ts';
import { api } from '../../lib/api.ts';
import { putFile } from '../../lib/image-file.ts';
import { toast } from '../../ui/toast-store.ts';
import { squarePhoto } from './square-photo.ts';

/** Shows the user's new picture, or none, wherever they are shown. */
const useShow = () => {
  const cache = api.useUtils();
  return (changed: { user: User }) => {
    cache.profile.get.setData(undefined, changed);
    cache.auth.me.setData(undefined, changed);
    // Rankings, and a professor's courses.
    for (const feature of [cache.missions, cache.games, cache.courses]) void feature.invalidate();
  };
};

/** Makes a file the user's picture: it is cut to a square, sent to an address given out for it, and claimed. */
export const useSendAvatar = () => {
  const show = useShow();
  const issue = api.uploads.image.useMutation();
  const claim = api.profile.setAvatar.useMutation();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (file: File) => {
      const photo = await squarePhoto(file);
      const { uploadURL, objectPath } = await issue.mutateAsync();
      await putFile(uploadURL, photo);
      return claim.mutateAsync({ imageURL: objectPath });
    },
    onSuccess: changed => {
      show(changed);
      toast({ title: 'Foto atualizada!', description: 'Sua nova foto já aparece para todos.' });
    },
  });
};

export const useRemoveAvatar = () => {
  const show = useShow();
  return api.profile.removeAvatar.useMutation({
    onSuccess: changed => {
      show(changed);
      toast({ title: 'Foto removida', description: 'Suas iniciais aparecem no lugar dela.' });
    },
  });
};
