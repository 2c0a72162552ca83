import { cva, type VariantProps } from 'class-variance-authority';

/** The look that Button and LinkButton share: raised, and lowered while pressed. */
export const buttonStyles = cva(
  [
    'inline-flex items-center justify-center gap-2 rounded-control font-semibold text-center',
    'leading-tight no-underline disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-[1.15em]',
    '[&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'pressable bg-brand text-on-brand hover:bg-brand-hover [--edge:var(--color-brand-edge)]',
        gold: 'pressable bg-gold text-on-gold hover:bg-gold-hover [--edge:var(--color-gold-edge)]',
        secondary: 'pressable border border-line-strong bg-surface text-ink hover:bg-sunken',
        danger: 'pressable bg-danger text-on-danger hover:bg-danger-hover [--edge:var(--color-danger-edge)]',
        ghost: 'text-brand-text hover:bg-brand-soft',
        night: 'border border-on-night-soft/60 text-on-night hover:bg-night-raised',
      },
      size: {
        sm: 'min-h-10 px-3.5 py-1.5 text-[0.95rem]',
        md: 'min-h-11 px-5 py-2',
        lg: 'min-h-13 px-7 py-3 text-lg',
        icon: 'size-11',
      },
      wide: { true: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export type ButtonLook = VariantProps<typeof buttonStyles>;
