import { Coins, Sparkles } from 'lucide-react';
import type { AttemptOutput } from '../../../../../server/features/puzzles/puzzles.schema.ts';
import { plural } from '../../../../lib/plural.ts';
import { Badge } from '../../../../ui/Badge.tsx';

/** What was paid just now. */
export const RewardBadges = ({ rewards: { experience, coins } }: { rewards: AttemptOutput['rewards'] }) => (
  <p className="flex flex-wrap gap-2">
    {experience > 0 && (
      <Badge tone="brand" className="animate-rise text-base">
        <Sparkles aria-hidden /> +{experience} XP
      </Badge>
    )}
    {coins > 0 && (
      <Badge tone="gold" className="animate-rise text-base [animation-delay:150ms] [animation-fill-mode:backwards]">
        <Coins aria-hidden /> +{plural(coins, 'moeda')}
      </Badge>
    )}
  </p>
);
