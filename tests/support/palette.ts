/** The colours of src/styles: each token in the light theme and in the dark one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Palette = Record<string, [light: string, dark: string]>;

const styles = join(import.meta.dirname, '..', '..', 'src', 'styles');
const colours = (css: string): Palette =>
  Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
      ([, name, light, dark, both]) => [name, [light ?? both, dark ?? both]],
    ),
  );

export const tokens = colours(readFileSync(join(styles, 'tokens.css'), 'utf8'));
export const accents: Record<string, Palette> = Object.fromEntries(
  [...readFileSync(join(styles, 'accents.css'), 'utf8').matchAll(/\[data-accent='(\w+)'\] \{([^}]*)\}/g)].map(
    ([, name, body]) => [name, colours(body ?? '')],
  ),
);

/** The parts of a colour in linear light, from 0 to 1. */
const linear = (hex: string): [number, number, number] => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return [r, g, b];
};

/** Björn Ottosson's OKLab (2020): lightness and two axes of colour. */
const okLab = (hex: string): [number, number, number] => {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

/** How far two colours are apart to the eye: 0 is the same, black and white are 1 apart. */
export const distance = (one: string, other: string): number => {
  const [a, b] = [okLab(one), okLab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

/** Relative luminance and contrast of two colours, as WCAG 2.2 has them. */
const luminance = (hex: string): number => {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
export const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

/** All tokens as a school has them that chose the accent. */
export const paletteOf = (accent: string): Palette => ({ ...tokens, ...accents[accent] });
