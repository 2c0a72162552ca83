import clsx from 'clsx';

/** The look of every text field and select. */
export const inputStyles = clsx(
  'block w-full min-h-12 rounded-control border-2 border-line-strong bg-surface px-4 py-2.5 text-ink',
  'placeholder:text-ink-soft hover:border-ink-soft focus-visible:border-brand focus-visible:outline-2',
  'focus-visible:outline-offset-1 aria-invalid:border-danger disabled:cursor-not-allowed',
  'disabled:bg-sunken disabled:text-ink-soft',
);
