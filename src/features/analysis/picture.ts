/** A drawn board as a file of its own. */

const SIDE_PX = 1_024;
/** What the page's style sheet gives to the parts of a drawing. */
const LOOK = ['fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'font-size', 'font-weight', 'text-anchor'];

/** The drawing with its colours in it, so that it looks the same without the page. */
export const svgText = (drawing: SVGSVGElement): string => {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = drawing.querySelectorAll('*');
  for (const [index, part] of [...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const original = originals[index];
    if (!original) continue;
    const style = getComputedStyle(original);
    for (const name of LOOK) part.style.setProperty(name, style.getPropertyValue(name));
    part.removeAttribute('class');
  }
  copy.removeAttribute('class');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(SIDE_PX));
  copy.setAttribute('height', String(SIDE_PX));
  copy.style.background = 'white';
  copy.style.fontFamily = 'sans-serif';
  return new XMLSerializer().serializeToString(copy);
};

/** The same as PNG. @throws Error where the browser cannot draw it. */
export const pngOf = async (svg: string): Promise<Blob> => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE_PX;
  canvas.height = SIDE_PX;
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIDE_PX, SIDE_PX);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/png');
  const blob = await promise;
  if (!blob) throw new Error('The picture could not be written');
  return blob;
};
