import { z } from 'zod';
import {
  Answer,
  Moment,
  PathId,
  QueryInt,
  RequiredText,
  RowId,
  Since,
  Storable,
  Text,
} from '../../common/common.schema.ts';
import { EngineLevel, PracticeLevel } from './levels.schema.ts';

/** Twice the longest game ever played, with its tags and clock times. */
const PGN_MAX_LENGTH = 40_000;
const COMMENT_MAX_LENGTH = 1_000;
export const GAMES_PER_PAGE = 20;
const MAX_PAGE = 100_000;

const INVALID_GAME = 'Partida inválida';
const INVALID_TIME = 'Controle de tempo inválido';

export const GameMode = z
  .enum(['practice', 'blitz', 'rapid', 'classical'], { error: 'Modo de jogo inválido' })
  .describe('Modo: prática contra o motor (practice), blitz, rápida (rapid) ou clássica (classical)');
export type GameMode = z.infer<typeof GameMode>;
export const GameResult = z
  .enum(['1-0', '0-1', '1/2-1/2'], { error: 'Resultado inválido' })
  .describe('Resultado: vitória das brancas (1-0), das pretas (0-1) ou empate (1/2-1/2)');
export type GameResult = z.infer<typeof GameResult>;
/** Endings that the board does not show, so that the player must say them. */
const ToldEnding = z.enum(['time', 'resignation', 'agreement'], { error: 'Final de partida inválido' });
export const GameEnding = z
  .enum([
    'checkmate',
    'stalemate',
    'threefold',
    'fifty_moves',
    'insufficient_material',
    'dead_position',
    'time',
    'resignation',
    'agreement',
    'fivefold',
    'seventy_five_moves',
    'abandonment',
    'decided',
    'unknown',
  ])
  .describe(
    'Como terminou: mate (checkmate), afogamento (stalemate), repetição (threefold), cinquenta lances (fifty_moves), ' +
      'material insuficiente, posição morta (dead_position), tempo (time), desistência (resignation), acordo ' +
      '(agreement), cinco repetições ' +
      '(fivefold), 75 lances (seventy_five_moves), abandono (abandonment), ' +
      'decisão da escola (decided) ou desconhecido (unknown)',
  );
export type GameEnding = z.infer<typeof GameEnding>;

export const SaveGameInput = z
  .object({
    mode: GameMode,
    timeControl: z
      .union([z.string(), z.number()], { error: INVALID_TIME })
      .transform(String)
      .pipe(z.string().regex(/^[1-9]\d{0,4}(\+\d{1,3})?$/, INVALID_TIME))
      .describe('Segundos para cada lado, com o acréscimo se houver: 600 ou 300+3'),
    difficulty: PracticeLevel.nullish().describe('Nível do motor; só nas partidas de prática'),
    pgn: z
      .string({ error: INVALID_GAME })
      .max(PGN_MAX_LENGTH, INVALID_GAME)
      .pipe(Storable)
      .describe(
        'Os lances em SAN (inglês ou português) ou UCI, com ou sem números e cabeçalhos; vazio se acabou antes do ' +
          'primeiro',
      ),
    result: GameResult,
    ending: ToldEnding.describe(
      'O que o tabuleiro não mostra do final: tempo (time), desistência (resignation) ou acordo (agreement)',
    ).optional(),
    clientKey: z
      .string()
      .regex(/^[\w-]{8,64}$/, 'Identificador inválido')
      .describe('Marca própria de quem envia, de 8 a 64 caracteres: repetida, a partida é guardada uma só vez')
      .optional(),
  })
  .refine(({ mode, difficulty }) => (mode === 'practice') === Boolean(difficulty), {
    message: 'Informe o nível da IA só nas partidas de prática',
    path: ['difficulty'],
  })
  .refine(
    ({ mode, result, ending }) =>
      mode !== 'practice' || (ending !== 'agreement' && (ending !== 'resignation' || result === '0-1')),
    { message: 'A IA não desiste nem aceita empate', path: ['ending'] },
  );
export type SaveGameInput = z.infer<typeof SaveGameInput>;

/** A game as a list shows it. The player had one side, or both of a game at one board. */
export const GameSummary = z
  .object({
    id: RowId.describe('Número da partida'),
    playerId: RowId.describe('Número do jogador'),
    playerName: z.string().describe('Nome do jogador'),
    mode: GameMode,
    timeControl: z.string().describe('Segundos para cada lado, com o acréscimo se houver'),
    difficulty: EngineLevel.nullable().describe('Nível do motor; null nas partidas entre pessoas'),
    opponent: z.string().describe('Adversário'),
    side: z
      .enum(['white', 'black'])
      .describe('O lado do jogador: brancas (white) ou pretas (black); no mesmo tabuleiro, brancas'),
    isShared: z.boolean().describe('Se o jogador teve os dois lados, com alguém no mesmo tabuleiro'),
    kind: z
      .enum(['rated', 'friendly', 'imported'])
      .describe(
        'Valendo rating (rated), amistosa (friendly) ou importada (imported): só as que valem rating contam para ' +
          'missões e conquistas',
      ),
    matchId: RowId.nullable().describe('Número da partida que o servidor guardou; null se foi importada'),
    result: GameResult,
    ending: GameEnding,
    plies: z.number().int().describe('Meios-lances jogados'),
    ratingChange: z.number().int().describe('O que a partida fez ao rating do jogador, em pontos'),
    comments: z.number().int().describe('Quantos comentários de professores'),
    createdAt: Moment.describe('Quando foi guardada, em ISO 8601 (UTC)'),
  })
  .meta({ id: 'GameSummary', description: 'Uma partida na lista; o jogador teve um lado, ou os dois' });
