import clsx from 'clsx';
import { Link } from 'wouter';
import type { PuzzleSummary } from '../../../../../server/features/puzzles/puzzles.schema.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { MiniBoard } from '../../../../board/MiniBoard.tsx';
import { StateBadge } from '../StateBadge.tsx';
import { difficultyLabels, difficultyTones, pointsText } from '../puzzle-labels.ts';

type PuzzleCardProps = { puzzle: PuzzleSummary; href: string; isStudent: boolean };

/** A puzzle in the list; the whole card is a link. */
export const PuzzleCard = ({ puzzle, href, isStudent }: PuzzleCardProps) => (
  <Card as="li" flush className="flex items-center gap-4 p-4 transition-shadow hover:shadow-float">
    <MiniBoard fen={puzzle.fen} className="size-26 shrink-0 rounded-control sm:size-30" />
    <div className="flex min-w-0 flex-col items-start gap-2">
      <h3 className="font-sans leading-snug font-semibold wrap-anywhere">
        <Link
          href={href}
          data-puzzle={puzzle.id}
          className={clsx(
            'outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3',
            'focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand-text',
          )}
        >
          {puzzle.title}
        </Link>
      </h3>
      <p className="flex flex-wrap gap-2">
        <Badge tone={difficultyTones[puzzle.difficulty]}>{difficultyLabels[puzzle.difficulty]}</Badge>
        <StateBadge puzzle={puzzle} />
      </p>
      <p className="text-[0.95rem] font-medium text-ink-soft">{pointsText(puzzle, isStudent)}</p>
    </div>
  </Card>
);
