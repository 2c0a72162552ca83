/** The fields of a lesson: one contract for the form and for the procedures. */
import { readLine } from '../../rules/board-line.ts';
import { positionOf } from '../../rules/position.ts';
import { z } from 'zod';
import { RequiredText, RowId, Storable, Text, atMost } from '../../common/common.schema.ts';
import { OptionalAddress } from '../../common/address.schema.ts';

export const LESSONS_PER_COURSE = 200;
export const QUESTIONS_PER_QUIZ = 100;
export const OPTIONS_PER_QUESTION = 10;
const RESOURCES_PER_LESSON = 50;
/** Minutes. */
export const DEFAULT_LESSON_DURATION = 30;
export const DEFAULT_QUIZ_TIME_LIMIT = 10;
const MAX_LESSON_DURATION = 1_440;
const MAX_QUIZ_TIME_LIMIT = 180;
const LESSON_TITLE_MAX_LENGTH = 200;

const NO_DURATION = 'Duração deve ser maior que 0';
const NO_ORDER = 'Ordem deve ser maior que 0';
const NO_CORRECT_ANSWER = 'Resposta correta é obrigatória';
const NO_MODEL_ANSWER = 'Resposta-modelo é obrigatória';
const NO_QUESTIONS = 'Pelo menos uma questão é obrigatória';
const BAD_TIME_LIMIT = `O tempo limite deve ser de 1 a ${MAX_QUIZ_TIME_LIMIT} minutos`;
const BAD_DATE = 'Data inválida';

const ResourceType = z
  .enum(['pdf', 'pgn', 'link', 'video'], { error: 'Tipo de recurso inválido' })
  .describe('Tipo: PDF, partida (pgn), página (link) ou vídeo (video)');
const QuestionType = z
  .enum(['multiple_choice', 'true_false', 'essay', 'board'], { error: 'Tipo de questão inválido' })
  .describe(
    'Tipo: múltipla escolha (multiple_choice), verdadeiro ou falso (true_false), dissertativa (essay) ou no ' +
      'tabuleiro (board)',
  );

const ResourceForm = z.object({
  name: RequiredText(200, 'Nome do recurso é obrigatório').describe('Nome do material, até 200 caracteres'),
  type: ResourceType,
  url: OptionalAddress('URL inválida').describe('Endereço do material; vazio ou null é nenhum'),
});

type Answerable = {
  type: z.infer<typeof QuestionType>;
  options: string[];
  correctAnswer: string;
  fen?: string | undefined;
  lines?: string[] | undefined;
};
type Flaw = { path: string; message: string };

/** The options with text. The form shows blank ones, which do not count. */
export const filledOptions = (options: readonly string[]): string[] => options.filter(option => option !== '');

const flawOfChoice = ({ options, correctAnswer }: Answerable): Flaw | undefined => {
  const filled = filledOptions(options);
  if (filled.length < 2) return { path: 'options', message: 'Informe pelo menos duas opções' };
  if (new Set(filled).size < filled.length) return { path: 'options', message: 'As opções devem ser diferentes' };
  return filled.includes(correctAnswer)
    ? undefined
    : { path: 'correctAnswer', message: 'A resposta correta deve ser uma das opções' };
};

const flawOfBoard = ({ fen = '', lines = [] }: Answerable): Flaw | undefined => {
  if (!positionOf(fen)) return { path: 'fen', message: 'Esta posição (FEN) não é possível' };
  if (lines.every(line => line === '')) return { path: 'lines', message: 'Informe pelo menos uma linha certa' };
  for (const [i, line] of lines.entries()) {
    const read = readLine(fen, line);
    if ('wrong' in read)
      return { path: 'lines', message: `Linha ${i + 1}: o lance “${read.wrong}” não é possível nesta posição` };
  }
  return undefined;
};

/** The reason why a question cannot be graded as written. */
const flawOf = (question: Answerable): Flaw | undefined => {
  if (question.type === 'board') return flawOfBoard(question);
  if (question.correctAnswer === '') return undefined;
  if (question.type === 'multiple_choice') return flawOfChoice(question);
  const isVerdict = question.correctAnswer === 'true' || question.correctAnswer === 'false';
  return question.type === 'true_false' && !isVerdict
    ? { path: 'correctAnswer', message: 'A resposta correta deve ser verdadeiro ou falso' }
    : undefined;
};

/** The most lines that answer one question on the board. */
const LINES_PER_QUESTION = 20;

