import { professor, router, signedIn } from '../../trpc/init.ts';
import {
  CommentInput,
  CommentOutput,
  DeleteCommentInput,
  DeleteCommentOutput,
  GameInput,
  GameOutput,
  GamesOutput,
  OwnGamesInput,
  RankingInput,
  RankingOutput,
  SaveGameInput,
  StudentGamesInput,
} from './games.schema.ts';
import {
  commentGame,
  getGame,
  listOwnGames,
  listRanking,
  listStudentGames,
  removeComment,
  saveGame,
} from './games.service.ts';

export const gamesRouter = router({
  save: signedIn
    .meta({
      openapi: {
        method: 'POST',
        path: '/chess/games',
        tags: ['games'],
        summary: 'Guarda uma partida terminada',
        description:
          'O servidor repete os lances e confere o resultado. Partidas de prática mudam o rating; a mesma `clientKey` é guardada uma só vez.',
      },
      example: {
        mode: 'practice',
        timeControl: 600,
        difficulty: 'facil',
        pgn: '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#',
        result: '1-0',
        clientKey: 'partida-0001',
      },
    })
    .input(SaveGameInput)
    .output(GameOutput)
    .mutation(async ({ ctx, input }) => ({ game: await saveGame(ctx.db, ctx.viewer, input) })),

  own: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/chess/games',
        tags: ['games'],
        summary: 'As próprias partidas, da mais recente à mais antiga',
        description: '20 partidas por página.',
      },
      example: { mode: 'practice' },
    })
    .input(OwnGamesInput)
    .output(GamesOutput)
    .query(({ ctx, input }) => listOwnGames(ctx.db, ctx.viewer, input)),

  get: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/chess/games/{gameId}',
        tags: ['games'],
        summary: 'Uma partida com seus comentários',
        description: 'A própria partida, ou, para um professor, a de um aluno seu, com os comentários.',
      },
      example: { gameId: 6 },
    })
    .input(GameInput)
    .output(GameOutput)
    .query(async ({ ctx, input }) => ({ game: await getGame(ctx.db, ctx.viewer, input.gameId) })),

  ofStudents: professor
    .meta({
      openapi: {
        method: 'GET',
        path: '/chess/students/games',
        tags: ['games'],
        summary: 'Partidas dos alunos do professor',
        description:
          'As partidas dos alunos dos próprios cursos, da mais recente à mais antiga. Administradores veem as de todos.',
      },
      example: { search: 'Ana' },
    })
    .input(StudentGamesInput)
    .output(GamesOutput)
    .query(({ ctx, input }) => listStudentGames(ctx.db, ctx.viewer, input)),

  comment: professor
    .meta({
      openapi: {
        method: 'POST',
        path: '/chess/games/{gameId}/comments',
        tags: ['games'],
        summary: 'Comenta um lance da partida de um aluno',
        description: 'O comentário fica junto ao lance, e o aluno é avisado.',
      },
      example: { gameId: 6, ply: 12, text: 'Aqui o roque era mais seguro do que o avanço do peão.' },
    })
    .input(CommentInput)
    .output(CommentOutput)
    .mutation(async ({ ctx, input }) => ({ comment: await commentGame(ctx.db, ctx.viewer, input) })),

  deleteComment: professor
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/chess/comments/{commentId}',
        tags: ['games'],
        summary: 'Apaga um comentário',
        description: 'Quem escreveu o comentário pode apagá-lo, e administradores também.',
      },
      example: { commentId: 1 },
    })
    .input(DeleteCommentInput)
    .output(DeleteCommentOutput)
    .mutation(async ({ ctx, input }) => {
      await removeComment(ctx.db, ctx.viewer, input.commentId);
      return { success: true as const };
    }),

  ranking: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/chess/ranking',
        tags: ['games'],
        summary: 'Alunos por rating',
        description: 'Os alunos por rating, 20 por página, e o próprio lugar. Contam as partidas contra o motor.',
      },
      example: { page: 1 },
    })
    .input(RankingInput)
    .output(RankingOutput)
    .query(({ ctx, input }) => listRanking(ctx.db, ctx.viewer, input.page)),
});
