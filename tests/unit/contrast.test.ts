// What can be told from the styles alone: every text on every ground on which it stands, in both themes and each of a
// school's colours.
import { describe, expect, test } from 'vitest';
import { ACCENTS } from '../../db/schema/school.ts';
import { strokes } from '../../src/features/follow-up/reports/table.ts';
import { contrast, distance, paletteOf } from '../support/palette.ts';

const TEXT = 4.5;
const LARGE = 3;
const STAGE = 7;
/** In OKLab, where 0.02 is the least difference that is seen side by side. Green and blue of one darkness: 0.13. */
const FAR_APART = 0.15;

/** Grounds of a page, on which most texts may stand. */
const PAGE = ['paper', 'surface', 'sunken'];

/** For each text the grounds on which it stands, and how well it must be told from them. */
const READ: [text: string, grounds: string[], least: number][] = [
  ['ink', [...PAGE, 'brand-soft', 'gold-soft', 'danger-soft', 'info-soft'], TEXT],
  ['ink-soft', [...PAGE], TEXT],
  ['brand-text', [...PAGE, 'brand-soft'], TEXT],
  ['gold-text', [...PAGE, 'gold-soft'], TEXT],
  ['danger-text', [...PAGE, 'danger-soft'], TEXT],
  ['info-text', [...PAGE, 'info-soft'], TEXT],
  ['on-brand', ['brand', 'brand-hover'], TEXT],
  ['on-gold', ['gold', 'gold-hover'], TEXT],
  ['on-danger', ['danger', 'danger-hover'], TEXT],
  ['on-night', ['night', 'night-raised'], STAGE],
  ['on-night-soft', ['night', 'night-raised'], TEXT],
  ['gold', ['night', 'night-raised'], TEXT],
  ['brand', ['surface'], LARGE],
  ['line-strong', ['surface', 'paper'], LARGE],
  ['chart-1', ['surface'], LARGE],
  ['chart-2', ['surface'], LARGE],
  ['chart-3', ['surface'], LARGE],
];

describe.each(ACCENTS)('%s', accent => {
  test.each([
    ['light', 0],
    ['dark', 1],
  ] as const)('can be read in the %s theme', (_, theme) => {
    const palette = paletteOf(accent);
    const colour = (name: string): string => palette[name]?.[theme] ?? `no ${name}`;
    const faint = READ.flatMap(([text, grounds, least]) =>
      grounds
        .map(ground => ({ text, ground, least, is: contrast(colour(text), colour(ground)) }))
        .filter(({ is }) => !(is >= least)),
    );
    expect(faint).toEqual([]);
  });
});

describe('the lines of a chart', () => {
  const colours = strokes.map(({ colour }) => /^var\(--color-([\w-]+)\)$/.exec(colour)?.[1] ?? colour);
  const pairs = colours.flatMap((one, at) => colours.slice(at + 1).map(other => [one, other] as const));

  test.each(ACCENTS)('are told from one another with the accent %s', accent => {
    const palette = paletteOf(accent);
    const alike = pairs.flatMap(([one, other]) =>
      ([0, 1] as const)
        .map(theme => ({ one, other, theme, is: distance(palette[one]![theme], palette[other]![theme]) }))
        .filter(({ is }) => !(is >= FAR_APART)),
    );
    expect(alike).toEqual([]);
  });
});
