import clsx from 'clsx';
import { type Strength, strengthOf } from '../lib/password-strength.ts';

const fills: Record<Strength['score'], string> = { 0: 'bg-danger', 1: 'bg-danger', 2: 'bg-gold', 3: 'bg-brand' };

/** Three bars and a word about the password being typed; the word is announced, the bars are decoration. */
export const PasswordStrength = ({ password }: { password: string }) => {
  if (!password) return null;
  const { score, label } = strengthOf(password);
  return (
    <span className="mb-1 flex items-center gap-3">
      <span aria-hidden className="grid flex-1 grid-cols-3 gap-1.5">
        {[1, 2, 3].map(bar => (
          <span
            key={bar}
            className={clsx('h-1.5 rounded-full', bar <= Math.max(score, 1) ? fills[score] : 'bg-sunken')}
          />
        ))}
      </span>
      <span aria-live="polite" className="font-semibold text-ink">
        Senha {label.toLowerCase()}
      </span>
    </span>
  );
};
