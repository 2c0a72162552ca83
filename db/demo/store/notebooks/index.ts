import { advancedNotebooks } from './advanced.ts';
import { beginnerNotebooks } from './beginner.ts';
import { intermediateNotebooks } from './intermediate.ts';
import type { DemoNotebook } from '../types.ts';

const headingOf = ({ pages }: DemoNotebook, number: number): string => `Página ${number} · ${pages[number - 1]!.title}`;

/** Lines inside a paragraph are only for the width of the source. */
const unwrapped = (text: string): string => text.replaceAll(/(?<!\n)\n(?!\n)/g, ' ');

/** A notebook as the store keeps it: its pages as one text, and one of them to read before it is bought. */
const bound = (notebook: DemoNotebook) => {
  const { pages, samplePage, ...product } = notebook;
  return {
    ...product,
    physical: false,
    format: 'Digital, para ler na academia',
    pages: pages.length,
    content: pages.map(({ text }, i) => `## ${headingOf(notebook, i + 1)}\n\n${unwrapped(text)}`).join('\n\n'),
    sample: `${headingOf(notebook, samplePage)}\n\n${unwrapped(pages[samplePage - 1]!.text)}`,
  };
};

/** Three for beginners, three intermediate, two advanced. */
export const demoNotebooks = [...beginnerNotebooks, ...intermediateNotebooks, ...advancedNotebooks].map(bound);
