import { describe, expect, it } from 'vitest';
import { codeFrom, readCode } from '../../server/features/certificates/code.ts';

const code = codeFrom(Uint8Array.from({ length: 20 }, (_, i) => i * 37));

describe('the code of a certificate', () => {
  it('stands in four groups of five signs', () => {
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
  });

  it.each([
    ['as it was issued', code],
    ['in lower case', code.toLowerCase()],
    ['without hyphens', code.replaceAll('-', '')],
    ['with spaces for hyphens, and around it', `  ${code.replaceAll('-', ' ')} `],
    ['with the dashes that a word processor makes', code.replaceAll('-', '–')],
    ['with hyphens that do not break', code.replaceAll('-', '\u2011')],
    ['with dots', `${code.replaceAll('-', '.')}.`],
  ])('is read %s', (_how, typed) => {
    expect(readCode(typed)).toBe(code);
  });

  it('is read with the letters that look like its digits', () => {
    expect(readCode('O1il0-ooooo-lllll-IIIII')).toBe('01110-00000-11111-11111');
  });

  it.each(['', '-', ' ', '💥', '%', "' or 1=1"])('is not made of %j', typed => {
    expect(readCode(typed)).not.toBe(code);
  });
});
