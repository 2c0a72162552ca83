import { expect, test } from 'vitest';
import { plainLine } from '../../src/features/teaching/shared/plain-line.ts';

test.each([
  ['# Torres\n\nA **torre** anda em [linha](https://a.example).', 'Torres A torre anda em linha.'],
  ['Veja:\n\n```pgn\n[White "Ana"]\n\n1. e4 e5\n```\n\nFim.', 'Veja: Fim.'],
  ['```pgn\n1. e4 e5', 'Partida no tabuleiro'],
  ['~~~fen\n8/8/8/3R4/8/8/8/8 w\n~~~\n```pgn\n1. e4\n```', 'Diagrama · Partida no tabuleiro'],
  ['````pgn\n1. e4 {```} e5\n````\nDepois', 'Depois'],
  ['| peça | valor |\n|---|:-:|\n| torre | 5 |', 'peça · valor torre · 5'],
  ['> - [ ] 1. item\n\n---\n\n~~nunca~~ `x`', 'item nunca x'],
  ['2 * 3 * 4 e snake_case', '2 * 3 * 4 e snake_case'],
])('%j is summed up as %j', (markdown, line) => expect(plainLine(markdown)).toBe(line));