export const QuestionForm = z
  .object({
    id: RowId.describe('Número da questão, se ela já existe: assim ficam as respostas que os alunos deram').optional(),
    question: RequiredText(2_000, 'Pergunta é obrigatória').describe('A pergunta, até 2.000 caracteres'),
    type: QuestionType.default('multiple_choice'),
    options: z
      .array(z.string().trim().max(500, atMost(500)).pipe(Storable))
      .max(OPTIONS_PER_QUESTION, `Use no máximo ${OPTIONS_PER_QUESTION} opções`)
      .default([])
      .describe('As opções da múltipla escolha, até 10; as vazias são descartadas'),
    correctAnswer: z
      .string({ error: NO_CORRECT_ANSWER })
      .trim()
      .max(5_000, atMost(5_000))
      .pipe(Storable)
      .default('')
      .describe(
        'O texto da opção certa, true ou false, ou a resposta-modelo da dissertativa; no tabuleiro, vale a primeira ' +
          'linha',
      ),
    fen: Text(100).optional().describe('A posição de uma questão no tabuleiro, em FEN'),
    lines: z
      .array(z.string().trim().max(500, atMost(500)).pipe(Storable))
      .max(LINES_PER_QUESTION, `Use no máximo ${LINES_PER_QUESTION} linhas`)
      .optional()
      .describe('As linhas certas no tabuleiro, dos dois lados, em SAN (inglês ou português) ou UCI: "Cf3 Cc6 Bb5"'),
    equal: z
      .boolean()
      .optional()
      .describe('Se, no lugar do último lance de uma linha, vale também todo lance que o motor tem por igual'),
    explanation: z
      .string()
      .trim()
      .max(5_000, atMost(5_000))
      .pipe(Storable)
      .nullish()
      .describe('A explicação que o aluno lê depois de responder, até 5.000 caracteres'),
  })
  // Said beside what else is wrong with the question, as any missing field is.
  .refine(({ correctAnswer, type }) => correctAnswer !== '' || type === 'essay' || type === 'board', {
    path: ['correctAnswer'],
    error: NO_CORRECT_ANSWER,
    when: () => true,
  })
  .refine(question => question.correctAnswer !== '' || question.type !== 'essay', {
    path: ['correctAnswer'],
    error: NO_MODEL_ANSWER,
    when: () => true,
  })
  .superRefine((question, context) => {
    const flaw = flawOf(question);
    if (flaw) context.addIssue({ code: 'custom', path: [flaw.path], message: flaw.message });
  });
export type QuestionForm = z.output<typeof QuestionForm>;

export const QuizForm = z.object({
  title: RequiredText(200, 'Título do quiz é obrigatório').describe('Título do quiz, até 200 caracteres'),
  timeLimit: z
    .number({ error: BAD_TIME_LIMIT })
    .int(BAD_TIME_LIMIT)
    .min(1, BAD_TIME_LIMIT)
    .max(MAX_QUIZ_TIME_LIMIT, BAD_TIME_LIMIT)
    .default(DEFAULT_QUIZ_TIME_LIMIT)
    .describe('Tempo para responder em minutos, de 1 a 180'),
  questions: z
    .array(QuestionForm, { error: NO_QUESTIONS })
    .min(1, NO_QUESTIONS)
    .max(QUESTIONS_PER_QUIZ, `Use no máximo ${QUESTIONS_PER_QUIZ} questões`)
    .describe('As questões, de 1 a 100'),
});
export type QuizForm = z.output<typeof QuizForm>;

export const LessonForm = z.object({
  title: RequiredText(LESSON_TITLE_MAX_LENGTH, 'Título é obrigatório').describe('Título, até 200 caracteres'),
  description: RequiredText(20_000, 'Descrição é obrigatória').describe(
    'O texto da lição, em Markdown, até 20.000 caracteres',
  ),
  duration: z
    .number({ error: NO_DURATION })
    .int('Informe a duração em minutos inteiros')
    .min(1, NO_DURATION)
    .max(MAX_LESSON_DURATION, `A duração deve ser de no máximo ${MAX_LESSON_DURATION} minutos`)
    .describe('Tempo de estudo em minutos, de 1 a 1.440'),
  order: z
    .number({ error: NO_ORDER })
    .int('Informe a ordem em números inteiros')
    .min(1, NO_ORDER)
    .max(1_000, 'A ordem deve ser de no máximo 1000')
    .describe(
      'Lugar no curso, a partir de 1; além do fim, ou sem ele, a lição nova é a última e a conhecida fica onde está',
    )
    .optional(),
  videoUrl: OptionalAddress('URL do vídeo inválida').describe('Endereço do vídeo; vazio ou null é uma lição para ler'),
  resources: z
    .array(ResourceForm)
    .max(RESOURCES_PER_LESSON, `Use no máximo ${RESOURCES_PER_LESSON} recursos`)
    .default([])
    .describe('Materiais, até 50'),
  quiz: QuizForm.nullish().describe('O quiz; sem ele a lição não tem quiz, mesmo que tivesse'),
  active: z.boolean().describe('Se está publicada; sem isto a lição nova está e a conhecida fica como está').optional(),
  scheduledAt: z.iso
    .datetime({ offset: true, error: BAD_DATE })
    .refine(text => text >= '2000' && text < '2200', BAD_DATE)
    .nullish()
    .describe('Quando a aula é dada, em ISO 8601; null tira a data, e sem o campo ela fica'),
  cancelled: z.boolean().describe('Se a data foi cancelada').optional(),
});
export type LessonForm = z.output<typeof LessonForm>;
export type LessonFormValues = z.input<typeof LessonForm>;

/**
 * The version read when the form was opened. If the stored version is newer, somebody saved in between and the change
 * is refused.
 */
export const Version = z
  .number({ error: 'Versão inválida' })
  .int('Versão inválida')
  .positive('Versão inválida')
  .max(2 ** 31 - 1, 'Versão inválida')
  .describe('A versão que foi lida; uma mais antiga que a guardada é recusada, pois alguém salvou entretanto')
  .optional();

/** A lesson in a course that is saved as a whole; `id` marks an existing one. Positions follow the list. */
export const CourseLessonForm = LessonForm.extend({
  id: RowId.describe('Número da lição, se ela já existe').optional(),
  version: Version,
}).meta({
  id: 'LessonForm',
  description: 'Uma lição como o professor a escreve, entre as de um curso salvo por inteiro',
});
export type CourseLessonForm = z.output<typeof CourseLessonForm>;

export const CourseLessons = z
  .array(CourseLessonForm)
  .max(LESSONS_PER_COURSE, `Um curso tem no máximo ${LESSONS_PER_COURSE} lições`)
  .describe('As lições, até 200');
