import type { LiveLesson } from '../../../server/features/live-lessons/live-lessons.schema.ts';
import type { Shape } from '../../../server/rules/comment-marks.ts';

type Sheet = NonNullable<LiveLesson['sheet']>;
type Answers = Sheet['answers'];
type Group = { uci: string; san: string; names: string[] };

/** The answers by move, the most frequent first. */
export const answersByMove = (answers: Answers): Group[] => {
  const groups = new Map<string, Group>();
  for (const { uci, san, fullName } of answers) {
    const group = groups.get(uci) ?? { uci, san, names: [] };
    group.names.push(fullName);
    groups.set(uci, group);
  }
  return [...groups.values()].toSorted((a, b) => b.names.length - a.names.length);
};

/** Of how many students the answers are: whoever answered counts, also once they have left. */
export const studentsHere = ({ answers, followers }: Pick<Sheet, 'answers' | 'followers'>): number =>
  new Set([...followers.filter(({ here }) => here), ...answers].map(({ userId }) => userId)).size;

/** The answers as arrows, each move once; the most frequent in green. */
export const answerArrows = (answers: Answers): Shape[] =>
  answersByMove(answers).map(({ uci }, i) => ({
    brush: i === 0 ? 'green' : 'blue',
    from: uci.slice(0, 2),
    to: uci.slice(2, 4),
  }));
