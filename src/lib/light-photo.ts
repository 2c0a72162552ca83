/** Pixels: a page of a notebook can be read, and a whole year of them does not fill anybody's space. */
const MAX_SIDE = 2_048;
const QUALITY = 0.85;

/**
 * A photograph as a JPEG of moderate size: upright, and without a camera's metadata, such as the location. @throws when
 * the browser cannot read the picture.
 */
export const lightPhoto = async (file: File): Promise<File> => {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  });
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('The browser gives no canvas');
  // A JPEG has no transparency: it would be black.
  paper.fillStyle = 'white';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The browser made no picture');
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '') || 'foto'}.jpg`, { type: 'image/jpeg' });
};
