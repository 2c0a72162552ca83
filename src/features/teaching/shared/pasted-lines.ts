const BULLET = /^\s*(?:[-*•–—]|\d{1,3}[.)])\s+/;

/** The lines of a pasted list, each without its bullet or number; blank ones are left out. */
export const pastedLines = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map(line => line.replace(BULLET, '').trim())
    .filter(line => line !== '');
