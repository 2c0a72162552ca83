/** Names as people write them: composed, and without what nobody sees. */
import { z } from 'zod';
import { Storable, atMost } from './common.schema.ts';

/**
 * Controls and line breaks, what turns the direction of writing, and what takes no room: with them one name looks like
 * another, or turns around the text beside it. The last one is the empty pattern of Braille.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** More marks over one letter than any language writes: they are drawn over the lines above and below. */
const PILED_MARKS = /\p{M}{5}/u;

/** The alphabets of which a word, or a username, has one. */
const ALPHABETS = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Thai',
  'Georgian',
  'Ethiopic',
  'Hangul',
  'Han',
  'Hiragana',
  'Katakana',
].map(alphabet => new RegExp(`^[\\p{Script_Extensions=${alphabet}}\\p{Script_Extensions=Common}\\p{M}]*$`, 'u'));

/** Japanese writes one word in three scripts. */
const JAPANESE = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Common}]*$/u;

/** Whether a text is written in one alphabet, so that no letter of another stands in for one of its own. */
export const isOneAlphabet = (text: string): boolean => [...ALPHABETS, JAPANESE].some(only => only.test(text));

const PILED_IN_NAME = 'O nome tem sinais demais sobre uma letra';
const UNSEEN_IN_NAME = 'O nome contém um caractere invisível ou de controle';
const MIXED_NAME = 'Escreva cada palavra do nome em um só alfabeto';

/** A person's name of `min` to `max` characters. */
export const PersonName = ({ min = 1, max, missing }: { min?: number; max: number; missing: string }) =>
  z
    .string({ error: missing })
    .normalize('NFKC')
    .trim()
    .min(min, missing)
    .max(max, atMost(max))
    .pipe(Storable)
    .refine(name => !UNSEEN.test(name), UNSEEN_IN_NAME)
    .refine(name => !PILED_MARKS.test(name), PILED_IN_NAME)
    .refine(name => name.split(/[\s-]+/).every(isOneAlphabet), MIXED_NAME);

/** Whether a text has only characters that can be seen. */
export const isSeen = (text: string): boolean => !UNSEEN.test(text);
