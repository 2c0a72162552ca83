/** What a class finds difficult: the positions and questions that it most often got wrong. Pure. */
import type { Difficulty, Item } from './assignments.schema.ts';
import type { NamedTry } from './tries.service.ts';

/** How many are worth going through in class. */
const SHOWN = 20;

export const difficultiesOf = (items: readonly Item[], tries: readonly NamedTry[]): Difficulty[] => {
  const wrong = tries.filter(({ right, hint }) => !right && !hint);
  const byPosition = Map.groupBy(wrong, ({ item, fen, question }) => `${item} ${fen ?? question ?? ''}`);
  return [...byPosition.values()]
    .flatMap(own =>
      own.slice(0, 1).map(({ item, fen, question }) => ({
        title: items[item]?.title ?? '',
        fen,
        question,
        wrong: own.length,
        students: new Set(own.map(({ userId }) => userId)).size,
        answers: [...Map.groupBy(own, ({ text }) => text)]
          .map(([text, same]) => ({ text, count: same.length }))
          .toSorted((a, b) => b.count - a.count || a.text.localeCompare(b.text)),
      })),
    )
    .toSorted((a, b) => b.students - a.students || b.wrong - a.wrong)
    .slice(0, SHOWN);
};
