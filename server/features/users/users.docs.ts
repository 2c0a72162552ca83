import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['users'];

export const docs = {
  list: {
    tags,
    summary: 'Contas da escola',
    description:
      'Alunos, professores e administradores por nome, com busca sem acentos e filtros por papel e situação. ' +
      'Contas excluídas por seus donos não aparecem.',
    example: { search: 'ana', role: 'student' },
  },

  invite: {
    tags,
    summary: 'Cria uma conta para alguém',
    description:
      'A pessoa escolhe a senha pelo link da resposta, que vale uma vez, por 14 dias, e só é mostrado agora. Um ' +
      'professor criado assim não espera aprovação.',
    example: { fullName: 'Caio Menezes', email: 'caio.menezes@exemplo.com.br', role: 'professor' },
  },

  setRole: {
    tags,
    summary: 'Muda o papel de um usuário',
    description:
      'As sessões e os tokens da conta terminam. Cursos, matrículas, moedas e certificados ficam; reservas do que ' +
      'ainda não começou são desfeitas. A própria conta, o último administrador ativo e contas de demonstração não ' +
      'mudam.',
    example: { userId: 6, role: 'professor' },
  },

  setEmail: {
    tags,
    summary: 'Troca o email de um usuário',
    description: 'A pessoa entra com ele a partir de então, com a mesma senha. A própria conta se troca no perfil.',
    example: { userId: 6, email: 'novo.endereco@exemplo.com.br' },
  },

  deactivate: {
    tags,
    summary: 'Desativa a conta de um usuário',
    description:
      'Ninguém mais entra com ela; sessões e tokens terminam no mesmo instante. O que a pessoa fez na escola fica, ' +
      'reservas do que ainda não começou são desfeitas, e a conta pode ser reativada.',
    example: { userId: 7 },
  },

  reactivate: {
    tags,
    summary: 'Reativa a conta de um usuário',
    description: 'A pessoa volta a entrar com o mesmo email e a mesma senha.',
    example: { userId: 7 },
  },

  approve: {
    tags,
    summary: 'Aprova o cadastro de um professor',
    description:
      'De quem se cadastrou por si como professor: quem espera passa a ensinar, e só quem foi aprovado lê as lições ' +
      'premium dos outros. A pessoa é avisada pelo sino.',
    example: { userId: 8 },
  },

  makeResetLink: {
    tags,
    summary: 'Cria um link para uma nova senha',
    description:
      'O link vale uma vez, por 30 minutos, e só é mostrado nesta resposta: entregue-o à pessoa. A senha atual, as ' +
      'sessões e os tokens da conta deixam de valer no mesmo instante. Não com um token de acesso (403).',
    example: { userId: 6 },
  },

  linkOwner: {
    tags,
    summary: 'De quem é um link para uma nova senha',
    description: 'Nome e email, só para quem tem um link que ainda vale. O link continua valendo.',
    example: { secret: 'dGhpcyBpcyBub3QgdGhlIHNlY3JldCBvZiBhIGxpbms' },
  },

  choosePassword: {
    tags,
    summary: 'Escolhe a nova senha por um link',
    description:
      'Com o link que a administração criou. Quem quiser corrige o email da conta com ele também. Depois é preciso ' +
      'entrar com a nova senha.',
    example: { secret: 'dGhpcyBpcyBub3QgdGhlIHNlY3JldCBvZiBhIGxpbms', newPassword: 'torre-e-rei-na-setima' },
  },
} satisfies Record<string, OperationDocs>;
