import { Check, CircleDot, Sparkle } from 'lucide-react';
import type { PuzzleSummary } from '../../../../server/features/puzzles/puzzles.schema.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { stateOf } from './puzzle-labels.ts';

const looks = {
  solved: { tone: 'brand', icon: Check, label: 'Resolvido' },
  tried: { tone: 'info', icon: CircleDot, label: 'Tentado' },
  new: { tone: 'neutral', icon: Sparkle, label: 'Novo' },
} as const;

/** Whether the viewer has solved or tried a puzzle. */
export const StateBadge = ({ puzzle }: { puzzle: Pick<PuzzleSummary, 'completed' | 'tried'> }) => {
  const { tone, icon: Icon, label } = looks[stateOf(puzzle)];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden /> {label}
    </Badge>
  );
};
