import { router, student } from '../../trpc/init.ts';
import { rest } from '../../trpc/rest.ts';
import { docs } from './missions.docs.ts';
import { listAchievements } from './achievements.service.ts';
import {
  AchievementsOutput,
  ActivityOutput,
  ClaimInput,
  ClaimOutput,
  MissionsOutput,
  SummaryOutput,
  WeekOutput,
  WeekRankingOutput,
} from './missions.schema.ts';
import { claimMission, listMissions } from './missions.service.ts';
import { getSummary, getWeekRanking, listActivity, listWeek } from './overview.service.ts';

export const missionsRouter = router({
  list: student
    .meta(rest('GET', '/missions', docs.list))
    .output(MissionsOutput)
    .query(({ ctx }) => listMissions(ctx.db, ctx.viewer)),

  summary: student
    .meta(rest('GET', '/missions/summary', docs.summary))
    .output(SummaryOutput)
    .query(async ({ ctx }) => ({ summary: await getSummary(ctx.db, ctx.viewer) })),

  achievements: student
    .meta(rest('GET', '/missions/achievements', docs.achievements))
    .output(AchievementsOutput)
    .query(async ({ ctx }) => ({ achievements: await listAchievements(ctx.db, ctx.viewer) })),

  activity: student
    .meta(rest('GET', '/missions/activity', docs.activity))
    .output(ActivityOutput)
    .query(async ({ ctx }) => ({ activities: await listActivity(ctx.db, ctx.viewer) })),

  week: student
    .meta(rest('GET', '/missions/week', docs.week))
    .output(WeekOutput)
    .query(async ({ ctx }) => ({ days: await listWeek(ctx.db, ctx.viewer) })),

  ranking: student
    .meta(rest('GET', '/missions/ranking', docs.ranking))
    .output(WeekRankingOutput)
    .query(({ ctx }) => getWeekRanking(ctx.db, ctx.viewer)),

  claim: student
    .meta(rest('POST', '/missions/{id}/claim', docs.claim, { errorResponses: [409] }))
    .input(ClaimInput)
    .output(ClaimOutput)
    .mutation(({ ctx, input }) => claimMission(ctx.db, ctx.viewer, input.id)),
});
