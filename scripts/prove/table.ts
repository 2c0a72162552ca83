import type { Promised, Proof } from './promised.ts';
import type { Verdict } from './proofs.ts';

const MARKS: Record<Verdict['state'], string> = { held: '✓', broken: '✗', unasked: '?' };

/** The name of a proof for the reader. */
export const nameOf = (proof: Proof): string => {
  if ('tests' in proof) return proof.tests.join(', ');
  return 'script' in proof ? [proof.script, ...(proof.args ?? [])].join(' ') : 'npm audit';
};

const TESTS = /(?:^tests\/|\.test\.tsx?$)/g;
const shortNameOf = (proof: Proof): string =>
  'tests' in proof ? proof.tests.map(file => file.replaceAll(TESTS, '')).join(' ') : nameOf(proof);

/** Lines of at most so many characters, broken between words. */
const wrap = (text: string, width: number): string[] => {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
};

const WIDTHS = [50, 36, 40] as const;

/** One table: mark, promise, its test, its figure in this run. */
export const tableOf = (rows: (Promised & Verdict)[]): string => {
  const line = ([mark, ...cells]: string[]): string => {
    const columns = WIDTHS.map((width, i) => wrap(cells[i] ?? '', width));
    const height = Math.max(...columns.map(column => column.length));
    return Array.from({ length: height }, (_, i) => {
      const padded = columns.map((column, j) => (column[i] ?? '').padEnd(WIDTHS[j]!));
      return `${i === 0 ? mark : ' '} ${padded.join('  ')}`.trimEnd();
    }).join('\n');
  };
  const rule = '─'.repeat(WIDTHS.reduce<number>((sum, width) => sum + width + 2, 0));
  return [
    line([' ', 'promise', 'proved by', 'in this run']),
    rule,
    ...rows.map(({ promise, proof, state, figure }) => line([MARKS[state], promise, shortNameOf(proof), figure])),
  ].join('\n');
};
