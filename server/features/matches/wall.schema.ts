import { z } from 'zod';
import { Answer, Moment, PathId, QueryInt, RowId } from '../../common/common.schema.ts';
import { EngineLevel } from '../games/levels.schema.ts';
import { Clocks, Match, MatchPlayer, Side } from './matches.schema.ts';
import { MAX_BASE } from './new-match.schema.ts';

const MOST_ON_A_PAGE = 100;
/** As many small boards as a screen shows in a few rows. */
const ON_A_PAGE = 24;
const MOST_PAGES = 1_000;

export const WallInput = z.object({
  classId: PathId.describe('Só as partidas dos alunos desta turma').optional(),
  page: QueryInt(1, MOST_PAGES).describe('Página, a partir de 1').default(1),
  pageSize: QueryInt(1, MOST_ON_A_PAGE).describe('Quantas por página, de 1 a 100').default(ON_A_PAGE),
});
/** The same over a socket, where numbers are numbers. */
export const WallSubscription = z.object({
  classId: RowId.optional(),
  page: z.number().int().min(1).max(MOST_PAGES).default(1),
  pageSize: z.number().int().min(1).max(MOST_ON_A_PAGE).default(ON_A_PAGE),
});
export type WallInput = z.infer<typeof WallSubscription>;

export const WallGame = z
  .object({
    id: RowId.describe('Número da partida'),
    white: MatchPlayer.describe('As brancas'),
    black: MatchPlayer.describe('As pretas'),
    base: z.number().int().describe('Segundos de cada lado'),
    increment: z.number().int().describe('Segundos que cada lance acrescenta'),
    rated: z.boolean().describe('Se vale rating'),
    level: EngineLevel.nullable().describe('Nível do motor; null sem motor'),
    fen: z.string().describe('A posição em FEN'),
    ply: z.number().int().describe('Quantos meios-lances foram jogados'),
    lastMove: z.string().nullable().describe('O último lance em UCI; null antes do primeiro'),
    turn: Side.describe('De quem é a vez'),
    clocks: Clocks,
    running: Side.nullable().describe('Que relógio corre; null quando nenhum corre'),
    paused: z.boolean().describe('Se está pausada'),
    here: Match.shape.here,
    away: Match.shape.away,
    events: z.number().int().describe('O número do último acontecimento'),
    answeredAt: Moment.describe('O momento do servidor ao qual os relógios se referem'),
  })
  .meta({ id: 'WallGame', description: 'Uma partida em jogo, como o mural a mostra' });
export type WallGame = z.infer<typeof WallGame>;

export const WallOutput = Answer({
  games: z.array(WallGame).describe('As partidas em jogo, da mais nova à mais antiga'),
  total: z.number().int().describe('Quantas há em todas as páginas'),
  page: z.number().int().describe('Página'),
  pageSize: z.number().int().describe('Quantas por página'),
  answeredAt: Moment.describe('O momento do servidor em que a resposta foi escrita'),
});
export type Wall = z.infer<typeof WallOutput>;
/** What a wall is sent: which games are on it, and those of them that have changed. */
export type WallNews = Pick<Wall, 'total' | 'answeredAt'> & { ids: number[]; changed: WallGame[] };

const matchId = PathId.describe('Número da partida');
export const AdjustInput = z.object({
  matchId,
  side: Side.describe('De quem é o relógio: brancas (white) ou pretas (black)'),
  seconds: z
    .number({ error: 'Tempo inválido' })
    .int('Tempo inválido')
    .min(1, 'O relógio vai de 1 segundo a 3 horas')
    .max(MAX_BASE, 'O relógio vai de 1 segundo a 3 horas')
    .describe('Os segundos que esse lado passa a ter, de 1 a 10.800'),
});
export type AdjustInput = z.infer<typeof AdjustInput>;

export const DecideInput = z.object({
  matchId,
  result: z
    .enum(['1-0', '0-1', '1/2-1/2'], { error: 'Resultado inválido' })
    .describe('Vitória das brancas (1-0), das pretas (0-1) ou empate (1/2-1/2)'),
});
export type DecideInput = z.infer<typeof DecideInput>;
