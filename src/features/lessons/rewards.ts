import type { StudyResult } from '../../../server/features/progress/progress.schema.ts';
import { plural } from '../../lib/plural.ts';

export const xpText = (experience: number): string => `+${experience} XP`;
export const coinsText = (coins: number): string => `+${plural(coins, 'moeda')}`;

/** '+20 XP e +5 moedas': what was paid, without what was not; empty when nothing was. */
export const rewardsText = ({ experience, coins }: StudyResult['rewards']): string =>
  [experience > 0 && xpText(experience), coins > 0 && coinsText(coins)].filter(Boolean).join(' e ');
