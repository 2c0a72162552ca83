import { z } from 'zod';
import { Answer, PathId, RowId } from '../../common/common.schema.ts';
import { Day } from '../classes/wall.schema.ts';

const count = (what: string) => z.number().int().describe(what);

export const Digest = z
  .object({
    userId: RowId.describe('Número do aluno'),
    fullName: z.string().describe('Nome'),
    lessons: z
      .array(z.object({ title: z.string().describe('A lição'), course: z.string().describe('O curso') }))
      .describe('As lições que concluiu, em ordem'),
    courses: z.array(z.string()).describe('Os cursos que concluiu'),
    positions: count('Posições de lições resolvidas no tabuleiro'),
    attendance: z
      .array(
        z.object({
          date: z.string().describe('O dia, aaaa-mm-dd'),
          className: z.string().describe('A turma'),
          present: z.boolean().describe('Se estava presente'),
        }),
      )
      .describe('A presença anotada, em ordem'),
    games: z
      .object({ won: count('Vitórias'), drawn: count('Empates'), lost: count('Derrotas') })
      .describe('As partidas terminadas'),
    puzzles: z
      .object({ tried: count('Problemas tentados pela primeira vez'), solved: count('Problemas resolvidos') })
      .describe('Os problemas'),
    coins: z
      .object({
        earned: count('Ganhas'),
        spent: count('Gastas'),
        returned: count('Devolvidas de compras e reservas canceladas'),
      })
      .describe('As moedas'),
    due: z
      .array(
        z.object({
          title: z.string().describe('A tarefa'),
          className: z.string().describe('A turma'),
          dueAt: z.string().describe('O prazo, em ISO 8601 (UTC)'),
        }),
      )
      .describe('As tarefas que faltam agora: já vencidas, ou que vencem em sete dias'),
  })
  .meta({ id: 'WeekDigest', description: 'A semana de um aluno' });
export type Digest = z.infer<typeof Digest>;

const WeekDays = {
  from: z.string().describe('O primeiro dia, aaaa-mm-dd'),
  until: z.string().describe('O último dia, aaaa-mm-dd'),
};
export const WeekOutput = z.object({ ...WeekDays, digest: Digest });
export type Week = z.infer<typeof WeekOutput>;

export const DigestsInput = z.object({
  classId: PathId.describe('Número da turma'),
  until: Day.describe('O último dia da semana, aaaa-mm-dd; sem ele, hoje').optional(),
});
export const DigestsOutput = Answer({
  className: z.string().describe('Nome da turma'),
  ...WeekDays,
  digests: z.array(Digest).describe('A semana de cada aluno, por nome'),
});
export type Digests = z.infer<typeof DigestsOutput>;
