import { Coins, Sparkles } from 'lucide-react';
import { levelOf } from '../lib/levels.ts';
import { plural } from '../lib/plural.ts';
import type { SessionUser } from '../shared/session/session.tsx';

const count = (number: number): string => number.toLocaleString('pt-BR');

/** A student's level, XP and coins. */
export const StudentBadges = ({ user }: { user: SessionUser }) => {
  const { emoji, name } = levelOf(user.level);
  const badge =
    'inline-flex min-h-9 items-center gap-1.5 rounded-full bg-night-raised px-3 text-sm font-semibold ' +
    'tabular-nums whitespace-nowrap xl:max-[88rem]:px-2';
  return (
    <ul aria-label="Seu progresso" className="flex items-center gap-2">
      <li className={badge}>
        <span aria-hidden>{emoji}</span>
        <span className="sr-only">{name}, </span>
        <span className="xl:max-[88rem]:sr-only">Nível</span> {user.level}
        {user.stars > 0 && (
          <>
            <span aria-hidden>★{user.stars}</span>
            <span className="sr-only">, {plural(user.stars, 'estrela')}</span>
          </>
        )}
      </li>
      <li className={badge}>
        <Sparkles aria-hidden className="size-4 text-gold" />
        {count(user.experience)} XP
      </li>
      <li className={badge}>
        <Coins aria-hidden className="size-4 text-gold" />
        {count(user.coins)} <span className="sr-only">{user.coins === 1 ? 'moeda' : 'moedas'}</span>
      </li>
    </ul>
  );
};
