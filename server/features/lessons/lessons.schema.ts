import { z } from 'zod';
import { Answer, Moment, PathId, Percent, QueryInt, RowId, Text } from '../../common/common.schema.ts';
import { LessonForm, Version } from '../teaching/lesson-form.schema.ts';

export const QUIZ_PASS_MARK = 70;
export const ANSWER_MAX_LENGTH = 5_000;

export const Resource = z
  .object({
    id: RowId.describe('Número do material'),
    name: z.string().describe('Nome'),
    type: z.enum(['pdf', 'pgn', 'link', 'video']).describe('Tipo: PDF, partida (pgn), página (link) ou vídeo (video)'),
    url: z.string().nullable().describe('Endereço; null sem endereço'),
  })
  .meta({ id: 'Resource', description: 'Um material da lição' });

export const Question = z
  .object({
    id: RowId.describe('Número da questão'),
    type: z
      .enum(['multiple_choice', 'true_false', 'essay'])
      .describe('Tipo: múltipla escolha (multiple_choice), verdadeiro ou falso (true_false) ou dissertativa (essay)'),
    question: z.string().describe('A pergunta'),
    options: z.array(z.string()).describe('As opções da múltipla escolha'),
    correctAnswer: z.string().describe('A resposta certa; só para quem pode alterar o curso').optional(),
    explanation: z.string().nullable().describe('A explicação; só para quem pode alterar o curso').optional(),
  })
  .meta({ id: 'Question', description: 'Uma questão de um quiz' });

export const Quiz = z
  .object({
    id: RowId.describe('Número do quiz'),
    title: z.string().describe('Título'),
    timeLimit: z.number().int().describe('Tempo para responder, em minutos'),
    questions: z.array(Question).describe('As questões, em sua ordem'),
  })
  .meta({ id: 'Quiz', description: 'O quiz de uma lição' });

export const Lesson = z
  .object({
    id: RowId.describe('Número da lição'),
    courseId: RowId.describe('Número do curso'),
    title: z.string().describe('Título'),
    description: z.string().describe('O texto da lição, em Markdown; vazio para quem não pode estudá-la'),
    order: z.number().int().describe('Lugar no curso, a partir de 1'),
    duration: z.number().int().describe('Tempo de estudo em minutos'),
    active: z.boolean().describe('Se está publicada'),
    accessible: z
      .boolean()
      .describe('Se quem pergunta pode estudá-la; o conteúdo vem vazio para o aluno que não está matriculado'),
    videoUrl: z.string().nullable().describe('Endereço do vídeo; null sem vídeo'),
    resources: z.array(Resource).describe('Os materiais'),
    quiz: Quiz.nullable().describe('O quiz; null sem quiz ou para quem não pode estudá-la'),
    hasQuiz: z.boolean().describe('Se tem quiz'),
    unlocked: z.boolean().describe('Se é a primeira ou se a anterior já foi concluída'),
    completed: z.boolean().describe('Se quem pergunta a concluiu'),
    quizPassed: z.boolean().describe('Se quem pergunta foi aprovado no quiz'),
    quizWaiting: z
      .boolean()
      .describe('Se uma resposta de quem pergunta espera a nota do professor e ainda pode ser aprovada por ela'),
    scheduledAt: Moment.nullable().describe('Quando a aula é dada, em ISO 8601 (UTC); null sem data'),
    cancelled: z.boolean().describe('Se a data foi cancelada'),
    version: z.number().int().describe('Versão: enviada com uma alteração, diz se outra veio antes'),
  })
  .meta({ id: 'Lesson', description: 'Uma lição, na medida do que quem pergunta pode ver' });
export type Lesson = z.infer<typeof Lesson>;

export const CourseLessonsInput = z.object({ courseId: PathId.describe('Número do curso') });
export const LessonInput = z.object({ lessonId: PathId.describe('Número da lição') });
export const LessonsOutput = Answer({ lessons: z.array(Lesson).describe('As lições, em sua ordem') });
export const LessonOutput = Answer({ lesson: Lesson.describe('A lição') });

export const CreateLessonInput = LessonForm.extend({ courseId: PathId.describe('Número do curso') });
export type CreateLessonInput = z.output<typeof CreateLessonInput>;
export const UpdateLessonInput = LessonForm.extend({
  lessonId: PathId.describe('Número da lição'),
  version: Version,
});
export type UpdateLessonInput = z.output<typeof UpdateLessonInput>;

/** Only when a lesson is taught: what is written into it stays as it is. */
export const ScheduleInput = z.object({
  lessonId: PathId.describe('Número da lição'),
  scheduledAt: LessonForm.shape.scheduledAt
    .unwrap()
    .unwrap()
    .nullable()
    .describe('Quando a aula é dada, em ISO 8601; null tira a data'),
  cancelled: z.boolean().default(false).describe('Se a data é cancelada'),
});
export type ScheduleInput = z.output<typeof ScheduleInput>;

const SEND_ALL = 'Envie exatamente as lições do curso, cada uma uma vez';
/** The course's lessons, drafts among them, in their new order. */
export const ReorderInput = z.object({
  courseId: PathId.describe('Número do curso'),
  lessonIds: z
    .array(RowId, { error: SEND_ALL })
    .describe('Os números de todas as lições do curso, rascunhos também, na nova ordem'),
});

