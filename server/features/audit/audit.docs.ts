import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['audit'];

export const docs = {
  list: {
    tags,
    summary: 'Registro de atividades da escola',
    description:
      'O que houve, do mais novo ao mais antigo, cada evento como uma frase. Cada página continua a anterior pelo ' +
      'valor de `next`, sem pular nem repetir o que foi registrado no meio tempo.',
    example: { group: 'study', limit: 5 },
  },

  export: {
    tags,
    summary: 'O registro de atividades como planilha CSV',
    description: 'Os eventos que os filtros deixam passar, no máximo 50.000, os mais novos primeiro.',
    example: { group: 'accounts' },
  },
} satisfies Record<string, OperationDocs>;
