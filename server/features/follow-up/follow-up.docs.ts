import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['professor'];

export const docs = {
  courses: {
    tags,
    summary: 'Títulos dos cursos do professor',
    description:
      'Números e títulos, para escolher um curso; com `classes=true`, também os que as próprias turmas têm. ' +
      'Administradores recebem os de toda a escola.',
  },

  students: {
    tags,
    summary: 'Alunos do professor, por curso',
    description:
      'Um registro por matrícula nos próprios cursos e, dos alunos das próprias turmas, nos cursos delas; 50 por ' +
      'página ou quantos `pageSize` pedir. `sort` e `direction` escolhem a ordem. No fim vêm, por nome, os alunos ' +
      'das próprias turmas que não estão em nenhum curso.',
    example: { courseId: 2, status: 'ativo', sort: 'progress', direction: 'asc' },
  },

  exportStudents: {
    tags,
    summary: 'Os alunos como planilha CSV',
    description: 'Os mesmos filtros da lista, até 50.000 linhas, como os programas brasileiros de planilha leem.',
    example: { courseId: 2 },
  },

  student: {
    tags,
    summary: 'Um aluno num curso: lições, tentativas e tempo',
    description:
      'O caminho de um aluno por um curso, lição a lição, com as tentativas nos quizzes. Também em curso de outro ' +
      'professor que a própria turma do aluno tem.',
    example: { enrollmentId: 2 },
  },

  lessonStudents: {
    tags,
    summary: 'Quem concluiu uma lição, e quem ainda não',
    description:
      'Os alunos do curso de uma lição: os que a concluíram, o mais recente primeiro, ou os que ainda não, por nome. ' +
      'Só para quem pode editar o curso.',
    example: { lessonId: 5, state: 'completed' },
  },

  statistics: {
    tags,
    summary: 'Totais dos cursos e alunos do professor',
    description: 'Totais dos próprios cursos. Administradores recebem os da escola.',
  },

  reviews: {
    tags,
    summary: 'Respostas dissertativas, à espera de nota ou corrigidas',
    description:
      'As respostas a questões dissertativas dos próprios cursos, e as dos alunos das próprias turmas nos cursos ' +
      'delas: primeiro as que esperam há mais tempo.',
    example: { state: 'pending' },
  },

  grade: {
    tags,
    summary: 'Corrige uma resposta dissertativa',
    description:
      'Dá de 0 a 10 pontos, com um comentário para o aluno; a nota da tentativa conta essa parte, e o aluno é ' +
      'avisado. Só se corrige a resposta da última tentativa.',
  },
} satisfies Record<string, OperationDocs>;
