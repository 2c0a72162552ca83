import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['profile'];

export const docs = {
  export: {
    tags,
    summary: 'Tudo o que a escola guarda sobre o usuário',
    description:
      'Um documento só, para ler, guardar ou levar a outro lugar (LGPD, art. 18). O pedido fica no registro da ' +
      'escola.',
  },

  erase: {
    tags,
    summary: 'Exclui a conta do usuário, para sempre',
    description:
      'Apaga quem a pessoa era e o que escreveu, encerra sessões e tokens, libera reservas futuras e arquiva os ' +
      'seus cursos. Notas, moedas, compras e matrículas ficam sem nome, para que as somas continuem certas. O ' +
      'email pode se cadastrar de novo.',
    example: { password: 'torre-na-setima-8' },
    exampleBy: 'maria.souza@exemplo.com.br',
  },

  exportStudent: {
    tags: ['users'],
    summary: 'Tudo o que a escola guarda sobre um aluno',
    description:
      'O mesmo documento que cada um baixa de si, para a administração entregar a quem responde por uma criança ' +
      '(LGPD, art. 14 e 18). O pedido fica no registro da escola. Não com um token de acesso (403).',
    exampleBy: 'admin@academia.demo',
  },

  eraseStudent: {
    tags: ['users'],
    summary: 'Exclui a conta de um aluno, para sempre',
    description:
      'Como quem exclui a própria conta, a pedido de quem responde por uma criança. Pede a senha de quem administra, ' +
      'e fica no registro da escola, sem o nome.',
    exampleBy: 'admin@academia.demo',
  },
} satisfies Record<string, OperationDocs>;
