/** Pixels: many times the size in which a logo is shown. */
const MAX_SIDE = 384;

/** A logo scaled down, its transparency kept. @throws when the browser cannot read the picture. */
export const smallLogo = async (file: File): Promise<File> => {
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
