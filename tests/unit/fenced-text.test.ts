import { expect, test } from 'vitest';
import { diagramIn, withDiagram, withoutDiagram } from '../../src/shared/pgn/fenced-text.ts';

const [ROOK, QUEEN, KNIGHT] = ['8/8/8/8/8/8/8/R7 w - - 0 1', '7Q/8/8/8/8/8/8/8 w - - 0 1', '8/8/8/3N4/8/8/8/8'];
const TWO = `Qual?\n\`\`\`fen\n${ROOK}\n${QUEEN}\n\`\`\``;

test('of several diagrams in one block the first is changed or taken away, and the others stay', () => {
  expect(diagramIn(TWO)).toBe(ROOK);
  expect(withDiagram(TWO, KNIGHT, '\n')).toBe(`Qual?\n\`\`\`fen\n${KNIGHT}\n${QUEEN}\n\`\`\``);
  const one = withoutDiagram(TWO);
  expect(one).toBe(`Qual?\n\`\`\`fen\n${QUEEN}\n\`\`\``);
  expect(withoutDiagram(one)).toBe('Qual?');
});
