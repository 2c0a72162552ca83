import { z } from 'zod';
import { Answer, PathId, RowId } from '../../common/common.schema.ts';
import { MistakeTheme } from '../game-reviews/mistakes.schema.ts';

/** Older errors say little of what the class has to learn now. */
export const DAYS_LOOKED_AT = 90;
/** How many games are reviewed at a request, the latest first. */
export const REVIEWS_AT_ONCE = 100;
/** How many positions of a theme are shown, the latest first. */
export const POSITIONS_SHOWN = 6;

export const ClassMistakesInput = z.object({ classId: PathId.describe('Número da turma') });

export const ClassPosition = z
  .object({
    id: RowId.describe('Número da posição'),
    gameId: RowId.describe('A partida'),
    ply: z.number().int().describe('O meio-lance errado, a partir de 1'),
    judgment: z.enum(['?', '??']).describe('Erro (?) ou erro grave (??)'),
    fen: z.string().describe('A posição antes dele, em FEN'),
    played: z.string().describe('O lance que foi jogado, em SAN'),
    best: z.string().describe('O melhor lance, em SAN'),
    userId: RowId.describe('Quem jogou'),
    fullName: z.string().describe('O nome de quem jogou'),
  })
  .meta({ id: 'ClassPosition', description: 'Um erro de um aluno da turma, como posição' });
export type ClassPosition = z.infer<typeof ClassPosition>;

export const ClassMistake = z
  .object({
    theme: MistakeTheme,
    mistakes: z.number().int().describe('Quantos erros deste tema'),
    students: z.number().int().describe('De quantos alunos'),
    positions: z.array(ClassPosition).describe(`As posições mais novas, até ${POSITIONS_SHOWN}`),
  })
  .meta({ id: 'ClassMistake', description: 'Um tipo de erro da turma, com posições' });
export type ClassMistake = z.infer<typeof ClassMistake>;

export const ClassMistakesOutput = Answer({
  days: z.number().int().describe('De quantos dias para trás são as partidas'),
  games: z.number().int().describe('Quantas partidas destes dias foram revistas'),
  unreviewed: z.number().int().describe('Quantas partidas destes dias ainda não foram revistas'),
  themes: z.array(ClassMistake).describe('Os tipos de erro, o mais comum primeiro'),
});

export const ClassReviewsOutput = Answer({
  asked: z.number().int().describe('Quantas partidas entraram na fila da revisão'),
});

export type ClassMistakes = Omit<z.infer<typeof ClassMistakesOutput>, 'success'>;
