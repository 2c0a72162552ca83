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

/** Draws it onto a canvas of this size. @throws Error where the browser cannot. */
const drawn = async (svg: string, side: number): Promise<HTMLCanvasElement> => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('The browser gives no canvas');
  paper.fillStyle = 'white';
  paper.fillRect(0, 0, side, side);
  paper.drawImage(image, 0, 0, side, side);
  return canvas;
};

/** Its points, as red, green, blue and opacity. @throws Error where the browser cannot draw it. */
export const pointsOf = async (svg: string, side: number): Promise<Uint8ClampedArray<ArrayBuffer>> => {
  const paper = (await drawn(svg, side)).getContext('2d');
  if (!paper) throw new Error('The browser gives no canvas');
  return paper.getImageData(0, 0, side, side).data;
};

/** The same as PNG. @throws Error where the browser cannot draw it. */
export const pngOf = async (svg: string): Promise<Blob> => {
  const canvas = await drawn(svg, SIDE_PX);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/png');
  const blob = await promise;
  if (!blob) throw new Error('The picture could not be written');
  return blob;
};
