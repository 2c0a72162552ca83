import { plural } from '../../lib/plural.ts';
import type { SessionUser } from '../session/session.tsx';

type Figures = Pick<SessionUser, 'id' | 'level' | 'experience' | 'coins'>;

/** What a reward brought: XP always, coins mostly, now and then a level. */
export type Gain = {
  experience: number;
  coins: number;
  /** The level that was reached by it; null when it is the same as before. */ level: number | null;
};

/**
 * What was earned between two states; null when nothing was, as when coins come back from the store, or when the user
 * changed.
 */
export const gainBetween = (before: Figures | null, now: Figures | null): Gain | null => {
  if (!before || !now || before.id !== now.id || now.experience <= before.experience) return null;
  return {
    experience: now.experience - before.experience,
    coins: Math.max(0, now.coins - before.coins),
    level: now.level > before.level ? now.level : null,
  };
};

/** '+20 XP · +5 moedas' */
export const gainText = ({ experience, coins }: Gain): string =>
  [`+${experience.toLocaleString('pt-BR')} XP`, coins > 0 && `+${plural(coins, 'moeda')}`].filter(Boolean).join(' · ');
