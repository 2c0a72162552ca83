import { professor, router, signedIn } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './matches.docs.ts';
import { MatchesInput, MatchesOutput, MatchInput, MatchOutput, MoveInput } from './matches.schema.ts';
import { CreateMatchInput } from './new-match.schema.ts';
import { LobbyInput, LobbyOutput } from './lobby.schema.ts';
import { visitLobby } from './lobby.service.ts';
import { ClassmatesOutput, ShowGamesInput, ShowGamesOutput } from './classmates.schema.ts';
import { getClassmates, showGames } from './classmates.service.ts';
import { AdjustInput, DecideInput, WallInput, WallOutput } from './wall.schema.ts';
import { getWall } from './wall.service.ts';
import { adjustMatch, decideMatch, pauseMatch, resumeMatch } from './staff.service.ts';
import { PhraseInput } from './phrases.schema.ts';
import { sayPhrase } from './phrases.service.ts';
import {
  abortMatch,
  acceptMatch,
  claimMatch,
  commentMatch,
  declineOffer,
  getMatch,
  listMatches,
  newMatch,
  offerDraw,
  offerRematch,
  offerTakeback,
  playMove,
  resignMatch,
} from './matches.service.ts';

const conflicts = { errorResponses: [409] };

export const matchesRouter = router({
  create: signedIn
    .meta(rest('POST', '/matches', docs.create, conflicts))
    .input(CreateMatchInput)
    .output(MatchOutput)
    .mutation(async ({ ctx, input }) => ({ match: await newMatch(ctx, ctx.viewer, input) })),

  list: signedIn
    .meta(rest('GET', '/matches', docs.list))
    .input(MatchesInput)
    .output(MatchesOutput)
    .query(({ ctx, input }) => listMatches(ctx, ctx.viewer, input)),

  lobby: signedIn
    .meta(rest('GET', '/matches/lobby', docs.lobby, { errorResponses: [404] }))
    .input(LobbyInput.prefault({}))
    .output(LobbyOutput)
    .query(({ ctx, input }) => visitLobby(ctx, ctx.viewer, input)),

  classmates: signedIn
    .meta(rest('GET', '/matches/classmates', docs.classmates))
    .output(ClassmatesOutput)
    .query(({ ctx }) => getClassmates(ctx.db.read, ctx.viewer)),

  showGames: signedIn
    .meta(rest('PUT', '/matches/classmates', docs.showGames))
    .input(ShowGamesInput)
    .output(ShowGamesOutput)
    .mutation(({ ctx, input }) => showGames(ctx.db, ctx.viewer, input.shown)),

  wall: professor
    .meta(rest('GET', '/matches/wall', docs.wall, { errorResponses: [404] }))
    .input(WallInput)
    .output(WallOutput)
    .query(({ ctx, input }) => getWall(ctx.db.read, ctx.viewer, input)),

  get: signedIn
    .meta(rest('GET', '/matches/{matchId}', docs.get))
    .input(MatchInput)
    .output(MatchOutput)
    .query(async ({ ctx, input }) => ({ match: await getMatch(ctx, ctx.viewer, input.matchId) })),

  move: signedIn
    .meta(rest('POST', '/matches/{matchId}/moves', docs.move, conflicts))
    .input(MoveInput)
    .output(MatchOutput)
    .mutation(async ({ ctx, input }) => ({ match: await playMove(ctx, ctx.viewer, input) })),

  accept: signedIn
    .meta(rest('POST', '/matches/{matchId}/accept', docs.accept, conflicts))
    .input(MatchInput)
    .output(MatchOutput)
    .mutation(async ({ ctx, input }) => ({ match: await acceptMatch(ctx, ctx.viewer, input.matchId) })),

  decline: signedIn
    .meta(rest('POST', '/matches/{matchId}/decline', docs.decline, conflicts))
    .input(MatchInput)
    .output(MatchOutput)
    .mutation(async ({ ctx, input }) => ({ match: await declineOffer(ctx, ctx.viewer, input.matchId) })),

  resign: signedIn
    .meta(rest('POST', '/matches/{matchId}/resign', docs.resign, conflicts))
    .input(MatchInput)
    .output(MatchOutput)
    .mutation(async ({ ctx, input }) => ({ match: await resignMatch(ctx, ctx.viewer, input.matchId) })),

  abort: signedIn
    .meta(rest('POST', '/matches/{matchId}/abort', docs.abort, conflicts))
    .input(MatchInput)
    .output(MatchOutput)
    .mutation(async ({ ctx, input }) => ({ match: await abortMatch(ctx, ctx.viewer, input.matchId) })),

  draw: signedIn
    .meta(rest('POST', '/matches/{matchId}/draw', docs.draw, conflicts))
    .input(MatchInput)
    .output(MatchOutput)
    .mutation(async ({ ctx, input }) => ({ match: await offerDraw(ctx, ctx.viewer, input.matchId) })),

  takeback: signedIn
    .meta(rest('POST', '/matches/{matchId}/takeback', docs.takeback, conflicts))
    .input(MatchInput)
    .output(MatchOutput)
    .mutation(async ({ ctx, input }) => ({ match: await offerTakeback(ctx, ctx.viewer, input.matchId) })),

  commentary: signedIn
    .meta(rest('POST', '/matches/{matchId}/commentary', docs.commentary, conflicts))
    .input(MatchInput)
    .output(MatchOutput)
    .mutation(async ({ ctx, input }) => ({ match: await commentMatch(ctx, ctx.viewer, input.matchId) })),

  rematch: signedIn
    .meta(rest('POST', '/matches/{matchId}/rematch', docs.rematch, conflicts))
    .input(MatchInput)
    .output(MatchOutput)
    .mutation(async ({ ctx, input }) => ({ match: await offerRematch(ctx, ctx.viewer, input.matchId) })),

  phrase: signedIn
    .meta(rest('POST', '/matches/{matchId}/phrases', docs.phrase, conflicts))
    .input(PhraseInput)
    .output(MatchOutput)
    .mutation(async ({ ctx, input }) => ({ match: await sayPhrase(ctx, ctx.viewer, input) })),

  claim: signedIn
    .meta(rest('POST', '/matches/{matchId}/claim', docs.claim, conflicts))
    .input(MatchInput)
    .output(MatchOutput)
    .mutation(async ({ ctx, input }) => ({ match: await claimMatch(ctx, ctx.viewer, input.matchId) })),

  pause: professor
    .meta(rest('POST', '/matches/{matchId}/pause', docs.pause, conflicts))
    .input(MatchInput)
    .output(MatchOutput)
    .mutation(async ({ ctx, input }) => ({ match: await pauseMatch(ctx, ctx.viewer, input.matchId) })),

  resume: professor
    .meta(rest('POST', '/matches/{matchId}/resume', docs.resume, conflicts))
    .input(MatchInput)
    .output(MatchOutput)
    .mutation(async ({ ctx, input }) => ({ match: await resumeMatch(ctx, ctx.viewer, input.matchId) })),

  adjust: professor
    .meta(rest('POST', '/matches/{matchId}/adjust', docs.adjust, conflicts))
    .input(AdjustInput)
    .output(MatchOutput)
    .mutation(async ({ ctx, input }) => ({ match: await adjustMatch(ctx, ctx.viewer, input) })),

  end: professor
    .meta(rest('POST', '/matches/{matchId}/end', docs.end, conflicts))
    .input(DecideInput)
    .output(MatchOutput)
    .mutation(async ({ ctx, input }) => ({ match: await decideMatch(ctx, ctx.viewer, input) })),
});
