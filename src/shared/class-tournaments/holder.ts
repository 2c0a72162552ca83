/** Whose students play a tournament: those of a class or of a course. */
import type { TournamentHead } from '../../../server/features/class-tournaments/class-tournaments.schema.ts';

export type Holder = { classId: number } | { courseId: number };

type Held = Pick<TournamentHead, 'classId' | 'courseId'>;
export const holderOf = ({ classId, courseId }: Held): Holder =>
  courseId === null ? { classId: classId ?? 0 } : { courseId };

/** What the class or the course of a tournament is called. */
export const holderName = ({ className, courseTitle }: Pick<TournamentHead, 'className' | 'courseTitle'>): string =>
  className ?? courseTitle ?? '';

/** As a choice in a list has it: 'turma-3', 'curso-7'. */
export const holderKey = (holder: Holder | null): string => {
  if (holder === null) return '';
  return 'classId' in holder ? `turma-${holder.classId}` : `curso-${holder.courseId}`;
};
export const holderIn = (key: string): Holder | null => {
  const [, kind, id] = /^(turma|curso)-(\d+)$/.exec(key) ?? [];
  if (id === undefined) return null;
  return kind === 'turma' ? { classId: Number(id) } : { courseId: Number(id) };
};
