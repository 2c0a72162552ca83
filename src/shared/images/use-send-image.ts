import { api } from '../../lib/api.ts';
import { putFile } from '../../lib/image-file.ts';
import type { Picture } from './ImageField.tsx';

/** Sends a picture that is still a file. @returns a function that gives the picture's address, or null for none. */
export const useSendImage = () => {
  const issue = api.uploads.image.useMutation();
  return async (picture: Picture): Promise<string | null> => {
    if (!(picture instanceof File)) return picture;
    const { uploadURL, objectPath } = await issue.mutateAsync();
    await putFile(uploadURL, picture);
    return objectPath;
  };
};
