import type { Plugin } from 'vite';

const TEXT = String.raw`'(?:[^'\\\n]|\\.)*'`;
/** A text on one line, or on several that are joined. */
const TEXTS = String.raw`${TEXT}(?:\s*\+\s*${TEXT})*`;
const DESCRIPTION = new RegExp(String.raw`\.describe\(\s*${TEXTS},?\s*\)`, 'g');
const META = new RegExp(String.raw`\.meta\(\{\s*id: '\w+',\s*description:\s*${TEXTS},?\s*\}\)`, 'g');

/** Keeps the number of lines, so that the lines of the source map stay correct. */
const linesOf = (text: string): string => text.replaceAll(/[^\n]/g, '');

/**
 * Removes field descriptions from the schemas that the browser shares: they are for the API's reference, and no visitor
 * should load them.
 */
export const withoutDescriptions = (): Plugin => ({
  name: 'academia:without-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.schema\.ts$/ },
    handler: code => ({ code: code.replaceAll(DESCRIPTION, linesOf).replaceAll(META, linesOf), map: null }),
  },
});
