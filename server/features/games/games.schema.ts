import { z } from 'zod';
import { Answer, Moment, PathId, QueryInt, RequiredText, RowId, Text } from '../../common.schema.ts';

/** The longest game ever played, twice over, with its tags and clock times. */
const PGN_MAX_LENGTH = 40_000;
export const COMMENT_MAX_LENGTH = 1_000;
export const GAMES_PER_PAGE = 20;
const MAX_PAGE = 100_000;

const INVALID_GAME = 'Partida inválida';
const INVALID_TIME = 'Controle de tempo inválido';

export const GameMode = z.enum(['practice', 'blitz', 'rapid', 'classical'], { error: 'Modo de jogo inválido' });
export type GameMode = z.infer<typeof GameMode>;
export const GameResult = z.enum(['1-0', '0-1', '1/2-1/2'], { error: 'Resultado inválido' });
export type GameResult = z.infer<typeof GameResult>;
export const EngineLevel = z.enum(['facil', 'medio', 'dificil'], { error: 'Nível inválido' });
export type EngineLevel = z.infer<typeof EngineLevel>;
/** What the board does not tell of a game's end, and who played it does. */
const ToldEnding = z.enum(['time', 'resignation', 'agreement'], { error: 'Final de partida inválido' });
export const GameEnding = z.enum(['checkmate', 'stalemate', 'threefold', 'fifty_moves', 'insufficient_material', 'time', 'resignation', 'agreement', 'unknown']);
export type GameEnding = z.infer<typeof GameEnding>;

export const SaveGameInput = z
  .object({
    mode: GameMode,
    /** Seconds for each side, with the increment if there is one: 600, '600' or '300+3'. */
    timeControl: z
      .union([z.string(), z.number()], { error: INVALID_TIME })
      .transform(String)
      .pipe(z.string().regex(/^[1-9]\d{0,4}(\+\d{1,3})?$/, INVALID_TIME)),
    difficulty: EngineLevel.nullish(),
    /** The moves in SAN or UCI, with or without numbers and tags; none when somebody resigned or lost on time before the first. */
    pgn: z.string({ error: INVALID_GAME }).pipe(Text(PGN_MAX_LENGTH, INVALID_GAME)),
    result: GameResult,
    ending: ToldEnding.optional(),
    /** The client's own mark for this game: sent again, it is stored once. */
    clientKey: z.string().regex(/^[\w-]{8,64}$/, 'Identificador inválido').optional(),
  })
  .refine(({ mode, difficulty }) => (mode === 'practice') === Boolean(difficulty), { message: 'Informe o nível da IA só nas partidas de prática', path: ['difficulty'] })
  .refine(({ mode, result, ending }) => mode !== 'practice' || (ending !== 'agreement' && (ending !== 'resignation' || result === '0-1')), { message: 'A IA não desiste nem aceita empate', path: ['ending'] });
export type SaveGameInput = z.infer<typeof SaveGameInput>;

/** A game as a list shows it. Its player had White, or both sides of a match. */
export const GameSummary = z.object({
  id: RowId,
  playerId: RowId,
  playerName: z.string(),
  mode: GameMode,
  timeControl: z.string(),
  difficulty: EngineLevel.nullable(),
  opponent: z.string(),
  result: GameResult,
  ending: GameEnding,
  /** Half-moves. */
  plies: z.number().int(),
  ratingChange: z.number().int(),
  /** How many comments professors have made. */
  comments: z.number().int(),
  createdAt: Moment,
});
export type GameSummary = z.infer<typeof GameSummary>;

export const GameComment = z.object({
  id: RowId,
  /** The half-move after which the position is meant; 0 is the start. */
  ply: z.number().int(),
  text: z.string(),
  authorId: RowId,
  authorName: z.string(),
  createdAt: Moment,
});
export type GameComment = z.infer<typeof GameComment>;

/** The moves in PGN, in SAN, from the usual start. */
export const Game = GameSummary.omit({ comments: true }).extend({ pgn: z.string(), comments: z.array(GameComment), mayComment: z.boolean() });
export type Game = z.infer<typeof Game>;

const page = QueryInt(1, MAX_PAGE).default(1);
export const OwnGamesInput = z.object({ page, mode: z.enum(['practice', 'blitz', 'rapid', 'classical', 'matches']).optional() });
export type OwnGamesInput = z.infer<typeof OwnGamesInput>;
export const GamesOutput = Answer({ games: z.array(GameSummary), total: z.number().int(), page: z.number().int(), pageSize: z.number().int() });
export const StudentGamesInput = z.object({ page, search: Text(100).default('') });
export type StudentGamesInput = z.infer<typeof StudentGamesInput>;

export const GameInput = z.object({ gameId: PathId });
export const GameOutput = Answer({ game: Game });

export const CommentInput = z.object({
  gameId: PathId,
  ply: z.number({ error: 'Lance inválido' }).int('Lance inválido').min(0, 'Lance inválido'),
  text: RequiredText(COMMENT_MAX_LENGTH, 'Escreva um comentário'),
});
export type CommentInput = z.infer<typeof CommentInput>;
export const CommentOutput = Answer({ comment: GameComment });
export const DeleteCommentInput = z.object({ commentId: PathId });
export const DeleteCommentOutput = Answer({ success: z.literal(true) });

/** One student's place by rating. Counted are the games against the engine: who plays both sides of a board wins them all. */
export const RankingEntry = z.object({
  position: z.number().int(),
  playerId: RowId,
  playerName: z.string(),
  avatarUrl: z.string().nullable(),
  rating: z.number().int(),
  games: z.number().int(),
  wins: z.number().int(),
  draws: z.number().int(),
  losses: z.number().int(),
});
export type RankingEntry = z.infer<typeof RankingEntry>;
export const RankingInput = z.object({ page });
/** `own` is the viewer's entry, wherever it stands; null for who has not played. */
export const RankingOutput = Answer({ ranking: z.array(RankingEntry), total: z.number().int(), page: z.number().int(), pageSize: z.number().int(), own: RankingEntry.nullable() });
