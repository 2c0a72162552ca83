import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['tournaments'];

export const docs = {
  list: {
    tags,
    summary: 'Torneios da escola',
    description:
      'Os próximos ou os que já foram, com quantos estão inscritos e, para um aluno, a própria inscrição. Aberto a ' +
      'visitantes.',
    example: { when: 'upcoming' },
  },

  enter: {
    tags,
    summary: 'Inscreve o aluno em um torneio',
    description: 'Paga a inscrição em moedas. Pode ser desfeita até 24 horas antes do início, e as moedas voltam.',
    example: { tournamentId: 1, clientKey: '3f1c9a7e5b2d4860', price: 30 },
    // No other example spends this student's coins.
    exampleBy: 'pedro.lima@academia.demo',
  },

  entrants: {
    tags,
    summary: 'Inscritos em um torneio',
    description:
      'Por nome, em páginas, para administradores e os professores do torneio. O email só administradores veem.',
    example: { tournamentId: 1, page: 1 },
    exampleBy: 'admin@academia.demo',
  },

  exportEntrants: {
    tags,
    summary: 'Inscritos em um torneio como planilha CSV',
    description: 'Todos os inscritos, um por linha, no formato que planilhas brasileiras abrem.',
    example: { tournamentId: 4 },
    exampleBy: 'admin@academia.demo',
  },

  taught: {
    tags,
    summary: 'Torneios e programas de que o usuário é professor',
    description: 'Os números dos eventos cujos inscritos o professor pode ver. Administradores veem os de todos.',
  },

  professors: {
    tags,
    summary: 'Professores de um torneio',
    description: 'Quem, além da administração, vê os inscritos.',
    example: { tournamentId: 1 },
  },

  setProfessors: {
    tags,
    summary: 'Diz quem são os professores de um torneio',
    description: 'Pelo email de suas contas de professor, no lugar dos que havia.',
    example: { tournamentId: 1, emails: ['professor@academia.demo'] },
  },

  create: {
    tags,
    summary: 'Cria um torneio',
    description: 'Com a situação das inscrições: abertas, em breve ou por classificatórias.',
    example: {
      name: 'Copa de Verão',
      description: 'Cinco rodadas no ritmo rápido.',
      startsAt: '2027-01-16T12:00:00Z',
      location: 'Sede da academia, São Paulo',
      categories: 'Sub-8 a Sub-14',
      prize: 'Medalhas e livros',
      registration: 'open',
      price: 30,
      capacity: 40,
    },
  },

  update: {
    tags,
    summary: 'Altera um torneio',
    description:
      'Quem já está inscrito continua, com o que pagou, e recebe um aviso se a data ou o local muda. Um torneio ' +
      'cancelado não muda mais.',
    example: {
      tournamentId: 2,
      name: 'Festival Primeiros Lances',
      description: 'Quatro rodadas, 10 minutos para cada lado.',
      startsAt: '2027-01-09T12:00:00Z',
      location: 'Parque da Água Branca, São Paulo',
      categories: 'Sub-8 e Sub-10',
      prize: 'Medalha para todos',
      registration: 'soon',
      price: 0,
      capacity: 80,
    },
  },

  setRegistration: {
    tags,
    summary: 'Abre ou fecha as inscrições de um torneio',
    description: 'Fechadas, aparecem como Em breve; quem já está inscrito continua.',
    example: { tournamentId: 2, open: true },
  },

  cancel: {
    tags,
    summary: 'Cancela um torneio',
    description: 'Cada inscrito recebe as moedas de volta e um aviso. Não pode ser desfeito.',
    example: { tournamentId: 3 },
  },
} satisfies Record<string, OperationDocs>;
