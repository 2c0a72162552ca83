import { z } from 'zod';
import { WORDS_MAX_LENGTH } from './sheet-limits.schema.ts';
import { Answer, PathId, RowId, Text } from '../../common/common.schema.ts';

const classId = PathId.describe('Número da turma');
export const SheetsInput = z.object({ classId });

const count = (what: string) => z.number().int().describe(what);
const Sheet = z
  .object({
    userId: RowId.describe('Número do aluno'),
    fullName: z.string().describe('Nome'),
    words: z.string().describe('O que o professor diz do aluno; vazio se nada'),
    mean: z.number().nullable().describe('Média ponderada das notas, de 0 a 100; null sem nada que conte'),
    assignments: z
      .object({ done: count('Feitas'), total: count('Dadas a ele, sem as dispensadas') })
      .describe('As tarefas'),
    courses: z
      .array(
        z.object({
          title: z.string().describe('Título'),
          completedLessons: count('Lições concluídas'),
          totalLessons: count('Lições publicadas'),
        }),
      )
      .describe('Os cursos da turma'),
    attendance: z
      .object({ present: count('Aulas em que estava'), days: count('Aulas anotadas') })
      .describe('A presença'),
    games: z
      .object({ won: count('Vitórias'), drawn: count('Empates'), lost: count('Derrotas') })
      .describe('As partidas'),
    puzzles: count('Problemas resolvidos'),
    position: z
      .object({
        title: z.string().describe('O problema'),
        fen: z.string().describe('A posição'),
        rating: z.number().int().describe('Rating do problema'),
      })
      .nullable()
      .describe('O problema que resolveu por último; null sem nenhum'),
  })
  .meta({ id: 'ReportSheet', description: 'O boletim de um aluno numa turma' });
export type Sheet = z.infer<typeof Sheet>;

export const SheetsOutput = Answer({
  className: z.string().describe('Nome da turma'),
  schoolYear: z.string().describe('Ano letivo'),
  sheets: z.array(Sheet).describe('Um boletim para cada aluno, por nome'),
});
export type Sheets = z.infer<typeof SheetsOutput>;

export const WordsInput = z.object({
  classId,
  userId: PathId.describe('Número do aluno'),
  words: Text(WORDS_MAX_LENGTH, `Use no máximo ${WORDS_MAX_LENGTH.toLocaleString('pt-BR')} caracteres`).describe(
    'O que o professor diz do aluno, até 1.000 caracteres; vazio apaga',
  ),
});
export const WordsOutput = Answer({ words: z.string().describe('O que ficou escrito') });
