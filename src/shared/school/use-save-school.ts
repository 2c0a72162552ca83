import { useMutation } from '@tanstack/react-query';
import type { SchoolInput } from '../../../server/features/school/school.schema.ts';
import { api } from '../../lib/api.ts';
import type { Picture } from '../images/ImageField.tsx';
import { useSendImage } from '../images/use-send-image.ts';
import { smallLogo } from './small-logo.ts';

/** Saves the school's name, look and rules; a logo file is scaled down and sent first. */
export const useSaveSchool = () => {
  const cache = api.useUtils();
  const update = api.school.update.useMutation();
  const send = useSendImage();
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ logo, ...form }: Omit<SchoolInput, 'logoUrl'> & { logo: Picture }) =>
      update.mutateAsync({ ...form, logoUrl: await send(logo instanceof File ? await smallLogo(logo) : logo) }),
    onSuccess: saved => cache.school.get.setData(undefined, saved),
  });
};
