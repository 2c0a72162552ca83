import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['youth'];

export const docs = {
  read: {
    tags,
    summary: 'Categoria de base',
    description: 'Números, categorias de idade, programas com a própria matrícula, e a equipe de professores.',
  },

  managed: {
    tags,
    summary: 'Todos os programas e professores da base',
    description: 'Também os que os alunos não veem.',
  },

  entrants: {
    tags,
    summary: 'Matriculados em um programa da base',
    description:
      'Por nome, em páginas, para administradores e os professores do programa. O email só administradores veem.',
    example: { programId: 2, page: 1 },
    exampleBy: 'admin@academia.demo',
  },

  exportEntrants: {
    tags,
    summary: 'Matriculados em um programa como planilha CSV',
    description: 'Todos os matriculados, um por linha, no formato que planilhas brasileiras abrem.',
    example: { programId: 3 },
    exampleBy: 'admin@academia.demo',
  },

  professors: {
    tags,
    summary: 'Professores de um programa da base',
    description: 'Quem, além da administração, vê os matriculados.',
    example: { programId: 2 },
  },

  setProfessors: {
    tags,
    summary: 'Diz quem são os professores de um programa da base',
    description: 'Pelo email de suas contas de professor, no lugar dos que havia.',
    example: { programId: 2, emails: ['professor@academia.demo'] },
  },

  createProgram: {
    tags,
    summary: 'Cria um programa da base',
    description: 'Sem preço, o programa é sob consulta e não recebe matrículas pela página.',
    example: {
      name: 'Turma de sábado',
      description: 'Uma aula por semana, para quem começa.',
      classesPerWeek: 1,
      price: 20,
      capacity: 12,
      startsAt: '2027-02-06T17:00:00Z',
    },
  },

  enroll: {
    tags,
    summary: 'Matricula o aluno em um programa da base',
    description:
      'Paga em moedas, uma matrícula por programa. A categoria confere com a data de nascimento do perfil, se há ' +
      'uma. Pode ser desfeita até 24 horas antes do início.',
    // The programme of the example above.
    example: { programId: 4, category: 'sub12', clientKey: '9b27c05de81f4a36', price: 20 },
    exampleBy: 'marina.souza@academia.demo',
  },

  updateProgram: {
    tags,
    summary: 'Altera um programa da base',
    description: 'Quem já está matriculado continua, com o que pagou, e recebe um aviso se a data muda.',
    example: {
      programId: 3,
      name: 'Equipe de Competição',
      description: 'Treinos para quem joga torneios.',
      classesPerWeek: 3,
      price: 200,
      capacity: 24,
      startsAt: '2027-02-06T17:00:00Z',
    },
  },

  createTeacher: {
    tags,
    summary: 'Inclui um professor na equipe da base',
    description: 'Apresenta-o na página; não cria uma conta.',
    example: { name: 'Rafael Antunes', title: 'Professor da Sub-10', bio: 'Ensina táticas com desenhos e desafios.' },
  },

  updateTeacher: {
    tags,
    summary: 'Altera um professor da equipe da base',
    description: 'Inativo, deixa de aparecer aos alunos.',
    example: { teacherId: 3, name: 'Camila Rocha', title: 'Coordenadora da Sub-8', bio: 'Pedagoga e enxadrista.' },
  },
} satisfies Record<string, OperationDocs>;
