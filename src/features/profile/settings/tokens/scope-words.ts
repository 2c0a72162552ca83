import type { TokenScope } from '../../../../../server/features/tokens/tokens.schema.ts';

/** What a token permits, in a word or two; writing includes reading. */
export const scopeWords = (scopes: readonly TokenScope[]): string[] => [
  scopes.includes('write') ? 'Ler e alterar' : 'Só ler',
  ...(scopes.includes('admin') ? ['Administração'] : []),
];
