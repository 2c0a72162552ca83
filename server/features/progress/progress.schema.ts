import { z } from 'zod';
import { PathId, RowId, Text, Percent } from '../../common/common.schema.ts';

export const QUIZ_PASS_MARK = 70;

export const ANSWER_MAX_LENGTH = 5_000;

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

export const CompleteInput = z.object({ lessonId: PathId.describe('Número da lição') });

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
