import { api } from '../../../lib/api.ts';
import { putFile } from '../../../lib/image-file.ts';

type UploadOptions = {
  /** The course that gets the picture; without one it waits for the course that is about to be saved with it. */
  courseId?: number;
  /** Told the percent sent so far. */
  onProgress?: (percent: number) => void;
};

/** Sends a picture: asks the school for an address, sends the file there, and tells the school that it is complete. */
export const useImageUpload = () => {
  const begin = api.uploads.image.useMutation();
  const complete = api.uploads.complete.useMutation();
  /** @returns the address at which the picture is read. */
  return async (file: File, { courseId, onProgress = () => {} }: UploadOptions = {}): Promise<string> => {
    const { uploadURL, objectPath } = await begin.mutateAsync();
    if (!objectPath) throw new Error('Upload falhou - path não encontrado');
    await putFile(uploadURL, file, onProgress);
    const { imageUrl } = await complete.mutateAsync({ imageURL: objectPath, ...(courseId && { courseId }) });
    return imageUrl;
  };
};
