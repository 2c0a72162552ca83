import { useMutation } from '@tanstack/react-query';
import type { SchoolInput } from '../../../server/features/school/school.schema.ts';
import { api } from '../../lib/api.ts';
import type { Picture } from '../images/ImageField.tsx';
import { useSendImage } from '../images/use-send-image.ts';

/** Pixels: many times the size in which a logo is shown. */
const MAX_SIDE = 384;

/** A logo scaled down, its transparency kept. @throws when the browser cannot read the picture. */
const smallLogo = async (file: File): Promise<File> => {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  });
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('The browser gives no canvas');
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser made no picture');
  return new File([blob], 'logo.png', { type: 'image/png' });
};

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
