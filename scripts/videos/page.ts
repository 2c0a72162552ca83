/** The browser's part: loads fonts and pieces once, then `studio` waits for requests from scripts/videos.ts. */
import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
import type { Pieces } from './board.ts';
import { font } from './design.ts';
import { film } from './film.ts';
import type { Storyboard } from './storyboard.ts';
import { thumbnail, type ThumbnailDesign } from './thumbnail.ts';

/** Drawn once at a large size: a bitmap is drawn on a canvas far faster than an SVG. */
const rasterized = async (url: string) => {
  const image = Object.assign(new Image(), { src: url });
  await image.decode();
  return createImageBitmap(image);
};

const openStudio = async (urls: Record<string, string>) => {
  await Promise.all(
    [font.sans(450, 30), font.sans(650, 30), font.display(30)].map(face => document.fonts.load(face, 'Ação')),
  );
  const entries = Object.entries(urls).map(async ([name, url]) => [name, await rasterized(url)] as const);
  const pieces: Pieces = Object.fromEntries(await Promise.all(entries));
  return {
    film: (story: Storyboard) => film(story, pieces),
    thumbnail: (design: ThumbnailDesign) => thumbnail(design, pieces),
  };
};

export type Studio = Awaited<ReturnType<typeof openStudio>>;

Object.assign(window, { openStudio });
