import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['reports'];

export const docs = {
  get: {
    tags,
    summary: 'Números dos cursos num período',
    description: 'Somas, evolução e cursos do período, comparados com o período anterior de mesmo tamanho.',
    example: { period: '30d' },
  },

  export: {
    tags,
    summary: 'O relatório como planilha CSV',
    description: 'Os números de cada curso como texto CSV; com `tab`, os quadros de uma aba, um abaixo do outro.',
    example: { period: '7d', tab: 'students' },
  },
} satisfies Record<string, OperationDocs>;
