import type { PuzzleSummary } from '../../../../../server/features/puzzles/puzzles.schema.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { StateBadge } from '../StateBadge.tsx';
import { difficultyLabels, difficultyTones, lastMoveText, pointsText } from '../puzzle-labels.ts';

type PuzzleCaptionProps = { puzzle: PuzzleSummary; isStudent: boolean };

/** What one has before oneself, what it is worth, and how it came to this. */
export const PuzzleCaption = ({ puzzle, isStudent }: PuzzleCaptionProps) => (
  <div>
    <h2 className="text-heading">{puzzle.title}</h2>
    <p className="mt-2 flex flex-wrap items-center gap-2">
      <Badge tone={difficultyTones[puzzle.difficulty]}>{difficultyLabels[puzzle.difficulty]}</Badge>
      <StateBadge puzzle={puzzle} />
      <span className="text-[0.95rem] font-medium text-ink-soft">{pointsText(puzzle, isStudent)}</span>
    </p>
    {puzzle.description && <p className="mt-3">{puzzle.description}</p>}
    <p className="mt-1 text-[0.95rem] text-ink-soft empty:hidden max-sm:sr-only">{lastMoveText(puzzle)}</p>
  </div>
);
