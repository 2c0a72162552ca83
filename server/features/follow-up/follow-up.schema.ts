import { z } from 'zod';
import { FEEDBACK_MAX_LENGTH, SORT_DIRECTIONS, STUDENT_SORTS, STUDENT_STATUSES } from './follow-up-lists.schema.ts';
import { Answer, Moment, PathId, Percent, QueryInt, RequiredText, RowId, Text } from '../../common/common.schema.ts';

export const STUDENTS_PER_PAGE = 50;
const MAX_PAGE_SIZE = 100;
export const REVIEWS_PER_PAGE = 20;
/** More rows than this do not help in a spreadsheet. */
export const EXPORT_MAX_ROWS = 50_000;
const MAX_PAGE = 100_000;

export const page = QueryInt(1, MAX_PAGE).default(1).describe('Página, a partir de 1');
export const pageSize = QueryInt(1, MAX_PAGE_SIZE)
  .default(STUDENTS_PER_PAGE)
  .describe(`Alunos por página, até ${MAX_PAGE_SIZE}`);

export const CourseTitlesInput = z.object({
  classes: z
    .enum(['true', 'false'], { error: 'Use true ou false' })
    .describe('Se também os de outros professores que as próprias turmas têm (true)')
    .optional(),
});

/** The professor's courses by title; an administrator gets all of the school's. */
export const CourseTitlesOutput = Answer({
  courses: z
    .array(
      z.object({
        id: RowId.describe('Número do curso'),
        title: z.string().describe('Título'),
      }),
    )
    .describe('Os cursos, por título'),
});

export const StudentStatus = z
  .enum(STUDENT_STATUSES, { error: 'Situação inválida' })
  .describe('Situação: ativo (concluiu uma lição ou fez um quiz nos últimos 30 dias), inativo ou concluído');
export type StudentStatus = z.infer<typeof StudentStatus>;

export const TaughtStudent = z
  .object({
    enrollmentId: RowId.nullable().describe('Número da matrícula; null para quem só está numa turma'),
    id: RowId.describe('Número do aluno'),
    name: z.string().describe('Nome do aluno'),
    email: z.string().nullable().describe('Email do aluno; null na conta de uma criança, que não tem'),
    avatarUrl: z.string().nullable().describe('Endereço da foto; null sem foto'),
    courseId: RowId.nullable().describe('Número do curso; null para quem só está numa turma'),
    course: z.string().describe('Título do curso; para quem só está numa turma, o nome dela'),
    classId: RowId.nullable().describe('Número da turma de quem só está nela; null para uma matrícula'),
    /** Active: did something in the last 30 days. */
    status: StudentStatus,
    progress: Percent.describe('Por cento das lições publicadas que estão concluídas'),
    level: z.number().int().describe('Nível de jogador, de 1 a 10'),
    completedLessons: z.number().int().describe('Lições concluídas'),
    totalLessons: z.number().int().describe('Lições publicadas do curso'),
    lastActivity: Moment.describe('Quando fez algo no curso pela última vez, ou entrou na turma, em ISO 8601 (UTC)'),
  })
  .meta({ id: 'TaughtStudent', description: 'Um aluno em um curso, ou só em uma turma' });
export type TaughtStudent = z.infer<typeof TaughtStudent>;

const studentFilters = {
  search: Text(100).default('').describe('Parte do nome ou do email, sem distinção de acentos e maiúsculas'),
  courseId: PathId.describe('Só os deste curso').optional(),
  level: QueryInt(1, 10).describe('Só os deste nível, de 1 a 10').optional(),
  status: StudentStatus.describe('Só os desta situação: ativo, inativo ou concluído').optional(),
};
export const StudentSort = z
  .enum(STUDENT_SORTS, { error: 'Ordem inválida' })
  .describe(
    'Ordem: última atividade (lastActivity), nome, curso, progresso, nível ou número de lições concluídas (lessons)',
  );
export type StudentSort = z.infer<typeof StudentSort>;
export const SortDirection = z
  .enum(SORT_DIRECTIONS, { error: 'Sentido inválido' })
  .describe('Sentido: crescente (asc) ou decrescente (desc)');
export type SortDirection = z.infer<typeof SortDirection>;

export const StudentsInput = z.object({
  ...studentFilters,
  sort: StudentSort.default('lastActivity'),
  direction: SortDirection.default('desc'),
  page,
  pageSize,
});
export type StudentsInput = z.infer<typeof StudentsInput>;
export const StudentsOutput = Answer({
  students: z.array(TaughtStudent).describe('Os alunos da página'),
  total: z.number().int().describe('Quantos passam pelos filtros, em todas as páginas'),
  page: z.number().int().describe('Esta página'),
  pageSize: z.number().int().describe('Alunos por página'),
});
export const StudentsExportInput = z.object(studentFilters);

/** All students of the professor's courses, each counted once. */
const Statistics = z
  .object({
    totalStudents: z.number().int().describe('Alunos, cada um contado uma vez'),
    activeStudents: z.number().int().describe('Alunos que estudaram nos últimos 30 dias: só se matricular não conta'),
    averageProgress: Percent.describe('Progresso médio das matrículas, em por cento'),
    averageRating: z.number().nullable().describe('Média das estrelas, com uma casa decimal; null antes da primeira'),
    totalCourses: z.number().int().describe('Cursos'),
    totalLessons: z.number().int().describe('Lições publicadas'),
    pendingReviews: z.number().int().describe('Respostas dissertativas que esperam nota'),
  })
  .meta({ id: 'Statistics', description: 'Totais de todos os alunos dos cursos do professor' });
