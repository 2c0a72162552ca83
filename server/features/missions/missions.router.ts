import { router, student } from '../../trpc/init.ts';
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
import { getSummary, getWeekRanking, listActivity, listWeek } from './standing.service.ts';

export const missionsRouter = router({
  list: student
    .meta({
      openapi: {
        method: 'GET',
        path: '/missions',
        tags: ['missions'],
        summary: 'As missões de hoje e desta semana, com o próprio progresso',
        description:
          'As missões se renovam à meia-noite e na segunda-feira, no horário de São Paulo. O progresso vem do que o aluno fez.',
      },
    })
    .output(MissionsOutput)
    .query(({ ctx }) => listMissions(ctx.db, ctx.viewer)),

  summary: student
    .meta({
      openapi: {
        method: 'GET',
        path: '/missions/summary',
        tags: ['missions'],
        summary: 'O resumo do jogador: nível, XP, moedas, conquistas, sequência',
        description: 'Nível, XP, moedas, conquistas e dias seguidos de estudo.',
      },
    })
    .output(SummaryOutput)
    .query(async ({ ctx }) => ({ summary: await getSummary(ctx.db, ctx.viewer) })),

  achievements: student
    .meta({
      openapi: {
        method: 'GET',
        path: '/missions/achievements',
        tags: ['missions'],
        summary: 'As conquistas, ganhas ou a caminho',
        description: 'Todas as conquistas, com a data das ganhas e o progresso das outras.',
      },
    })
    .output(AchievementsOutput)
    .query(async ({ ctx }) => ({ achievements: await listAchievements(ctx.db, ctx.viewer) })),

  activity: student
    .meta({
      openapi: {
        method: 'GET',
        path: '/missions/activity',
        tags: ['missions'],
        summary: 'O que o aluno fez por último e quanto isso rendeu',
        description: 'Os últimos 20 lançamentos: lições, quizzes, cursos, problemas e missões que renderam algo.',
      },
    })
    .output(ActivityOutput)
    .query(async ({ ctx }) => ({ activities: await listActivity(ctx.db, ctx.viewer) })),

  week: student
    .meta({
      openapi: {
        method: 'GET',
        path: '/missions/week',
        tags: ['missions'],
        summary: 'Os últimos sete dias de estudo',
        description: 'Um registro por dia, também dos dias sem estudo; hoje é o último.',
      },
    })
    .output(WeekOutput)
    .query(async ({ ctx }) => ({ days: await listWeek(ctx.db, ctx.viewer) })),

  ranking: student
    .meta({
      openapi: {
        method: 'GET',
        path: '/missions/ranking',
        tags: ['missions'],
        summary: 'Os alunos com mais XP nesta semana e o próprio lugar',
        description: 'Os cinco que ganharam mais XP desde segunda-feira e o próprio lugar.',
      },
    })
    .output(WeekRankingOutput)
    .query(({ ctx }) => getWeekRanking(ctx.db, ctx.viewer)),

  claim: student
    .meta({
      openapi: {
        method: 'POST',
        path: '/missions/{id}/claim',
        tags: ['missions'],
        summary: 'Resgata a recompensa de uma missão concluída',
        description: 'Paga a recompensa uma vez. A missão tem de estar concluída, hoje ou nesta semana.',
        errorResponses: [409],
      },
      example: { id: 'olho-tatico' },
    })
    .input(ClaimInput)
    .output(ClaimOutput)
    .mutation(({ ctx, input }) => claimMission(ctx.db, ctx.viewer, input.id)),
});
