import type { Chapter } from '../../../server/features/chapters/chapters.schema.ts';

const SIDES = { white: 'brancas', black: 'pretas' } as const;

const GOALS: Record<string, (moves: string) => string> = {
  mate: moves => (moves ? `dê xeque-mate em até ${moves === '1' ? '1 lance' : `${moves} lances`}` : 'dê xeque-mate'),
  win: () => 'vença, até o xeque-mate',
  draw: () => 'consiga o empate',
  promote: () => 'promova um peão',
  hold: moves => `resista ${moves === '1' ? '1 lance' : `${moves} lances`}`,
};

/** 'dê xeque-mate em até 3 lances' */
const goalText = (goal: string | null): string => {
  const [kind = '', moves = ''] = (goal ?? '').split(' ');
  return GOALS[kind]?.(moves) ?? 'jogue a posição';
};

/** What the student is to do: 'Encontre o melhor lance das brancas.' */
export const taskText = ({ mode, side, goal }: Pick<Chapter, 'mode' | 'side' | 'goal'>): string => {
  if (mode === 'ler') return 'Percorra os lances e leia os comentários.';
  if (mode === 'responder') return `Encontre o melhor lance das ${SIDES[side]}.`;
  return `Você joga com as ${SIDES[side]} contra o motor: ${goalText(goal)}.`;
};

/** Whether the lesson waits for a chapter to be solved. */
export const isOpen = ({ mode, solved }: Pick<Chapter, 'mode' | 'solved'>): boolean => mode !== 'ler' && !solved;

/** Where a student goes on: the first that is not done, or the first of all. */
export const firstToDo = <One extends Pick<Chapter, 'solved'>>(chapters: readonly One[]): One | undefined =>
  chapters.find(({ solved }) => !solved) ?? chapters[0];
