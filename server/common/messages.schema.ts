/** What zod says in Portuguese when a schema has no message of its own. */
import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const missing = (issue: Issue): boolean => issue.input === undefined;

const countOf = (origin: string): string => (origin === 'string' ? ' caracteres' : origin === 'array' ? ' itens' : '');

/** For `z.config({ localeError })`. */
export const portugueseMessage = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return missing(issue) ? 'Campo obrigatório' : 'Valor de tipo inválido';
    case 'invalid_value':
      return missing(issue) ? 'Campo obrigatório' : 'Opção inválida';
    case 'too_big':
      return `Deve ter no máximo ${issue.maximum}${countOf(issue.origin)}`;
    case 'too_small':
      return `Deve ter no mínimo ${issue.minimum}${countOf(issue.origin)}`;
    case 'invalid_format':
      return 'Formato inválido';
    case 'unrecognized_keys':
      return `Campo desconhecido: ${issue.keys.join(', ')}`;
    default:
      return 'Valor inválido';
  }
};
