import clsx from 'clsx';
import { useState } from 'react';

const sizes = { sm: 'size-10 text-sm', md: 'size-12', lg: 'size-16 text-xl', xl: 'size-24 text-3xl' } as const;

/** A letter with the accents that may be written after it. */
const LETTER = /\p{L}\p{M}*/u;

/** First letters of the first and the last word that has any: 'Ana Clara de Souza' → 'AS'. */
export const initials = (name: string): string => {
  const letters = name.split(/\s+/).flatMap(word => LETTER.exec(word)?.[0] ?? []);
  return [letters[0], ...letters.slice(1).slice(-1)].join('').toLocaleUpperCase('pt-BR');
};

type AvatarProps = { name: string; src?: string | null | undefined; size?: keyof typeof sizes; className?: string };

/** A person's picture, or initials. Decorative: the name always stands beside it or on the control around it. */
export const Avatar = ({ name, src, size = 'md', className }: AvatarProps) => {
  const [missing, setMissing] = useState<string>();
  return (
    <span
      aria-hidden
      className={clsx(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-brand font-semibold',
        'text-on-brand select-none',
        sizes[size],
        className,
      )}
    >
      {src && src !== missing ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setMissing(src)} />
      ) : (
        <span>{initials(name)}</span>
      )}
    </span>
  );
};
