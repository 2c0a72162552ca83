import { z } from 'zod';
import { Answer, Storable } from '../../common/common.schema.ts';
import { ClassTournament, OfClass, OfCourse, TournamentFacts } from './class-tournaments.schema.ts';

/** A hundred players with sixty rounds take 70,000. */
const LONGEST_REPORT = 150_000;
const MISSING = 'Escolha um arquivo TRF16';

const file = {
  report: z
    .string({ error: MISSING })
    .min(1, MISSING)
    .max(LONGEST_REPORT, 'O arquivo é longo demais')
    .pipe(Storable)
    .describe('O arquivo TRF16, até 150.000 caracteres'),
  dryRun: z.boolean({ error: 'Diga se é um ensaio' }).default(false).describe('Se é um ensaio: nada é criado'),
};
export const ImportReport = z.object({ ...OfClass, ...file });
export const ImportCourseReport = z.object({ ...OfCourse, ...file });
export type ImportCourseReport = z.infer<typeof ImportCourseReport>;
export type ImportReport = z.infer<typeof ImportReport>;

export const ImportedReport = Answer({
  tournament: ClassTournament.nullable().describe('O torneio; null no ensaio e quando há erros'),
  preview: z
    .object({
      ...TournamentFacts,
      timeIsKnown: z.boolean().describe('Se o arquivo diz o tempo; sem ele são 10 minutos'),
      open: z.number().int().describe('Quantas partidas da última rodada ainda não têm resultado'),
      players: z.number().int().describe('Quantos jogadores são da turma ou do curso'),
      finished: z.boolean().describe('Se o torneio terminou; senão, segue aqui'),
    })
    .nullable()
    .describe('O que o arquivo diz; null se não se lê'),
  errors: z
    .array(
      z.object({
        line: z.number().int().describe('Linha do arquivo, a partir de 1'),
        message: z.string().describe('O que está errado nela'),
      }),
    )
    .describe('O que impede a importação, linha por linha'),
});
export type ImportedReport = z.infer<typeof ImportedReport>;
