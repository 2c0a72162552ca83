import { z } from 'zod';
import { Answer, Moment } from '../../common/common.schema.ts';
import { Match } from './matches.schema.ts';
import { WallGame } from './wall.schema.ts';

/** What only the players and their professors may know is not in it: who is there, offers and phrases. */
const ClassmatesGame = WallGame.omit({ here: true, away: true, events: true })
  .extend({ result: Match.shape.result })
  .meta({ id: 'ClassmatesGame', description: 'Uma partida entre colegas, como quem assiste a vê' });
export type ClassmatesGame = z.infer<typeof ClassmatesGame>;

const shown = z.boolean({ error: 'Diga se colegas podem assistir' });

export const ClassmatesOutput = Answer({
  allowed: z.boolean().describe('Se a escola deixa assistir a partidas de colegas'),
  shown: shown.describe('Se colegas podem assistir às próprias partidas'),
  games: z
    .array(ClassmatesGame)
    .describe('As partidas em jogo, da mais nova à mais antiga, e as que acabaram há pouco'),
  answeredAt: Moment.describe('O momento do servidor em que a resposta foi escrita'),
});
export type Classmates = z.infer<typeof ClassmatesOutput>;
/** What a watching classmate is sent: which games there are, and those of them that have changed. */
export type ClassmatesNews = Pick<Classmates, 'answeredAt'> & { ids: number[]; changed: ClassmatesGame[] };

export const ShowGamesInput = z.object({
  shown: shown.describe('Se colegas podem assistir às próprias partidas'),
});
export const ShowGamesOutput = Answer({ shown: shown.describe('Se colegas podem assistir às próprias partidas') });
