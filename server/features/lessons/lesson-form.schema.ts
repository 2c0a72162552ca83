/** What a professor writes into a lesson: one contract for the form and for the procedures. */
import { z } from 'zod';
import { RequiredText, RowId, Text } from '../../common.schema.ts';
import { OptionalAddress } from '../courses/address.schema.ts';

export const LESSONS_PER_COURSE = 200;
export const QUESTIONS_PER_QUIZ = 100;
export const OPTIONS_PER_QUESTION = 10;
export const RESOURCES_PER_LESSON = 50;
/** Minutes. */
export const DEFAULT_LESSON_DURATION = 30;
export const DEFAULT_QUIZ_TIME_LIMIT = 10;
const MAX_LESSON_DURATION = 1_440;
const MAX_QUIZ_TIME_LIMIT = 180;
export const LESSON_TITLE_MAX_LENGTH = 200;

const NO_DURATION = 'Duração deve ser maior que 0';
const NO_ORDER = 'Ordem deve ser maior que 0';
const NO_CORRECT_ANSWER = 'Resposta correta é obrigatória';
const NO_QUESTIONS = 'Pelo menos uma questão é obrigatória';
const BAD_TIME_LIMIT = `O tempo limite deve ser de 1 a ${MAX_QUIZ_TIME_LIMIT} minutos`;
const BAD_DATE = 'Data inválida';

export const ResourceType = z.enum(['pdf', 'pgn', 'link', 'video'], { error: 'Tipo de recurso inválido' });
export const QuestionType = z.enum(['multiple_choice', 'true_false', 'essay'], { error: 'Tipo de questão inválido' });

export const ResourceForm = z.object({
  name: RequiredText(200, 'Nome do recurso é obrigatório'),
  type: ResourceType,
  url: OptionalAddress('URL inválida'),
});

type Answerable = { type: z.infer<typeof QuestionType>; options: string[]; correctAnswer: string };

/** The options that say something: a form shows blank slots, which count for nothing. */
export const filledOptions = (options: readonly string[]): string[] => options.filter(option => option !== '');

const flawOfChoice = ({ options, correctAnswer }: Answerable): { path: string; message: string } | undefined => {
  const filled = filledOptions(options);
  if (filled.length < 2) return { path: 'options', message: 'Informe pelo menos duas opções' };
  if (new Set(filled).size < filled.length) return { path: 'options', message: 'As opções devem ser diferentes' };
  return filled.includes(correctAnswer) ? undefined : { path: 'correctAnswer', message: 'A resposta correta deve ser uma das opções' };
};

/** What keeps a question from being graded as it is written. */
const flawOf = (question: Answerable): { path: string; message: string } | undefined => {
  if (question.correctAnswer === '') return undefined;
  if (question.type === 'multiple_choice') return flawOfChoice(question);
  const isVerdict = question.correctAnswer === 'true' || question.correctAnswer === 'false';
  return question.type === 'true_false' && !isVerdict ? { path: 'correctAnswer', message: 'A resposta correta deve ser verdadeiro ou falso' } : undefined;
};

export const QuestionForm = z
  .object({
    /** Of a question that is there already: with it the question keeps its students' answers. */
    id: RowId.optional(),
    question: RequiredText(2_000, 'Pergunta é obrigatória'),
    type: QuestionType.default('multiple_choice'),
    /** For multiple choice; blank ones are dropped. */
    options: z.array(z.string().trim().pipe(Text(500))).max(OPTIONS_PER_QUESTION, `Use no máximo ${OPTIONS_PER_QUESTION} opções`).default([]),
    /** The option's text, 'true' or 'false', or an essay's model answer. */
    correctAnswer: RequiredText(5_000, NO_CORRECT_ANSWER),
    explanation: z.string().trim().pipe(Text(5_000)).nullish(),
  })
  .superRefine((question, context) => {
    const flaw = flawOf(question);
    if (flaw) context.addIssue({ code: 'custom', path: [flaw.path], message: flaw.message });
  });
export type QuestionForm = z.output<typeof QuestionForm>;

export const QuizForm = z.object({
  title: RequiredText(200, 'Título do quiz é obrigatório'),
  /** Minutes. */
  timeLimit: z.number({ error: BAD_TIME_LIMIT }).int(BAD_TIME_LIMIT).min(1, BAD_TIME_LIMIT).max(MAX_QUIZ_TIME_LIMIT, BAD_TIME_LIMIT).default(DEFAULT_QUIZ_TIME_LIMIT),
  questions: z.array(QuestionForm, { error: NO_QUESTIONS }).min(1, NO_QUESTIONS).max(QUESTIONS_PER_QUIZ, `Use no máximo ${QUESTIONS_PER_QUIZ} questões`),
});
export type QuizForm = z.output<typeof QuizForm>;

export const LessonForm = z.object({
  title: RequiredText(LESSON_TITLE_MAX_LENGTH, 'Título é obrigatório'),
  description: RequiredText(20_000, 'Descrição é obrigatória'),
  /** Minutes of study. */
  duration: z.number({ error: NO_DURATION }).int('Informe a duração em minutos inteiros').min(1, NO_DURATION).max(MAX_LESSON_DURATION, `A duração deve ser de no máximo ${MAX_LESSON_DURATION} minutos`),
  /** Place in the course, from 1. Past the end, or without it, a new lesson is the last and a known one stays where it is. */
  order: z.number({ error: NO_ORDER }).int('Informe a ordem em números inteiros').min(1, NO_ORDER).max(1_000, 'A ordem deve ser de no máximo 1000').optional(),
  /** Empty: a lesson to read. */
  videoUrl: OptionalAddress('URL do vídeo inválida'),
  resources: z.array(ResourceForm).max(RESOURCES_PER_LESSON, `Use no máximo ${RESOURCES_PER_LESSON} recursos`).default([]),
  /** Without it the lesson has no quiz, also where it had one. */
  quiz: QuizForm.nullish(),
  /** Published. A new lesson is, unless it says otherwise; a known one stays as it is. */
  active: z.boolean().optional(),
  /** When it is taught; null takes the date away, and without it a known lesson keeps its own. */
  scheduledAt: z.iso.datetime({ offset: true, error: BAD_DATE }).refine(text => text >= '2000' && text < '2200', BAD_DATE).nullish(),
  /** The date is called off. */
  cancelled: z.boolean().optional(),
});
export type LessonForm = z.output<typeof LessonForm>;
export type LessonFormValues = z.input<typeof LessonForm>;

/** The version that was read when the form was opened. An older one than the stored is refused: somebody saved in between. */
export const Version = z.number({ error: 'Versão inválida' }).int('Versão inválida').positive('Versão inválida').max(2 ** 31 - 1, 'Versão inválida').optional();

/** A lesson among those of a course that is saved as a whole: with `id` one that is there already. Their places follow the list. */
export const CourseLessonForm = LessonForm.extend({ id: RowId.optional(), version: Version });
export type CourseLessonForm = z.output<typeof CourseLessonForm>;

export const CourseLessons = z.array(CourseLessonForm).max(LESSONS_PER_COURSE, `Um curso tem no máximo ${LESSONS_PER_COURSE} lições`);
