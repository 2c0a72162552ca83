import { useMutation } from '@tanstack/react-query';
import type { SchoolInput } from '../../../server/features/school/school.schema.ts';
import { api } from '../../lib/api.ts';
import { putFile } from '../../lib/image-file.ts';
import { smallLogo } from './small-logo.ts';

/** The logo that the school has, none, or a file to send. */
export type Logo = string | null | File;

/** Saves the school's name, look and rules; a logo file is scaled down and sent first. */
export const useSaveSchool = () => {
  const cache = api.useUtils();
  const issue = api.uploads.image.useMutation();
  const update = api.school.update.useMutation();
  const send = async (file: File): Promise<string> => {
    const logo = await smallLogo(file);
    const { uploadURL, objectPath } = await issue.mutateAsync();
    await putFile(uploadURL, logo);
    return objectPath;
  };
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ logo, ...form }: Omit<SchoolInput, 'logoUrl'> & { logo: Logo }) =>
      update.mutateAsync({ ...form, logoUrl: logo instanceof File ? await send(logo) : logo }),
    onSuccess: saved => cache.school.get.setData(undefined, saved),
  });
};
