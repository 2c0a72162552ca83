import { z } from 'zod';
import { Answer, Moment, RowId } from '../../common/common.schema.ts';
import { RARITIES } from './mission-lists.schema.ts';

export const MissionDifficulty = z.enum(['Fácil', 'Médio', 'Difícil']).describe('Dificuldade');
export type MissionDifficulty = z.infer<typeof MissionDifficulty>;
export const Rarity = z.enum(RARITIES).describe('Raridade, da mais comum à mais rara');
export type Rarity = z.infer<typeof Rarity>;

export const Mission = z
  .object({
    id: z.string().describe('Nome fixo da missão'),
    title: z.string().describe('Título'),
    description: z.string().describe('O que é preciso fazer'),
    difficulty: MissionDifficulty,
    progress: z.number().int().describe('Quanto da meta está feito'),
    target: z.number().int().describe('A meta'),
    xpReward: z.number().int().describe('XP que vale'),
    coinReward: z.number().int().describe('Moedas que vale'),
    completed: z.boolean().describe('Se a meta foi alcançada'),
    claimed: z.boolean().describe('Se a recompensa já foi paga'),
  })
  .meta({ id: 'Mission', description: 'Uma missão com o próprio progresso' });
export type Mission = z.infer<typeof Mission>;

const MissionPeriod = z
  .object({
    missions: z.array(Mission).describe('As missões'),
    endsAt: Moment.describe('Até quando podem ser concluídas e resgatadas, em ISO 8601 (UTC)'),
    timeLeft: z.string().describe('O mesmo em palavras, como 5 h 12 min ou 3 dias'),
  })
  .meta({ id: 'MissionPeriod', description: 'As missões de um dia ou de uma semana' });
export type MissionPeriod = z.infer<typeof MissionPeriod>;
export const MissionsOutput = Answer({
  daily: MissionPeriod.describe('As de hoje'),
  weekly: MissionPeriod.describe('As desta semana'),
});

export const ClaimInput = z.object({ id: z.string().max(40, 'Missão inválida').describe('Nome fixo da missão') });
export const ClaimOutput = Answer({
  mission: Mission.describe('A missão, agora resgatada'),
  rewards: z
    .object({
      experience: z.number().int().describe('XP'),
      coins: z.number().int().describe('Moedas'),
    })
    .describe('O que foi pago'),
});

export const Achievement = z
  .object({
    id: z.string().describe('Nome fixo da conquista'),
    title: z.string().describe('Título'),
    description: z.string().describe('O que é preciso fazer; na que foi ganha, o que foi feito'),
    rarity: Rarity,
    completed: z.boolean().describe('Se foi ganha'),
    dateEarned: Moment.nullable().describe('Quando foi ganha, em ISO 8601 (UTC); null até então'),
    progress: z.number().int().describe('Quanto da meta está feito'),
    target: z.number().int().describe('A meta'),
  })
  .meta({ id: 'Achievement', description: 'Uma conquista, ganha ou a caminho' });
export type Achievement = z.infer<typeof Achievement>;
export const AchievementsOutput = Answer({ achievements: z.array(Achievement).describe('As conquistas') });

/** A student's level, XP and coins at a glance. */
export const PlayerSummary = z
  .object({
    level: z.number().int().min(1).max(10).describe('Nível, de 1 a 10'),
    xp: z.number().int().describe('XP ganhos até hoje'),
    levelStart: z.number().int().describe('XP com que o nível começou'),
    xpToNext: z.number().int().nullable().describe('XP que faltam para o próximo nível; null no último'),
    stars: z.number().int().describe('Estrelas além do nível 10, uma a cada 1.000 XP'),
    xpToNextStar: z.number().int().nullable().describe('XP que faltam para a próxima estrela; null antes do nível 10'),
    coins: z.number().int().describe('Saldo de moedas'),
    badges: z.number().int().describe('Conquistas ganhas'),
    streak: z
      .number()
      .int()
      .describe('Dias seguidos com lição, quiz, problema, partida ou revisão do que volta no treino'),
    totalMissions: z.number().int().describe('Missões resgatadas até hoje'),
  })
  .meta({ id: 'PlayerSummary', description: 'O resumo de um jogador' });
export type PlayerSummary = z.infer<typeof PlayerSummary>;
export const SummaryOutput = Answer({ summary: PlayerSummary.describe('O resumo') });

/** The reason of a payment. */
export const ActivityKind = z
  .enum(['lesson_completed', 'quiz_passed', 'course_completed', 'puzzle_solved', 'mission_claimed'])
  .describe('O que foi pago: lição, quiz, curso, problema ou missão');
export const ACTIVITIES_SHOWN = 20;
export const Activity = z
  .object({
    id: RowId.describe('Número do lançamento'),
    kind: ActivityKind,
    title: z
      .string()
      .nullable()
      .describe('Título da lição, do quiz, do curso, do problema ou da missão; null quando não existe mais'),
    experience: z.number().int().describe('XP que rendeu'),
    coins: z.number().int().describe('Moedas que rendeu'),
    createdAt: Moment.describe('Quando foi, em ISO 8601 (UTC)'),
  })
  .meta({ id: 'Activity', description: 'Algo que o aluno fez e que lhe rendeu XP ou moedas' });
export type Activity = z.infer<typeof Activity>;
export const ActivityOutput = Answer({
  activities: z.array(Activity).describe('As últimas 20, a mais recente primeiro'),
});

export const StudyDay = z
  .object({
    day: z.string().describe('Dia, aaaa-mm-dd no horário de São Paulo'),
    lessons: z.number().int().describe('Lições concluídas'),
    quizzes: z.number().int().describe('Quizzes em que foi aprovado'),
    puzzles: z.number().int().describe('Problemas resolvidos'),
    games: z.number().int().describe('Partidas terminadas'),
    experience: z.number().int().describe('XP ganhos'),
  })
  .meta({ id: 'StudyDay', description: 'Um dia de estudo' });
export type StudyDay = z.infer<typeof StudyDay>;
export const WEEK_DAYS = 7;
/** The last seven days, today last. */
export const WeekOutput = Answer({ days: z.array(StudyDay).describe('Os últimos sete dias, hoje por último') });

export const RANKED = 5;
export const RankedStudent = z
  .object({
    position: z.number().int().describe('Lugar, a partir de 1'),
    playerId: RowId.describe('Número do aluno'),
    playerName: z.string().describe('Nome do aluno'),
    avatarUrl: z.string().nullable().describe('Endereço da foto; null sem foto'),
    experience: z.number().int().describe('XP ganhos desde segunda-feira'),
  })
  .meta({ id: 'RankedStudent', description: 'O lugar de um aluno na semana' });
export type RankedStudent = z.infer<typeof RankedStudent>;
/** The week's best students, and the viewer's own position if they earned XP. */
export const WeekRankingOutput = Answer({
  ranking: z.array(RankedStudent).describe('Os cinco primeiros da semana'),
  own: RankedStudent.nullable().describe('O próprio lugar; null para quem ainda não ganhou XP nesta semana'),
});
