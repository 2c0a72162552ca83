import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'decisions');
const INDEX = join(folder, 'README.md');
const MAX_WORDS = 200;

const SHAPE = new RegExp(
  [
    String.raw`^# (?<number>\d{3}) (?<title>.+)\n\n`,
    String.raw`- \*\*Date\.\*\* (?<date>\d{4}-\d\d-\d\d)\n`,
    String.raw`- \*\*Status\.\*\* (?:accepted|superseded by (?<successor>\d{3}))\n`,
    String.raw`(?<text>- \*\*Context\.\*\* [^]+\n- \*\*Decision\.\*\* [^]+\n- \*\*Cost\.\*\* [^]+)$`,
  ].join(''),
);

type Decision = { file: string; number: string; title: string; date: string; successor?: string; text: string };

const files = readdirSync(folder)
  .filter(file => file !== 'README.md')
  .toSorted();
const decisions = files.map(file => ({
  file,
  ...(SHAPE.exec(readFileSync(join(folder, file), 'utf8'))?.groups as Omit<Decision, 'file'>),
}));

const line = ({ file, number, title, date, successor }: Decision): string => {
  const superseded = decisions.filter(other => other.successor === number).map(other => other.number);
  const status = successor ? `superseded by ${successor}` : 'accepted';
  return `| [${number}](${file}) | ${title} | ${date} | ${status} | ${superseded.join(', ')} |`;
};

const index = `# Decisions

What somebody could want to undo: context, decision, cost, in at most ${MAX_WORDS} words. A decision that replaces \
another
one gets a new number, and the old one says \`superseded by\` it. This index is written from the files' first lines:
\`npx vitest run --project unit tests/unit/decisions.test.ts -u\`.

| | decision | date | status | supersedes |
|---|---|---|---|---|
${decisions.map(line).join('\n')}
`;

describe('a decision', () => {
  test.each(decisions)('$file says its date, status, context, decision and cost', ({ file, number }) => {
    expect(file.slice(0, 3)).toBe(number);
  });

  test.each(decisions)(`$file has at most ${MAX_WORDS} words`, ({ text }) => {
    expect(text.match(/\S*[\p{L}\d]\S*/gu)?.length).toBeLessThanOrEqual(MAX_WORDS);
  });

  test('has a number of its own, and is superseded only by one that exists', () => {
    const numbers = decisions.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toEqual(expect.arrayContaining(decisions.flatMap(({ successor }) => successor ?? [])));
  });

  test('is in the index', async () => {
    await expect(index).toMatchFileSnapshot(INDEX);
  });
});
