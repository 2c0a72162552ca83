import { expect, test } from 'vitest';
import { positionsOf } from '../../server/features/game-reviews/played-game.ts';
import { FAMILIES } from '../../server/openings/families.ts';
import { openingInPortuguese } from '../../server/openings/names.ts';
import rows from '../../server/openings/openings.json' with { type: 'json' };
import { openingOf } from '../../server/openings/openings.ts';

const openingIn = (pgn: string) => openingOf(positionsOf(pgn).map(({ fen }) => fen));

test.each([
  ['1. e4 c5', { eco: 'B20', name: 'Defesa Siciliana' }],
  ['1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6', { eco: 'B90', name: 'Defesa Siciliana: Variante Najdorf' }],
  ['1. e4 e5 2. Nf3 Nc6 3. Bc4', { eco: 'C50', name: 'Abertura Italiana' }],
  ['1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. a4 h6 5. h4', { eco: 'C55', name: 'Abertura Italiana: Defesa dos Dois Cavalos' }],
  // By a transposition: the position counts, not the order of the moves.
  ['1. Nf3 Nc6 2. e4 e5 3. Bb5', { eco: 'C60', name: 'Ruy López' }],
  ['1. d4 Nf6 2. Bg5', { eco: 'A45', name: 'Ataque Trompowsky' }],
])('%s is %j', (pgn, opening) => {
  expect(openingIn(pgn)).toEqual(opening);
});

test('a game without a move has no opening', () => {
  expect(openingIn('')).toBeUndefined();
});

test('every family has its name in Portuguese, and no name keeps an English word', () => {
  const english = rows.map(row => row.split('\t')[1] ?? '');
  const families = new Set(english.map(name => name.split(': ')[0] ?? ''));
  expect([...families].filter(family => !(family in FAMILIES))).toEqual([]);
  const names = english.map(openingInPortuguese);
  expect(names.filter(name => /\b(Variation|Defense|Attack|Opening|Game|with|Line|Accepted)\b/.test(name))).toEqual([]);
});
