import { tracked } from '@trpc/server';
import { z } from 'zod';
import { RowId } from '../common/common.schema.ts';
import type { Viewer } from '../common/viewer.ts';
import type { MatchEvent, Presence } from '../features/matches/matches.schema.ts';
import { LiveLessonInput } from '../features/live-lessons/live-lessons.schema.ts';
import { watchBoard } from '../features/live-lessons/watch-board.service.ts';
import { watchClassmates } from '../features/matches/classmates.service.ts';
import { WallSubscription } from '../features/matches/wall.schema.ts';
import { watchWall } from '../features/matches/watch-wall.service.ts';
import { watchMatch } from '../features/matches/watch.service.ts';
import type { Context } from '../trpc/context.ts';
import { professor, router, signedIn } from '../trpc/init.ts';
import { lastEventOf } from './event-stream.ts';
import { watched } from './subscriptions.ts';

/** Who is there: sent beside the events, with the number of the last one. */
type PresenceNews = { type: 'presence' } & Presence;

const NEVER = new AbortController().signal;

/** The context is made once for a socket, but each call has a copy of it. */
const watcherOf = ({ signedIn: socket, viewer }: Context & { viewer: Viewer }) => ({ socket, personId: viewer.id });

/** What is pushed over a WebSocket. Each event has its number, after which a client goes on when it comes back. */
export const liveRouter = router({
  match: signedIn
    .input(z.object({ matchId: RowId, lastEventId: z.string().max(10).nullish() }))
    .subscription(async ({ ctx, input: { matchId, lastEventId }, signal = NEVER }) => {
      const after = lastEventOf(lastEventId ?? undefined);
      const watch = () => watchMatch(ctx, ctx.viewer, { matchId, after }, signal);
      const events = await watched(watcherOf(ctx), signal, watch);
      return (async function* () {
        for await (const news of events) {
          const told: MatchEvent | PresenceNews =
            'data' in news ? (JSON.parse(news.data) as MatchEvent) : { type: 'presence', ...news.presence };
          yield tracked(String(news.number), told);
        }
      })();
    }),

  lesson: signedIn
    .input(LiveLessonInput)
    .subscription(({ ctx, input, signal = NEVER }) =>
      watched(watcherOf(ctx), signal, () => watchBoard(ctx, ctx.viewer, input.classId, signal)),
    ),

  classmates: signedIn.subscription(({ ctx, signal = NEVER }) =>
    watched(watcherOf(ctx), signal, () => Promise.resolve(watchClassmates(ctx, ctx.viewer, signal))),
  ),

  wall: professor
    .input(WallSubscription)
    .subscription(({ ctx, input, signal = NEVER }) =>
      watched(watcherOf(ctx), signal, () => watchWall(ctx, ctx.viewer, input, signal)),
    ),
});

export type LiveRouter = typeof liveRouter;
