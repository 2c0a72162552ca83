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

/** Relative luminance and contrast of two colours, as WCAG 2.2 has them. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
export const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

/** All tokens as a school has them that chose the accent. */
export const paletteOf = (accent: string): Palette => ({ ...tokens, ...accents[accent] });
