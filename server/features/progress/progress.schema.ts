import { z } from 'zod';
import { ANSWER_MAX_LENGTH } from './quiz-limits.schema.ts';
import { Moment, PathId, RowId, Text, Percent } from '../../common/common.schema.ts';

export const Progress = z
  .object({
    totalLessons: z.number().int().describe('Quantas lições publicadas o curso tem'),
    completedLessons: z.number().int().describe('Quantas delas estão concluídas'),
  })
  .meta({ id: 'Progress', description: 'Até onde o aluno chegou num curso' });

export type Progress = z.infer<typeof Progress>;

/** The results of a step of study. */
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

export const CompletionResult = StudyResult.extend({
  secondsToReward: z
    .number()
    .int()
    .nullable()
    .describe(
      'Null quando a recompensa da lição está paga; senão, ela foi concluída sem recompensa, e estes são os segundos ' +
        'em que ainda precisa ficar aberta para recebê-la',
    ),
});

export type CompletionResult = z.infer<typeof CompletionResult>;

export const CompleteInput = z.object({ lessonId: PathId.describe('Número da lição') });

const GivenAnswer = z.object({
  questionId: RowId.describe('Número da questão'),
  answer: Text(ANSWER_MAX_LENGTH).describe(
    'O texto da opção, true ou false, a dissertação, ou os lances no tabuleiro (SAN em inglês ou português, ou UCI), ' +
      'até 5.000 caracteres',
  ),
});

export const QuizStartInput = z.object({ lessonId: PathId.describe('Número da lição') });

const secondsLeft = z.number().int().describe('Segundos que restam, pelo relógio da escola');

export const QuestionType = z
  .enum(['multiple_choice', 'true_false', 'essay', 'board'])
  .describe(
    'Tipo: múltipla escolha (multiple_choice), verdadeiro ou falso (true_false), dissertativa (essay) ou no ' +
      'tabuleiro (board)',
  );
/** What a student sees of a question on the board. */
export const BoardOfQuestion = {
  fen: z.string().describe('A posição de uma questão no tabuleiro, em FEN').optional(),
  plies: z.number().int().describe('Quantos lances, dos dois lados, a resposta no tabuleiro tem no máximo').optional(),
};

export const QuizStart = z.object({
  startedAt: Moment.describe('Quando o quiz foi começado, em ISO 8601 (UTC)'),
  deadline: Moment.describe('Quando o tempo termina, em ISO 8601 (UTC)'),
  secondsLeft,
  questions: z
    .array(
      z.object({
        id: RowId.describe('Número da questão'),
        type: QuestionType,
        question: z.string().describe('A pergunta'),
        options: z.array(z.string()).describe('As opções da múltipla escolha, na ordem desta tentativa'),
        ...BoardOfQuestion,
      }),
    )
    .describe('As questões, na ordem desta tentativa'),
  answers: z.array(GivenAnswer).describe('O que já foi respondido'),
});

export type QuizStart = z.infer<typeof QuizStart>;

export const KeptAnswers = z.object({ secondsLeft });

export const QuizAttemptInput = z.object({
  lessonId: PathId.describe('Número da lição'),
  answers: z.array(GivenAnswer).max(200).describe('As respostas; uma questão sem resposta conta como errada'),
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
          .describe(
            'A resposta certa; null nas duas primeiras tentativas sem aprovação, e enquanto a dissertativa espera',
          ),
        explanation: z
          .string()
          .nullable()
          .describe('A explicação; null sem explicação, e enquanto a resposta certa espera'),
      }),
    )
    .describe('O que se soube de cada questão'),
});

export type QuizAttemptOutput = z.infer<typeof QuizAttemptOutput>;
