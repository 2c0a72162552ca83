import { expect, test } from 'vitest';
import { outcomeText as practiceText } from '../../src/features/chess/game/practice-labels.ts';
import { outcomeText as localText } from '../../src/features/games/match/local-match.ts';

test.each([
  ['checkmate', '1-0', 'Você venceu por xeque-mate!'],
  ['checkmate', '0-1', 'IA vence por xeque-mate'],
  ['stalemate', '1/2-1/2', 'Empate'],
  ['fifty_moves', '1/2-1/2', 'Empate'],
  ['threefold', '1/2-1/2', 'Empate'],
  ['insufficient_material', '1/2-1/2', 'Empate'],
  ['time', '0-1', 'Tempo esgotado'],
  ['time', '1/2-1/2', 'Tempo esgotado'],
  ['resignation', '0-1', 'Você desistiu'],
  ['decided', '1-0', 'Você venceu!'],
] as const)('against the engine, %s, %s: %s', (ending, result, title) => {
  const text = practiceText({ ending, result });
  expect(text.title).toBe(title);
  expect(text.text).not.toBe('');
});

test.each([
  ['checkmate', '1-0', 'Brancas vencem por xeque-mate'],
  ['checkmate', '0-1', 'Pretas vencem por xeque-mate'],
  ['stalemate', '1/2-1/2', 'Empate'],
  ['fifty_moves', '1/2-1/2', 'Empate'],
  ['threefold', '1/2-1/2', 'Empate'],
  ['insufficient_material', '1/2-1/2', 'Empate'],
  ['agreement', '1/2-1/2', 'Empate acordado'],
  ['time', '1-0', 'Tempo esgotado - Brancas vencem'],
  ['time', '0-1', 'Tempo esgotado - Pretas vencem'],
  ['time', '1/2-1/2', 'Empate'],
  ['resignation', '1-0', 'Brancas vencem por desistência'],
  ['decided', '0-1', 'Pretas vencem'],
] as const)('at one board, %s, %s: %s', (ending, result, title) => {
  const text = localText({ ending, result });
  expect(text.title).toBe(title);
  expect(text.text).not.toBe('');
});
