import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['tokens'];

export const docs = {
  list: {
    tags,
    summary: 'Tokens de acesso do usuário',
    description:
      'Os que não foram revogados, do mais novo ao mais antigo. O segredo de um token nunca é mostrado de novo.',
  },

  create: {
    tags,
    summary: 'Cria um token de acesso',
    description:
      'Com a senha da conta. O token fala em nome do usuário até expirar ou ser revogado. A permissão `admin` só ' +
      'administradores podem dar. Cada conta tem no máximo 20 tokens.',
    example: { name: 'Planilha da turma', scopes: ['read'], days: 90, password: 'demo1234' },
  },

  revoke: {
    tags,
    summary: 'Revoga um token de acesso',
    description: 'Quem o usa recebe 401 a partir do próximo pedido.',
  },
} satisfies Record<string, OperationDocs>;
