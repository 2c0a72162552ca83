/** What an assignment is made of, as the form sends it. */
import type { AssignmentKind } from '../../../../server/features/assignments/assignments.schema.ts';
import { CHARACTERS, type EngineLevel, LEVELS } from '../../../../server/features/games/level-lists.schema.ts';
import type { PuzzleTheme } from '../../../../server/features/puzzles/themes.schema.ts';
import { kindLabels } from '../../../shared/assignments/assignment-labels.ts';

export type Material = {
  sent: {
    lessonIds?: number[];
    courseId?: number;
    chapterIds?: number[];
    theme?: PuzzleTheme;
    ratingFrom?: number;
    ratingTo?: number;
    count?: number;
    level?: EngineLevel;
    games?: number;
  };
  /** What it is called, where it has a name. */
  name: string;
  isReady: boolean;
};

export const NO_MATERIAL: Material = { sent: {}, name: '', isReady: false };

/** The title where the professor writes none. */
export const titleOf = (kind: AssignmentKind, { name }: Material): string => name || kindLabels[kind];

/** The engine's levels, with about what they play. */
export const OPPONENTS = LEVELS.map(value => ({
  value,
  label: `${CHARACTERS[value].name} (cerca de ${CHARACTERS[value].rating})`,
  name: CHARACTERS[value].name,
}));

/** The bands of ratings, in a teacher's words. */
export const BANDS = [
  { value: 'easy', label: 'Fáceis (até 1000)', from: 0, to: 1_000 },
  { value: 'middle', label: 'Médios (1000 a 1500)', from: 1_000, to: 1_500 },
  { value: 'hard', label: 'Difíceis (acima de 1500)', from: 1_500, to: 3_500 },
] as const;

/** As many puzzles as an assignment has at most are counted. */
const COUNTED = 60;
/** How many puzzles of the theme there are, and what comes of it where more are asked for. */
export const supplyText = (available: number, asked: number): string => {
  if (available === 0) return 'Não há problemas deste tema nesta dificuldade. Escolha outro tema ou outra dificuldade.';
  if (available >= COUNTED) return `Há ${COUNTED} ou mais problemas deste tema nesta dificuldade.`;
  const there = available === 1 ? '1 problema' : `${available} problemas`;
  if (available >= asked) return `Há ${there} deste tema nesta dificuldade.`;
  return `Só há ${there} deste tema nesta dificuldade, e não ${asked}: a tarefa terá todos.`;
};