/** Completed: its date has come, or it is published without one. */
export const LessonStatus = z
  .enum(['scheduled', 'completed', 'cancelled', 'draft'], { error: 'Situação inválida' })
  .describe('Situação: marcada (scheduled), realizada (completed), cancelada (cancelled) ou rascunho (draft)');
export type LessonStatus = z.infer<typeof LessonStatus>;

export const LESSONS_PER_PAGE = 50;
export const LESSON_SEARCH_MAX_LENGTH = 100;
const QueryMoment = z.iso.datetime({ offset: true, error: 'Data inválida' });

/** A professor's lessons across the courses: those of a calendar's page by `from` and `to` (the latter outside). */
export const TaughtLessonsInput = z.object({
  status: LessonStatus.optional(),
  courseId: PathId.describe('Só as deste curso').optional(),
  search: Text(LESSON_SEARCH_MAX_LENGTH)
    .describe('Parte do título da lição ou do curso, sem distinção de acentos e maiúsculas')
    .optional(),
  from: QueryMoment.describe('Só as dadas a partir deste momento, em ISO 8601').optional(),
  to: QueryMoment.describe('Só as dadas antes deste momento, em ISO 8601').optional(),
  page: QueryInt(1, 10_000).describe('Página, a partir de 1, de 50 lições cada').optional(),
});
export type TaughtLessonsInput = z.infer<typeof TaughtLessonsInput>;

export const TaughtLesson = z
  .object({
    id: RowId.describe('Número da lição'),
    title: z.string().describe('Título'),
    description: z.string().describe('O texto da lição, em Markdown'),
    courseId: RowId.describe('Número do curso'),
    courseName: z.string().describe('Título do curso'),
    status: LessonStatus,
    difficulty: z
      .enum(['beginner', 'intermediate', 'advanced'])
      .describe('Dificuldade do curso: iniciante (beginner), intermediário (intermediate) ou avançado (advanced)'),
    scheduledDate: Moment.nullable().describe('Quando é dada, em ISO 8601 (UTC); null sem data'),
    duration: z.number().int().describe('Tempo de estudo em minutos'),
    order: z.number().int().describe('Lugar no curso, a partir de 1'),
    studentsEnrolled: z.number().int().describe('Quantos alunos estão matriculados no curso'),
    studentsAttended: z.number().int().describe('Quantos alunos a concluíram'),
  })
  .meta({ id: 'TaughtLesson', description: 'Uma lição com os números que interessam a quem a ensina' });
export type TaughtLesson = z.infer<typeof TaughtLesson>;

export const TaughtLessonsOutput = Answer({
  lessons: z.array(TaughtLesson).describe('As lições da página'),
  total: z.number().int().describe('Quantas passam pelo filtro, em todas as páginas'),
  page: z.number().int().describe('Esta página'),
  pageSize: z.number().int().describe('Lições por página'),
  counts: z
    .object({
      scheduled: z.number().int().describe('Marcadas'),
      completed: z.number().int().describe('Realizadas'),
      cancelled: z.number().int().describe('Canceladas'),
      draft: z.number().int().describe('Rascunhos'),
    })
    .describe('Quantas há de cada situação, seja qual for a do filtro'),
});

export const Progress = z
  .object({
    totalLessons: z.number().int().describe('Quantas lições publicadas o curso tem'),
    completedLessons: z.number().int().describe('Quantas delas estão concluídas'),
  })
  .meta({ id: 'Progress', description: 'Até onde o aluno chegou num curso' });
export type Progress = z.infer<typeof Progress>;

/** What a step of study brought about. */
export const StudyResult = z.object({
  progress: Progress.describe('O progresso no curso, depois do passo'),
  rewards: z
    .object({
      experience: z.number().int().describe('XP ganhos'),
      coins: z.number().int().describe('Moedas ganhas'),
    })
    .describe('O que este passo rendeu; zeros quando já havia sido pago'),
  courseCompleted: z.boolean().describe('Se o curso está concluído'),
  certificateCode: z.string().nullable().describe('Código do certificado; null enquanto não há'),
});
export type StudyResult = z.infer<typeof StudyResult>;

export const CompleteOutput = StudyResult;

export const QuizAttemptInput = z.object({
  lessonId: PathId.describe('Número da lição'),
  answers: z
    .array(
      z.object({
        questionId: RowId.describe('Número da questão'),
        answer: Text(ANSWER_MAX_LENGTH).describe(
          'O texto da opção, true ou false, ou a dissertação, até 5.000 caracteres',
        ),
      }),
    )
    .max(200)
    .describe('As respostas; uma questão sem resposta conta como errada'),
});

export const QuizAttemptOutput = StudyResult.extend({
  score: Percent.describe('Nota em por cento; 70 aprova'),
  passed: z.boolean().describe('Se foi aprovado'),
  waiting: z.boolean().describe('Se não foi aprovado, mas ainda pode ser pela nota das dissertativas'),
  questions: z
    .array(
      z.object({
        questionId: RowId.describe('Número da questão'),
        correct: z
          .boolean()
          .nullable()
          .describe('Se a resposta está certa; null enquanto a dissertativa espera a nota'),
        correctAnswer: z
          .string()
          .nullable()
          .describe('A resposta certa; null enquanto a dissertativa espera a nota e o quiz não foi aprovado'),
        explanation: z
          .string()
          .nullable()
          .describe('A explicação; null sem explicação, e enquanto a resposta certa espera'),
      }),
    )
    .describe('O que se soube de cada questão'),
});
export type QuizAttemptOutput = z.infer<typeof QuizAttemptOutput>;
