import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['courses'];

export const docs = {
  list: {
    tags,
    summary: 'Catálogo de cursos',
    description:
      'Os cursos ativos, 50 por página, com a própria matrícula em cada um e quantos cursos cada categoria tem.',
    example: { difficulty: 'beginner', page: 1 },
  },

  professor: {
    tags,
    summary: 'Cursos do professor',
    description:
      'Os cursos de quem ensina, com alunos, receita e conclusões. Administradores recebem os de toda a escola.',
    example: { status: 'active', sort: 'students' },
  },

  get: {
    tags,
    summary: 'Um curso',
    description: 'Um curso com a lista de lições. Rascunhos só existem para o seu professor e para administradores.',
    example: { id: 2 },
  },

  create: {
    tags,
    summary: 'Cria um curso com suas lições',
    description:
      'Cria o curso, as lições e os quizzes de uma vez: ou tudo, ou nada. É publicado, salvo com `draft` ou com ' +
      '`isActive` false.',
    example: {
      title: 'Xadrez no recreio',
      description: 'Partidas curtas para quem tem quinze minutos.',
      category: 'kids',
      difficulty: 'iniciante',
      price: 0,
      duration: 45,
      maxStudents: 30,
      objectives: ['Terminar uma partida em quinze minutos'],
      prerequisites: [],
      lessons: [
        {
          title: 'O mate do pastor',
          description: 'Como ele acontece, e como se defender dele.',
          duration: 15,
          quiz: {
            title: 'Quiz: o mate do pastor',
            timeLimit: 5,
            questions: [
              {
                question: 'Que casa o mate do pastor ataca?',
                type: 'multiple_choice',
                options: ['f7', 'a2'],
                correctAnswer: 'f7',
                explanation: 'Só o rei a defende.',
              },
            ],
          },
        },
      ],
    },
  },

  update: {
    tags,
    summary: 'Altera um curso',
    description:
      'O que não vem fica como está. Com `lessons`, estas passam a ser as lições do curso. Uma versão mais antiga ' +
      'que a guardada recebe 409.',
    example: { id: 3, maxStudents: 60, objectives: ['Jogar os dez primeiros lances com um plano'] },
  },

  remove: {
    tags,
    summary: 'Exclui um curso, que fica inativo',
    description: 'O curso deixa de aparecer; matrículas, notas e certificados continuam a existir.',
    example: { id: 4 },
  },

  duplicate: {
    tags,
    summary: 'Duplica um curso como rascunho',
    description: 'Copia o curso com lições, quizzes e materiais, como rascunho de quem pede; alunos e notas não vêm.',
    example: { id: 1 },
  },
} satisfies Record<string, OperationDocs>;
