import { z } from 'zod';
import { Answer, Moment, PathId, QueryInt, RowId, Since, Storable } from '../../common/common.schema.ts';
import { EngineLevel } from '../games/levels.schema.ts';
import { MAX_BASE } from './new-match.schema.ts';

const MOVE_MAX_LENGTH = 10;
/** Longer than any game by the rules, which end it after 75 moves without a capture or a pawn's move. */
const MAX_PLY = 20_000;

export const Side = z.enum(['white', 'black']).describe('Brancas (white) ou pretas (black)');

const MatchStatus = z.enum(['waiting', 'playing', 'finished', 'aborted'], { error: 'Situação inválida' });
const ON_A_PAGE = 50;
const MOST_ON_A_PAGE = 100;
const MOST_PAGES = 100_000;

export const MatchesInput = z.object({
  status: z
    .enum(['waiting', 'playing', 'finished'], { error: 'Situação inválida' })
    .describe('Só as desta situação: à espera (waiting), em jogo (playing) ou terminadas (finished)')
    .optional(),
  since: Since.describe('Só as criadas ou terminadas desde este momento, como 2026-11-23T18:00:00Z').optional(),
  page: QueryInt(1, MOST_PAGES).describe('Página, a partir de 1').default(1),
  pageSize: QueryInt(1, MOST_ON_A_PAGE).describe('Partidas por página, de 1 a 100').default(ON_A_PAGE),
});
export type MatchesInput = z.infer<typeof MatchesInput>;
export const MatchInput = z.object({ matchId: PathId.describe('Número da partida') });
export const MoveInput = z.object({
  matchId: PathId.describe('Número da partida'),
  move: z
    .string({ error: 'Lance ilegal' })
    .min(2, 'Lance ilegal')
    .max(MOVE_MAX_LENGTH, 'Lance ilegal')
    .pipe(Storable)
    .describe('O lance em SAN, em inglês ou português, ou em UCI'),
  ply: z
    .number({ error: 'Diga quantos lances já foram jogados' })
    .int('Lance inválido')
    .min(0, 'Lance inválido')
    .max(MAX_PLY, 'Lance inválido')
    .describe('Quantos meios-lances já foram jogados'),
  took: z
    .number()
    .int('Tempo inválido')
    .min(0, 'Tempo inválido')
    .max(MAX_BASE * 1_000, 'Tempo inválido')
    .describe(
      'Milissegundos que o lance levou, medidos por quem joga: o que a rede demorou volta, até um pequeno limite',
    )
    .optional(),
});
export type MoveInput = z.infer<typeof MoveInput>;

export const MatchPlayer = z
  .object({
    kind: z
      .enum(['person', 'engine', 'board', 'anyone'])
      .describe('Pessoa (person), motor (engine), alguém no mesmo tabuleiro (board) ou ainda ninguém (anyone)'),
    userId: RowId.nullable().describe('Número da pessoa; null sem pessoa'),
    name: z.string().describe('Nome'),
    rating: z.number().int().nullable().describe('Rating ao começar; null sem rating'),
    provisional: z.boolean().describe('Se o rating ainda é incerto, e aparece com ?'),
  })
  .meta({ id: 'MatchPlayer', description: 'Um lado de uma partida' });

const MatchMove = z
  .object({
    san: z.string().describe('O lance em SAN'),
    uci: z.string().describe('O lance em UCI'),
    ms: z.number().int().describe('Milissegundos que levou'),
  })
  .meta({ id: 'MatchMove', description: 'Um lance de uma partida' });

export const Clocks = z
  .object({
    white: z.number().int().describe('Milissegundos das brancas'),
    black: z.number().int().describe('Milissegundos das pretas'),
  })
  .meta({ id: 'MatchClocks', description: 'O tempo que resta a cada lado quando a resposta foi escrita' });

const Ending = z
  .enum([
    'checkmate',
    'stalemate',
    'insufficient_material',
    'dead_position',
    'fivefold',
    'seventy_five_moves',
    'threefold',
    'fifty_moves',
    'time',
    'resignation',
    'agreement',
    'abandonment',
    'decided',
    'aborted',
    'declined',
    'expired',
    'unresumed',
  ])
  .describe(
    'Como terminou: mate (checkmate), afogamento (stalemate), material insuficiente, ' +
      'posição morta (dead_position), cinco ou três repetições ' +
      '(fivefold, threefold), 75 ou 50 lances, tempo (time), desistência (resignation), acordo (agreement), abandono ' +
      '(abandonment), decisão da escola (decided), cancelada (aborted), recusada (declined), vencida (expired) ou ' +
      'pausada e não retomada (unresumed)',
  );

const Notice = z
  .object({
    act: z
      .enum(['paused', 'resumed', 'adjusted', 'decided', 'replaced', 'taken_back', 'late'])
      .describe(
        'Pausou (paused), retomou (resumed), ajustou um relógio (adjusted) ou decidiu a partida (decided); ' +
          'ou por que passou a ser amistosa: um lance que o motor não deu a tempo foi substituído (replaced), ' +
          'um lance voltou (taken_back) ou o tempo do motor acabou (late)',
      ),
    by: z.enum(['professor', 'admin']).nullable().describe('Professor ou administração (admin); null sem ninguém'),
    side: Side.nullable().describe('De quem é o relógio ajustado'),
    ply: z.number().int().describe('Quantos meios-lances estavam jogados'),
  })
  .meta({ id: 'MatchNotice', description: 'O que aconteceu por último numa partida além dos lances' });

