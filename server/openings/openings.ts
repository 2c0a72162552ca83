import { openingInPortuguese } from './names.ts';
import rows from './openings.json' with { type: 'json' };

/** `name` in Portuguese. */
export type Opening = { eco: string; name: string };

const byPosition = new Map(
  rows.map(row => {
    const [eco = '', name = '', epd = ''] = row.split('\t');
    return [epd, { eco, name }];
  }),
);

/** The four fields of a FEN that say what stands where and what may be played. */
const epdOf = (fen: string): string => fen.split(' ').slice(0, 4).join(' ');

/** The last of these positions that has a name, in the order in which they came on the board. */
export const openingOf = (fens: readonly string[]): Opening | undefined => {
  const known = fens.flatMap(fen => byPosition.get(epdOf(fen)) ?? []).at(-1);
  return known && { eco: known.eco, name: openingInPortuguese(known.name) };
};
