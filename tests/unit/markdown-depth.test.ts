import { describe, expect, test } from 'vitest';
import { isTooDeep } from '../../src/ui/markdown-depth.ts';

const LENGTH = 20_000;
const fill = (text: string): string => text.repeat(LENGTH / text.length);

describe('a text is too deep to be read as Markdown', () => {
  const deep: [string, string][] = [
    ['quotes in quotes', fill('>')],
    ['lists in lists', fill('- ')],
    ['numbers in numbers', fill('1. ')],
    ['one kind in another', `Antes.\n\n${fill('> - 1) ')}`],
    ['notes in notes', fill('[^a]: ')],
    ['a run of stars', '*'.repeat(LENGTH)],
    ['emphasis in emphasis', '*a '.repeat(3_000) + 'a* '.repeat(3_000)],
  ];
  test.each(deep)('with %s', (_, text) => expect(isTooDeep(text)).toBe(true));
});

describe('a text is read as Markdown', () => {
  const usual: [string, string][] = [
    ['with a long list of bold words', '- **Cavalo** e *bispo*\n'.repeat(200)],
    ['with many paragraphs of emphasis', '**a** *b* ~~c~~ __d__\n\n'.repeat(800)],
    ['with lines to write on', `Nome: ${'_'.repeat(300)}`],
    ['with a list six levels deep', [0, 1, 2, 3, 4, 5].map(level => `${'  '.repeat(level)}- a`).join('\n')],
    ['with a line drawn', '-'.repeat(500)],
  ];
  test.each(usual)('%s', (_, text) => expect(isTooDeep(text)).toBe(false));

  test('and looked at in no time, however it is made', () => {
    // Of the processor, of which a busy machine gives less: what grows with the square takes minutes.
    const start = process.cpuUsage();
    for (const text of [fill(' '), fill('- - '), fill('9'), fill('[^'), fill('\n '), fill('> \n')]) isTooDeep(text);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1_000).toBeLessThan(5_000);
  });
});
