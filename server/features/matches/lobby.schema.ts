import { z } from 'zod';
import { Answer, PathId, RowId } from '../../common/common.schema.ts';
import { Match } from './matches.schema.ts';

export const LobbyInput = z.object({
  classId: PathId.describe('Só quem está nesta turma de quem pergunta').optional(),
});
export type LobbyInput = z.infer<typeof LobbyInput>;

const LobbyPerson = z
  .object({
    userId: RowId.describe('Número da pessoa'),
    name: z.string().describe('Nome'),
    rating: z.number().int().describe('Rating, em pontos'),
    provisional: z.boolean().describe('Se o rating ainda é incerto, e aparece com ?'),
    role: z.enum(['student', 'professor', 'admin']).describe('Papel: aluno, professor ou administração'),
  })
  .meta({ id: 'LobbyPerson', description: 'Uma pessoa que está nas Partidas' });

export const LobbyOutput = Answer({
  people: z
    .array(LobbyPerson)
    .describe('Quem mais está nas Partidas agora, por nome; de mais de 50, as pessoas de contas mais novas'),
  matches: z.array(Match).describe('As próprias partidas em jogo e as que esperam'),
});
export type Lobby = z.infer<typeof LobbyOutput>;
