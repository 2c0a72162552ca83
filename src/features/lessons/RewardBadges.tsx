import { Coins, Sparkles } from 'lucide-react';
import type { StudyResult } from '../../../server/features/progress/progress.schema.ts';
import { Badge } from '../../ui/Badge.tsx';
import { coinsText, xpText } from './rewards.ts';

/** The XP and coins of a completed step, if any. */
export const RewardBadges = ({ rewards: { experience, coins } }: { rewards: StudyResult['rewards'] }) => (
  <p className="flex flex-wrap justify-center gap-2 empty:hidden">
    {experience > 0 && (
      <Badge tone="brand" className="animate-rise text-base">
        <Sparkles aria-hidden /> {xpText(experience)}
      </Badge>
    )}
    {coins > 0 && (
      <Badge tone="gold" className="animate-rise text-base [animation-delay:150ms] [animation-fill-mode:backwards]">
        <Coins aria-hidden /> {coinsText(coins)}
      </Badge>
    )}
  </p>
);
