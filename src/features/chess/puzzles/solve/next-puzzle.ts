import type { Assignment } from '../../../../../server/features/assignments/assignments.schema.ts';
import { isDone } from '../../../../shared/assignments/assignment-labels.ts';

/** The next puzzle of an assignment that is not done, after this one; from the beginning again after the last. */
export const nextPuzzleOf = (
  { items, own }: Pick<Assignment, 'items' | 'own'>,
  puzzleId: number,
): number | undefined => {
  const at = items.findIndex(item => item.puzzleId === puzzleId);
  const others = [...items.keys()].map(step => (at + 1 + step) % items.length).filter(index => index !== at);
  const next = others.find(index => !isDone(own?.cells[index]?.state ?? 'not_begun'));
  return next === undefined ? undefined : (items[next]?.puzzleId ?? undefined);
};
