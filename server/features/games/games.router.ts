import { professor, router, signedIn } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './games.docs.ts';
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
    .meta(rest('POST', '/chess/games', docs.save))
    .input(SaveGameInput)
    .output(GameOutput)
    .mutation(async ({ ctx, input }) => ({ game: await saveGame(ctx.db, ctx.viewer, input) })),

  own: signedIn
    .meta(rest('GET', '/chess/games', docs.own))
    .input(OwnGamesInput)
    .output(GamesOutput)
    .query(({ ctx, input }) => listOwnGames(ctx.db, ctx.viewer, input)),

  get: signedIn
    .meta(rest('GET', '/chess/games/{gameId}', docs.get))
    .input(GameInput)
    .output(GameOutput)
    .query(async ({ ctx, input }) => ({ game: await getGame(ctx.db, ctx.viewer, input.gameId) })),

  ofStudents: professor
    .meta(rest('GET', '/chess/students/games', docs.ofStudents))
    .input(StudentGamesInput)
    .output(GamesOutput)
    .query(({ ctx, input }) => listStudentGames(ctx.db, ctx.viewer, input)),

  comment: professor
    .meta(rest('POST', '/chess/games/{gameId}/comments', docs.comment))
    .input(CommentInput)
    .output(CommentOutput)
    .mutation(async ({ ctx, input }) => ({ comment: await commentGame(ctx.db, ctx.viewer, input) })),

  deleteComment: professor
    .meta(rest('DELETE', '/chess/comments/{commentId}', docs.deleteComment))
    .input(DeleteCommentInput)
    .output(DeleteCommentOutput)
    .mutation(async ({ ctx, input }) => {
      await removeComment(ctx.db, ctx.viewer, input.commentId);
      return { success: true as const };
    }),

  ranking: signedIn
    .meta(rest('GET', '/chess/ranking', docs.ranking))
    .input(RankingInput)
    .output(RankingOutput)
    .query(({ ctx, input }) => listRanking(ctx.db, ctx.viewer, input.page)),
});
