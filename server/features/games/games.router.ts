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
import { commentGame, getGame, listOwnGames, listRanking, listStudentGames, removeComment, saveGame } from './games.service.ts';

export const gamesRouter = router({
  save: signedIn
    .meta({ openapi: { method: 'POST', path: '/chess/games', tags: ['games'], summary: 'Guarda uma partida terminada' } })
    .input(SaveGameInput)
    .output(GameOutput)
    .mutation(async ({ ctx, input }) => ({ game: await saveGame(ctx.db, ctx.viewer, input) })),

  own: signedIn
    .meta({ openapi: { method: 'GET', path: '/chess/games', tags: ['games'], summary: 'As próprias partidas, da mais recente à mais antiga' } })
    .input(OwnGamesInput)
    .output(GamesOutput)
    .query(({ ctx, input }) => listOwnGames(ctx.db, ctx.viewer, input)),

  get: signedIn
    .meta({ openapi: { method: 'GET', path: '/chess/games/{gameId}', tags: ['games'], summary: 'Uma partida com seus comentários' } })
    .input(GameInput)
    .output(GameOutput)
    .query(async ({ ctx, input }) => ({ game: await getGame(ctx.db, ctx.viewer, input.gameId) })),

  ofStudents: professor
    .meta({ openapi: { method: 'GET', path: '/chess/students/games', tags: ['games'], summary: 'Partidas dos alunos do professor' } })
    .input(StudentGamesInput)
    .output(GamesOutput)
    .query(({ ctx, input }) => listStudentGames(ctx.db, ctx.viewer, input)),

  comment: professor
    .meta({ openapi: { method: 'POST', path: '/chess/games/{gameId}/comments', tags: ['games'], summary: 'Comenta um lance da partida de um aluno' } })
    .input(CommentInput)
    .output(CommentOutput)
    .mutation(async ({ ctx, input }) => ({ comment: await commentGame(ctx.db, ctx.viewer, input) })),

  deleteComment: professor
    .meta({ openapi: { method: 'DELETE', path: '/chess/comments/{commentId}', tags: ['games'], summary: 'Apaga um comentário' } })
    .input(DeleteCommentInput)
    .output(DeleteCommentOutput)
    .mutation(async ({ ctx, input }) => {
      await removeComment(ctx.db, ctx.viewer, input.commentId);
      return { success: true as const };
    }),

  ranking: signedIn
    .meta({ openapi: { method: 'GET', path: '/chess/ranking', tags: ['games'], summary: 'Alunos por rating' } })
    .input(RankingInput)
    .output(RankingOutput)
    .query(({ ctx, input }) => listRanking(ctx.db, ctx.viewer, input.page)),
});
