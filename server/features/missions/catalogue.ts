import type { MissionDifficulty } from './missions.schema.ts';

/** What a mission can count over its days. */
export type Counted =
  | 'steps'
  | 'lessons'
  | 'quizzes'
  | 'puzzles'
  | 'games'
  | 'strongWins'
  | 'activeDays'
  | 'studyExperience';
export type Period = 'daily' | 'weekly';

export type MissionRule = {
  /** Never change it: the ledger stores it. */
  id: string;
  period: Period;
  title: string;
  description: string;
  difficulty: MissionDifficulty;
  counts: Counted;
  target: number;
  xpReward: number;
  coinReward: number;
};

const rule = (
  [period, difficulty]: readonly [Period, MissionDifficulty],
  id: string,
  title: string,
  description: string,
  [counts, target]: readonly [Counted, number],
  [xpReward, coinReward]: readonly [number, number],
): MissionRule => ({ id, period, title, description, difficulty, counts, target, xpReward, coinReward });

/**
 * The missions, easiest first. Only the first completion of a lesson, quiz or puzzle counts, so nobody repeats old
 * quizzes for coins.
 */
export const MISSIONS: readonly MissionRule[] = [
  rule(
    ['daily', 'Fácil'],
    'presenca',
    'Presença no Tabuleiro',
    'Conclua uma aula, um quiz, um problema ou uma partida.',
    ['steps', 1],
    [5, 2],
  ),
  rule(['daily', 'Fácil'], 'aula-do-dia', 'Aula do Dia', 'Conclua 1 aula.', ['lessons', 1], [15, 5]),
  rule(['daily', 'Médio'], 'olho-tatico', 'Olho Tático', 'Resolva 3 problemas táticos.', ['puzzles', 3], [20, 5]),
  rule(['daily', 'Médio'], 'quiz-do-dia', 'Quiz do Dia', 'Passe em 1 quiz novo.', ['quizzes', 1], [20, 8]),
  rule(
    ['daily', 'Difícil'],
    'vitoria-do-dia',
    'Vitória do Dia',
    'Vença a IA no nível Médio ou Difícil.',
    ['strongWins', 1],
    [30, 10],
  ),

  rule(['weekly', 'Fácil'], 'ritmo-de-estudo', 'Ritmo de Estudo', 'Conclua 3 aulas.', ['lessons', 3], [40, 15]),
  rule(['weekly', 'Fácil'], 'tres-batalhas', 'Três Batalhas', 'Termine 3 partidas.', ['games', 3], [40, 15]),
  rule(
    ['weekly', 'Médio'],
    'maratona-tatica',
    'Maratona Tática',
    'Resolva 15 problemas táticos.',
    ['puzzles', 15],
    [60, 20],
  ),
  rule(['weekly', 'Médio'], 'prova-de-fogo', 'Prova de Fogo', 'Passe em 3 quizzes novos.', ['quizzes', 3], [60, 20]),
  rule(
    ['weekly', 'Difícil'],
    'constancia',
    'Constância',
    'Estude ou jogue em 5 dias diferentes.',
    ['activeDays', 5],
    [80, 30],
  ),
  rule(
    ['weekly', 'Difícil'],
    'semana-de-ouro',
    'Semana de Ouro',
    'Ganhe 300 XP com aulas, quizzes, cursos e problemas.',
    ['studyExperience', 300],
    [80, 30],
  ),
];
