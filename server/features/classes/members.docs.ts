import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['classes'];

export const docs = {
  students: {
    tags,
    exampleBy: 'professor@academia.demo',
    summary: 'Os alunos de uma turma',
    description:
      'Para os professores, com o que cada um fez e os pedidos de entrada; colegas recebem só nome, foto e rating.',
  },

  addStudents: {
    tags,
    summary: 'Cria contas de crianças na turma',
    description:
      'Sem email: o nome de usuário vem do nome, a senha são três palavras. As senhas só aparecem nesta resposta; ' +
      'guardado fica o seu hash. Ou todas as contas são criadas, ou nenhuma.',
  },

  importStudents: {
    tags,
    summary: 'Traz uma lista de crianças para a turma',
    description:
      'Colunas `nome` e `usuario`, com ou sem cabeçalho. Quem já está na turma com o mesmo nome é a mesma criança: ' +
      'importar de novo não duplica ninguém. Linhas com erro ficam de fora, as outras entram; `dryRun` só mostra.',
  },

  bringStudents: {
    tags,
    summary: 'Traz alunos de outra turma para esta',
    description:
      'Como num novo ano letivo: as contas são as mesmas, com tudo o que os alunos fizeram, e eles continuam também ' +
      'na outra turma. Para quem dá aula às duas, e para a administração.',
  },

  removeStudent: {
    tags,
    summary: 'Tira um aluno da turma',
    description: 'A conta, as matrículas e tudo o que o aluno fez ficam.',
  },

  newPassword: {
    tags,
    summary: 'Dá uma nova senha a uma criança',
    description:
      'A senha de antes, as sessões e os tokens deixam de valer no mesmo instante; a nova só aparece nesta resposta. ' +
      'Nunca de uma conta com email, nem com um token de acesso (403).',
  },

  join: {
    tags,
    summary: 'Entra numa turma pelo código',
    description:
      'Onde a turma o pede, um professor aceita cada um: `joined` é então false. Quem já está na turma recebe a ' +
      'mesma resposta. Depois de 20 códigos em 15 minutos a resposta é 429.',
  },

  answerRequest: {
    tags,
    summary: 'Aceita ou recusa um pedido de entrada',
    description: 'De quem entrou com o código de uma turma cujos professores aceitam cada um.',
  },

  addProfessor: {
    tags,
    summary: 'Põe outro professor na turma',
    description: 'Pelo número da conta ou pelo email. Ele vê e muda a turma como quem a criou; são até 10.',
  },

  removeProfessor: {
    tags,
    summary: 'Tira um professor da turma',
    description: 'Também a si mesmo; o último fica.',
  },

  courses: {
    tags,
    exampleBy: 'professor@academia.demo',
    summary: 'Os cursos de uma turma',
    description: 'Na ordem em que a turma os recebeu.',
  },

  giveCourse: {
    tags,
    summary: 'Dá um curso à turma',
    description:
      'Matricula todos os alunos, e quem entrar depois. O limite de alunos do curso vale para quem se matricula ' +
      'sozinho, não para a turma. Cursos premium só dá quem os ensina, ou a administração.',
  },
} satisfies Record<string, OperationDocs>;
