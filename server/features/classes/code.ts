import { randomInt } from 'node:crypto';
import { CODE_LENGTH } from './classes.schema.ts';

/** Capitals and digits without those that are taken for one another: 0 and O, 1 and I, 2 and Z, 5 and S, 8 and B. */
const SIGNS = 'ACDEFGHJKLMNPQRTUVWXY34679';

export const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** A code as it was typed: in either case, with spaces or hyphens between. */
export const codeFromTyped = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();
