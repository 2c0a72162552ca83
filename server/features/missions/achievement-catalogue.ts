import type { Rarity } from './missions.schema.ts';

/** A student's totals up to a point in time. */
export type StudentFigures = {
  lessons: number;
  quizzes: number;
  /** Quizzes answered without a mistake. */
  perfectQuizzes: number;
  courses: number;
  puzzles: number;
  /** Consecutive puzzles solved at the first try. */
  puzzleStreak: number;
  /** Games won against the engine: on any level, and on each of the stronger ones. */
  wins: number;
  winsMedium: number;
  winsHard: number;
  /** Consecutive days. */
  streak: number;
  rating: number;
  level: number;
  /** Claimed missions. */
  missions: number;
};

export type AchievementRule = {
  /** Never change it: earned achievements are stored under it. */
  id: string;
  rarity: Rarity;
  title: string;
  description: string;
  counts: keyof StudentFigures;
  /** The figure at which the achievement is earned. */
  target: number;
};

const ofRarity = (
  rarity: Rarity,
  ...rules: readonly (readonly [
    id: string,
    title: string,
    description: string,
    counts: keyof StudentFigures,
    target: number,
  ])[]
): AchievementRule[] =>
  rules.map(([id, title, description, counts, target]) => ({ id, rarity, title, description, counts, target }));

const PAST: Record<string, string> = {
  Acerte: 'Acertou',
  Chegue: 'Chegou',
  Complete: 'Completou',
  Conclua: 'Concluiu',
  Estude: 'Estudou',
  jogue: 'jogou',
  Passe: 'Passou',
  Resgate: 'Resgatou',
  Resolva: 'Resolveu',
  Vença: 'Venceu',
};

/** The description of an achievement in the past tense, about a student who earned it. */
export const whatWasDone = ({ description }: Pick<AchievementRule, 'description'>): string =>
  description.replace(/\p{L}+/gu, word => PAST[word] ?? word);

export const ACHIEVEMENTS: readonly AchievementRule[] = [
  ...ofRarity(
    'Comum',
    ['primeira-aula', 'Primeiros Passos', 'Conclua a primeira aula.', 'lessons', 1],
    ['primeiro-quiz', 'Boa Resposta', 'Passe no primeiro quiz.', 'quizzes', 1],
    ['primeiro-problema', 'Olho Vivo', 'Resolva o primeiro problema tático.', 'puzzles', 1],
    ['primeira-vitoria', 'Primeira Vitória', 'Vença uma partida contra a IA.', 'wins', 1],
    ['primeira-missao', 'Missão Cumprida', 'Resgate a primeira missão.', 'missions', 1],
    ['sequencia-3', 'Aquecendo os Motores', 'Estude ou jogue 3 dias seguidos.', 'streak', 3],
  ),
  ...ofRarity(
    'Raro',
    ['aulas-10', 'Aluno Dedicado', 'Conclua 10 aulas.', 'lessons', 10],
    ['primeiro-curso', 'Curso Completo', 'Complete um curso inteiro.', 'courses', 1],
    ['problemas-10', 'Caçador de Táticas', 'Resolva 10 problemas táticos.', 'puzzles', 10],
    ['acertos-5', 'Visão Clara', 'Acerte 5 problemas seguidos na primeira tentativa.', 'puzzleStreak', 5],
    ['vitoria-medio', 'Desafiante', 'Vença a IA no nível Médio ou em um mais forte.', 'winsMedium', 1],
    ['sequencia-7', 'Semana Perfeita', 'Estude ou jogue 7 dias seguidos.', 'streak', 7],
    ['nivel-5', 'Competidor de Verdade', 'Chegue ao nível 5.', 'level', 5],
  ),
  ...ofRarity(
    'Épico',
    ['aulas-30', 'Estante Cheia', 'Conclua 30 aulas.', 'lessons', 30],
    ['nota-maxima-5', 'Mente Brilhante', 'Acerte tudo em 5 quizzes.', 'perfectQuizzes', 5],
    ['cursos-3', 'Três Diplomas', 'Complete 3 cursos.', 'courses', 3],
    ['problemas-50', 'Mestre das Combinações', 'Resolva 50 problemas táticos.', 'puzzles', 50],
    ['acertos-15', 'Precisão Cirúrgica', 'Acerte 15 problemas seguidos na primeira tentativa.', 'puzzleStreak', 15],
    ['missoes-30', 'Agente de Campo', 'Resgate 30 missões.', 'missions', 30],
    ['rating-1400', 'Em Ascensão', 'Chegue a 1400 de rating.', 'rating', 1_400],
  ),
  ...ofRarity(
    'Lendário',
    ['cursos-6', 'Biblioteca Viva', 'Complete 6 cursos.', 'courses', 6],
    ['problemas-200', 'Calculadora Humana', 'Resolva 200 problemas táticos.', 'puzzles', 200],
    ['vitoria-dificil', 'Vencedor do Impossível', 'Vença a IA no nível Difícil ou em um mais forte.', 'winsHard', 1],
    ['sequencia-30', 'Um Mês Inteiro', 'Estude ou jogue 30 dias seguidos.', 'streak', 30],
    ['nivel-8', 'Grande Mestre', 'Chegue ao nível 8.', 'level', 8],
  ),
  ...ofRarity(
    'Mítico',
    ['problemas-1000', 'Mil Soluções', 'Resolva 1000 problemas táticos.', 'puzzles', 1_000],
    ['vitorias-dificil-10', 'Caçador de Máquinas', 'Vença a IA no nível Difícil 10 vezes.', 'winsHard', 10],
    ['sequencia-100', 'Cem Dias de Xadrez', 'Estude ou jogue 100 dias seguidos.', 'streak', 100],
    ['nivel-10', 'Imortal', 'Chegue ao nível 10.', 'level', 10],
  ),
];
