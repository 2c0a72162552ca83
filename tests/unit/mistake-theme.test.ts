import { expect, test } from 'vitest';
import { themeOf } from '../../server/engine/mistake-theme.ts';
import type { Mistake } from '../../server/engine/mistake.ts';

const ROOK_UP = '6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1';
const even = { before: { cp: 0 }, after: { cp: 0 }, best: [], reply: [] };

test.each<[theme: string, Mistake]>([
  ['mateEm1Perdido', { ...even, fen: ROOK_UP, played: 'd1d2', before: { mate: 1 }, best: ['d1d8'] }],
  ['matePerdido', { ...even, fen: ROOK_UP, played: 'd1d2', before: { mate: 3 }, best: ['d1d3'] }],
  [
    'mateSofrido',
    { ...even, fen: '3r2k1/8/8/8/8/8/5PPP/3R2K1 w - - 0 1', played: 'd1a1', after: { mate: -1 }, reply: ['d8d1'] },
  ],
  ['pecaIndefesa', { ...even, fen: '6k1/8/8/3n4/8/6R1/8/K7 w - - 0 1', played: 'g3e3', reply: ['d5e3'] }],
  // The knight checks the king and attacks the rook.
  [
    'garfo',
    { ...even, fen: '4k3/8/8/8/3n4/7P/8/R3K3 w - - 0 1', played: 'h3h4', reply: ['d4c2', 'e1d2', 'c2a1', 'd2d3'] },
  ],
  ['ganhoNaoVisto', { ...even, fen: '6k1/8/8/3n4/8/3R4/8/K7 w - - 0 1', played: 'a1b1', best: ['d3d5'] }],
  ['posicao', { ...even, fen: ROOK_UP, played: 'd1d2', best: ['d1d3'] }],
])('what went wrong is named: %s', (theme, mistake) => {
  expect(themeOf(mistake)).toBe(theme);
});
