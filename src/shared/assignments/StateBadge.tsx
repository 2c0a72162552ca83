import { Check, CircleDashed, Clock, LifeBuoy, type LucideIcon, Play } from 'lucide-react';
import type { CellState } from '../../../server/features/assignments/assignments.schema.ts';
import { Badge } from '../../ui/Badge.tsx';
import { stateLabels, stateTones } from './assignment-labels.ts';

export const stateIcons: Record<CellState, LucideIcon> = {
  not_begun: CircleDashed,
  begun: Play,
  done: Check,
  done_late: Clock,
  needs_help: LifeBuoy,
};

/** How a piece of work stands, in words and with a sign: colour alone tells nothing to many. */
export const StateBadge = ({ state }: { state: CellState }) => {
  const Icon = stateIcons[state];
  return (
    <Badge tone={stateTones[state]}>
      <Icon aria-hidden />
      {stateLabels[state]}
    </Badge>
  );
};