export const StatisticsOutput = Answer({ statistics: Statistics.describe('Os totais') });

export const StudentDetailInput = z.object({ enrollmentId: PathId.describe('Número da matrícula') });
export const StudentDetail = TaughtStudent.extend({
  enrollmentId: RowId.describe('Número da matrícula'),
  courseId: RowId.describe('Número do curso'),
  phone: z.string().nullable().describe('Telefone; null sem telefone'),
  enrolledAt: Moment.describe('Quando se matriculou, em ISO 8601 (UTC)'),
  completedAt: Moment.nullable().describe('Quando concluiu o curso, em ISO 8601 (UTC); null até então'),
  certificateCode: z.string().nullable().describe('Código do certificado; null enquanto não há'),
  studyMinutes: z.number().int().describe('Minutos das lições concluídas, pela duração prevista'),
  lessons: z
    .array(
      z.object({
        id: RowId.describe('Número da lição'),
        title: z.string().describe('Título'),
        order: z.number().int().describe('Lugar no curso, a partir de 1'),
        duration: z.number().int().describe('Tempo de estudo em minutos'),
        completedAt: Moment.nullable().describe('Quando foi concluída, em ISO 8601 (UTC); null até então'),
        hasQuiz: z.boolean().describe('Se tem quiz'),
        attempts: z
          .array(
            z.object({
              id: RowId.describe('Número da tentativa'),
              score: Percent.describe('Nota em por cento'),
              passed: z.boolean().describe('Se foi aprovado'),
              pending: z.number().int().describe('Dissertativas ainda sem nota'),
              createdAt: Moment.describe('Quando foi, em ISO 8601 (UTC)'),
            }),
          )
          .describe('As tentativas no quiz'),
      }),
    )
    .describe('As lições do curso, em sua ordem'),
}).meta({ id: 'StudentDetail', description: 'Um aluno num curso, com lições e tentativas' });
export type StudentDetail = z.infer<typeof StudentDetail>;
export const StudentDetailOutput = Answer({ student: StudentDetail.describe('O aluno') });

/** An essay answer, waiting for its grade or graded. */
export const Review = z
  .object({
    answerId: RowId.describe('Número da resposta'),
    studentName: z.string().describe('Nome do aluno'),
    courseId: RowId.describe('Número do curso'),
    courseTitle: z.string().describe('Título do curso'),
    lessonTitle: z.string().describe('Título da lição'),
    question: z.string().describe('A pergunta'),
    modelAnswer: z.string().describe('A resposta-modelo'),
    answer: z.string().describe('A resposta do aluno'),
    submittedAt: Moment.describe('Quando respondeu, em ISO 8601 (UTC)'),
    correct: z.boolean().nullable().describe('Se vale 7 pontos ou mais; null até a correção'),
    points: z.number().int().nullable().describe('Os pontos, de 0 a 10; null até a correção'),
    feedback: z.string().nullable().describe('O comentário do professor; null sem comentário'),
    gradedAt: Moment.nullable().describe('Quando foi corrigida, em ISO 8601 (UTC); null até então'),
  })
  .meta({ id: 'Review', description: 'Uma resposta dissertativa, à espera de nota ou corrigida' });
export type Review = z.infer<typeof Review>;
export const ReviewsInput = z.object({
  state: z
    .enum(['pending', 'graded'], { error: 'Estado inválido' })
    .default('pending')
    .describe('À espera (pending) ou corrigidas (graded)'),
  courseId: PathId.describe('Só as deste curso').optional(),
  page,
});
export type ReviewsInput = z.infer<typeof ReviewsInput>;
export const ReviewsOutput = Answer({
  reviews: z.array(Review).describe('As respostas da página'),
  total: z.number().int().describe('Quantas ao todo, em todas as páginas'),
  page: z.number().int().describe('Esta página'),
  pageSize: z.number().int().describe('Respostas por página'),
});
const NO_POINTS = 'Dê de 0 a 10 pontos';

export const GradeInput = z
  .object({
    answerId: PathId.describe('Número da resposta'),
    points: z
      .number({ error: NO_POINTS })
      .int(NO_POINTS)
      .min(0, NO_POINTS)
      .max(10, NO_POINTS)
      .describe('Pontos de 0 a 10; a nota do quiz conta a parte')
      .optional(),
    correct: z
      .boolean({ error: 'Diga se a resposta está certa' })
      .describe('Em vez dos pontos: certa vale 10, errada vale 0')
      .optional(),
    feedback: RequiredText(FEEDBACK_MAX_LENGTH, 'Escreva um comentário')
      .nullish()
      .describe('Comentário para o aluno, até 2.000 caracteres'),
  })
  .refine(({ points, correct }) => points !== undefined || correct !== undefined, {
    path: ['points'],
    error: NO_POINTS,
  });
export type GradeInput = z.infer<typeof GradeInput>;
/** The state of the attempt after the grade. */
export const GradeOutput = Answer({
  review: Review.describe('A resposta, agora corrigida'),
  score: Percent.describe('A nota que a tentativa passou a ter, em por cento'),
  passed: z.boolean().describe('Se a tentativa passou a ser aprovada'),
});