export type GameSummary = z.infer<typeof GameSummary>;

const SQUARE = /^[a-h][1-8]$/;
const Square = z.string().regex(SQUARE, 'Casa inválida');
const GameShape = z
  .object({
    brush: z.enum(['green', 'red', 'yellow', 'blue'], { error: 'Cor inválida' }).describe('Cor'),
    from: Square.describe('A casa, ou de onde sai a seta'),
    to: Square.describe('A mesma casa, ou aonde a seta chega'),
  })
  .meta({ id: 'GameShape', description: 'Uma casa colorida ou uma seta' });
const MOST_SHAPES = 40;

export const GameComment = z
  .object({
    id: RowId.describe('Número do comentário'),
    ply: z.number().int().describe('Meio-lance depois do qual está a posição comentada; 0 é o início'),
    text: z.string().describe('O comentário'),
    shapes: z.array(GameShape).describe('As setas e casas que ele mostra no tabuleiro'),
    authorId: RowId.describe('Número de quem comentou'),
    authorName: z.string().describe('Nome de quem comentou'),
    createdAt: Moment.describe('Quando foi escrito, em ISO 8601 (UTC)'),
  })
  .meta({ id: 'GameComment', description: 'Um comentário a um lance' });
export type GameComment = z.infer<typeof GameComment>;

/** The moves in PGN, in SAN, from the usual start. */
export const Game = GameSummary.omit({ comments: true })
  .extend({
    pgn: z.string().describe('Os lances em SAN, a partir da posição inicial'),
    moveMilliseconds: z
      .array(z.number().int())
      .nullable()
      .describe('Quanto tempo cada meio-lance levou, em milissegundos; null se o servidor não guardou a partida'),
    comments: z.array(GameComment).describe('Os comentários, na ordem dos lances'),
    mayComment: z.boolean().describe('Se quem pergunta pode comentá-la'),
    reviewed: z.boolean().describe('Se a revisão pelo motor está pronta'),
  })
  .meta({ id: 'Game', description: 'Uma partida por inteiro' });
export type Game = z.infer<typeof Game>;

const page = QueryInt(1, MAX_PAGE).default(1).describe('Página, a partir de 1');
export const OwnGamesInput = z.object({
  page,
  mode: z
    .enum(['practice', 'blitz', 'rapid', 'classical', 'matches'])
    .describe('Só as deste modo; matches são todas as que não são de prática')
    .optional(),
  since: Since.describe('Só as guardadas desde este momento, como 2026-11-23T18:00:00Z').optional(),
});
export type OwnGamesInput = z.infer<typeof OwnGamesInput>;
export const GamesOutput = Answer({
  games: z.array(GameSummary).describe('As partidas da página'),
  total: z.number().int().describe('Quantas ao todo, em todas as páginas'),
  page: z.number().int().describe('Esta página'),
  pageSize: z.number().int().describe('Partidas por página'),
});
export const StudentGamesInput = z.object({
  page,
  search: Text(100).default('').describe('Parte do nome do aluno, sem distinção de acentos e maiúsculas'),
});
export type StudentGamesInput = z.infer<typeof StudentGamesInput>;

export const GameInput = z.object({ gameId: PathId.describe('Número da partida') });
export const GameOutput = Answer({ game: Game.describe('A partida') });

export const CommentInput = z.object({
  gameId: PathId.describe('Número da partida'),
  ply: z
    .number({ error: 'Lance inválido' })
    .int('Lance inválido')
    .min(0, 'Lance inválido')
    .describe('Meio-lance depois do qual está a posição; 0 é o início'),
  text: RequiredText(COMMENT_MAX_LENGTH, 'Escreva um comentário').describe('O comentário, até 1.000 caracteres'),
  shapes: z
    .array(GameShape)
    .max(MOST_SHAPES, `Use no máximo ${MOST_SHAPES} setas e casas`)
    .describe('As setas e casas que ele mostra no tabuleiro')
    .optional(),
});
export type CommentInput = z.infer<typeof CommentInput>;
export const CommentOutput = Answer({ comment: GameComment.describe('O comentário') });
export const DeleteCommentInput = z.object({ commentId: PathId.describe('Número do comentário') });
export const DeleteCommentOutput = Answer({
  success: z.literal(true).describe('Sempre true: o comentário não existe mais'),
});

/** One student's position by rating. Only rated games count. */
export const RankingEntry = z
  .object({
    position: z.number().int().describe('Lugar, a partir de 1'),
    playerId: RowId.describe('Número do jogador'),
    playerName: z.string().describe('Nome do jogador'),
    avatarUrl: z.string().nullable().describe('Endereço da foto; null sem foto'),
    rating: z.number().int().describe('Rating em pontos'),
    provisional: z.boolean().describe('Se o rating ainda é incerto, e aparece com ?'),
    games: z.number().int().describe('Partidas valendo rating'),
    wins: z.number().int().describe('Vitórias'),
    draws: z.number().int().describe('Empates'),
    losses: z.number().int().describe('Derrotas'),
  })
  .meta({ id: 'RankingEntry', description: 'O lugar de um aluno por rating; contam as partidas valendo rating' });
export type RankingEntry = z.infer<typeof RankingEntry>;
export const RankingInput = z.object({ page });
/** `own` is the viewer's entry, on whichever page it is; null for a viewer who has not played. */
export const RankingOutput = Answer({
  ranking: z.array(RankingEntry).describe('Os alunos da página'),
  total: z.number().int().describe('Quantos ao todo'),
  page: z.number().int().describe('Esta página'),
  pageSize: z.number().int().describe('Alunos por página'),
  own: RankingEntry.nullable().describe('O próprio lugar, onde quer que esteja; null para quem não jogou'),
});
