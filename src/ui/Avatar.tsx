import clsx from 'clsx';
import { Avatar as Radix } from 'radix-ui';

const sizes = { sm: 'size-10 text-sm', md: 'size-12', lg: 'size-16 text-xl', xl: 'size-24 text-3xl' } as const;

/** First letters of the first and the last name: 'Ana Clara de Souza' → 'AS'. */
export const initials = (name: string) => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map(word => word?.[0] ?? '').join('').toLocaleUpperCase('pt-BR');
};

type AvatarProps = { name: string; src?: string | null | undefined; size?: keyof typeof sizes; className?: string };

/** A person's picture, or initials. Decorative: the name always stands beside it or on the control around it. */
export const Avatar = ({ name, src, size = 'md', className }: AvatarProps) => (
  <Radix.Root
    aria-hidden
    className={clsx('inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-brand font-semibold text-on-brand select-none', sizes[size], className)}
  >
    {src && <Radix.Image src={src} alt="" className="size-full object-cover" />}
    <Radix.Fallback>{initials(name)}</Radix.Fallback>
  </Radix.Root>
);
