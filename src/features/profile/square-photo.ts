/** Pixels: twice the largest size in which a person is shown, on a screen of twice the density. */
const MAX_SIDE = 384;
const QUALITY = 0.9;

/**
 * The middle of a picture as a small square JPEG: light, upright, and without a camera's metadata, such as the
 * location. @throws when the browser cannot read the picture.
 */
export const squarePhoto = async (file: File): Promise<File> => {
  const picture = await createImageBitmap(file);
  const cut = Math.min(picture.width, picture.height);
  const side = Math.min(cut, MAX_SIDE);
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('The browser gives no canvas');
  // A JPEG has no transparency: it would be black.
  paper.fillStyle = 'white';
  paper.fillRect(0, 0, side, side);
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(picture, (picture.width - cut) / 2, (picture.height - cut) / 2, cut, cut, 0, 0, side, side);
  picture.close();
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The browser made no picture');
  return new File([blob], 'foto.jpg', { type: 'image/jpeg' });
};
