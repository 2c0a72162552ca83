import type { Issue } from '../../../lib/form.ts';

export const STEPS = ['Informações Básicas', 'Conteúdo do Curso', 'Questionários', 'Revisão e Publicação'] as const;
export const LAST_STEP = STEPS.length;

/** The step, from 1, that holds a field. */
export const stepOf = (path: string): number =>
  /^lessons\.\d+\.quiz/.test(path) ? 3 : path.startsWith('lessons') ? 2 : 1;

/** What is wrong on one step. */
export const issuesOn = (step: number, issues: readonly Issue[]): Issue[] =>
  issues.filter(({ path }) => stepOf(path) === step);

/** The index of the lesson that a field belongs to. */
export const lessonOf = (path: string): number | null => {
  const [, index] = /^lessons\.(\d+)/.exec(path) ?? [];
  return index === undefined ? null : Number(index);
};

/** How far along a step is, in percent. */
export const percentOf = (step: number): number => Math.round((step / LAST_STEP) * 100);

/** The step in the address; the first where there is none. */
export const stepIn = (text: string | null): number => (text !== null && /^[1-4]$/.test(text) ? Number(text) : 1);