const Offer = z
  .object({
    kind: z
      .enum(['draw', 'takeback', 'rematch'])
      .describe('Empate (draw), voltar o lance (takeback) ou revanche (rematch)'),
    by: Side.describe('Quem propôs'),
  })
  .meta({ id: 'MatchOffer', description: 'Uma proposta que espera resposta' });

const Result = z.enum(['1-0', '0-1', '1/2-1/2', '*']).describe('Resultado: 1-0, 0-1, 1/2-1/2, ou * enquanto não há');

export const Match = z
  .object({
    id: RowId.describe('Número da partida'),
    white: MatchPlayer.describe('As brancas'),
    black: MatchPlayer.describe('As pretas'),
    base: z.number().int().describe('Segundos de cada lado'),
    increment: z.number().int().describe('Segundos que cada lance acrescenta'),
    rated: z.boolean().describe('Se vale rating'),
    level: EngineLevel.nullable().describe('Nível do motor; null sem motor'),
    status: MatchStatus.describe('À espera (waiting), em jogo (playing), terminada (finished) ou sem efeito (aborted)'),
    result: Result,
    ending: Ending.nullable(),
    fen: z.string().describe('A posição em FEN'),
    moves: z.array(MatchMove).describe('Os lances, em ordem'),
    clocks: Clocks,
    running: Side.nullable().describe('Que relógio corre; null quando nenhum corre'),
    turn: Side.describe('De quem é a vez'),
    offer: Offer.nullable().describe('A proposta que espera resposta'),
    paused: z.boolean().describe('Se está pausada: ninguém joga, e os relógios estão parados'),
    firstMoveMs: z
      .number()
      .int()
      .nullable()
      .describe('Num torneio, os milissegundos que restam a quem deve o primeiro lance; senão null'),
    notice: Notice.nullable().describe('O que a escola fez por último na partida; null se nada'),
    creatorId: RowId.describe('Quem criou a partida'),
    rematchId: RowId.nullable().describe('A revanche, se houve'),
    ofRound: z
      .boolean()
      .describe('Se é de um torneio: ninguém a cancela, e quem não faz o primeiro lance a tempo perde'),
    ratingChange: z
      .object({
        white: z.number().int().nullable().describe('Das brancas'),
        black: z.number().int().nullable().describe('Das pretas'),
      })
      .describe('O que a partida fez ao rating de cada lado; null onde nada mudou'),
    away: z
      .object({ white: z.boolean().describe('As brancas'), black: z.boolean().describe('As pretas') })
      .describe('Se cada lado está ausente há tanto tempo que o outro pode pedir a partida'),
    here: z
      .object({ white: z.boolean().describe('As brancas'), black: z.boolean().describe('As pretas') })
      .describe('Se cada lado está com a partida aberta; o motor e quem joga no mesmo tabuleiro sempre estão'),
    events: z.number().int().describe('O número do último acontecimento'),
    createdAt: Moment.describe('Quando foi criada, em ISO 8601 (UTC)'),
    endedAt: Moment.nullable().describe('Quando terminou; null se ainda não'),
    answeredAt: Moment.describe('O momento do servidor ao qual os relógios se referem'),
  })
  .meta({ id: 'Match', description: 'Uma partida que o servidor guarda' });
export type Match = z.infer<typeof Match>;

export const MatchOutput = Answer({ match: Match.describe('A partida') });
export const MatchesOutput = Answer({
  matches: z.array(Match).describe('Uma página de partidas, da mais nova à mais antiga'),
  total: z.number().int().describe('Quantas partidas os filtros deixam passar'),
  page: z.number().int().describe('A página'),
  pageSize: z.number().int().describe('Partidas por página'),
});
export type MatchesPage = z.infer<typeof MatchesOutput>;

export const MATCH_EVENTS = [
  'start',
  'move',
  'offer',
  'declined',
  'takeback',
  'end',
  'rematch',
  'phrase',
  'notice',
  'commentary',
] as const;

/** What is written down of each thing that happens, and sent to those who watch. */
export type MatchEvent = Pick<
  Match,
  'status' | 'result' | 'ending' | 'offer' | 'rated' | 'paused' | 'firstMoveMs' | 'notice'
> & {
  type: (typeof MATCH_EVENTS)[number];
  ply: number;
  /** When it happened by the server's clock, in milliseconds: the clocks are as of then. */
  at: number;
  san?: string;
  uci?: string;
  ms?: number;
  fen: string;
  clocks: { white: number; black: number };
  running: 'white' | 'black' | null;
  matchId?: number;
  /** A phrase's number, and who says it. */
  phrase?: number;
  by?: 'white' | 'black';
};
/** Which side is there, and which has been away for so long that the other may claim the game. */
export type Presence = Pick<Match, 'away' | 'here'>;
