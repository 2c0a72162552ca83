import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ACCENTS } from '../../db/schema/school.ts';
import { Accent } from '../../server/features/school/school.schema.ts';

const styles = join(import.meta.dirname, '..', '..', 'src', 'styles');
const colours = (css: string): Record<string, [light: string, dark: string]> =>
  Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
      ([, name, light, dark, both]) => [name, [light ?? both, dark ?? both]],
    ),
  );

const tokens = colours(readFileSync(join(styles, 'tokens.css'), 'utf8'));
const accents = Object.fromEntries(
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
const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

/** Text and the ground on which it stands, and how well it must be told from it. */
const pairs: [text: string, ground: string, least: number][] = [
  ['on-brand', 'brand', 4.5],
  ['on-brand', 'brand-hover', 4.5],
  ['brand-text', 'paper', 4.5],
  ['brand-text', 'surface', 4.5],
  ['brand-text', 'sunken', 4.5],
  ['brand-text', 'brand-soft', 4.5],
  ['ink', 'brand-soft', 4.5],
  ['brand', 'surface', 3],
  ['on-night', 'night', 7],
  ['on-night', 'night-raised', 7],
  ['on-night-soft', 'night', 4.5],
  ['gold', 'night', 4.5],
  ['gold', 'night-raised', 4.5],
];

test('the database, the contract and the styles know the same colours', () => {
  expect(Accent.options).toEqual([...ACCENTS]);
  expect(Object.keys(accents)).toEqual([...ACCENTS]);
  expect(accents.verde).toEqual({ brand: tokens.brand, night: tokens.night });
});

describe.each(ACCENTS)('%s', accent => {
  const palette = { ...tokens, ...accents[accent] };
  test.each(pairs)('%s on %s can be read in both themes', (text, ground, least) => {
    for (const theme of [0, 1] as const)
      expect(contrast(palette[text]?.[theme] ?? '', palette[ground]?.[theme] ?? '')).toBeGreaterThanOrEqual(least);
  });
});
