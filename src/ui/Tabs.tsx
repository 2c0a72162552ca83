import clsx from 'clsx';
import { CircleAlert, type LucideIcon } from 'lucide-react';
import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';

/**
 * Tabs with their panels: `<Tabs defaultValue="a"><TabList label="…"><Tab value="a">…</Tab></TabList><TabPanel
 * value="a">…</TabPanel></Tabs>`.
 */
export const Tabs = Radix.Root;

/** On a phone three share one row, and more stand in rows of two or three: none has a row of its own. */
const PHONE_ROWS = clsx(
  'max-sm:has-[>:nth-child(3)]:grid max-sm:has-[>:nth-child(3):last-child]:grid-cols-3',
  'max-sm:has-[>:nth-child(4):last-child]:grid-cols-2 max-sm:has-[>:nth-child(5)]:grid-cols-3',
);

type TabListProps = {
  label: string;
  /** Figures in the tabs are on their way; tabs after the first wait for them. */ isCounting?: boolean;
  children: ReactNode;
};

/** The row of tabs; it wraps on a narrow screen instead of hiding some. `label` names it. */
export const TabList = ({ label, isCounting = false, children }: TabListProps) => (
  <Radix.List
    aria-label={label}
    className={clsx(
      'mb-6 flex flex-wrap gap-x-1 gap-y-1 border-b-2 border-line beside-board:mb-2 game-open:mb-2',
      PHONE_ROWS,
      isCounting && '*:not-first:invisible',
    )}
  >
    {children}
  </Radix.List>
);

/**
 * The library gives a tab the focus by script, and browsers then draw the ring of the keyboard's focus, after a click
 * too.
 */
const pressed = {
  onPointerDown: ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    currentTarget.dataset['pressed'] = '';
  },
  onKeyDown: ({ currentTarget }: SyntheticEvent<HTMLElement>) => delete currentTarget.dataset['pressed'],
  onBlur: ({ currentTarget }: SyntheticEvent<HTMLElement>) => delete currentTarget.dataset['pressed'],
};

type TabProps = ComponentProps<typeof Radix.Trigger> & {
  icon?: LucideIcon;
  /** Something in its panel has to be corrected. */ isWrong?: boolean;
};

export const Tab = ({ icon: Icon, isWrong = false, children, className, ...rest }: TabProps) => (
  <Radix.Trigger
    className={clsx(
      '-mb-0.5 inline-flex min-h-12 items-center gap-2 rounded-t-control border-b-4 border-transparent px-4',
      'font-semibold text-ink-soft hover:bg-sunken hover:text-ink data-pressed:outline-none',
      'max-sm:justify-center max-sm:px-2 max-sm:text-center max-sm:leading-tight max-sm:[&>svg:first-child]:hidden',
      'data-[state=active]:border-brand data-[state=active]:text-brand-text disabled:opacity-50',
      className,
    )}
    {...pressed}
    {...rest}
  >
    {Icon && <Icon aria-hidden className="size-5" />}
    {children}
    {isWrong && (
      <>
        <CircleAlert aria-hidden className="size-5 text-danger-text" />
        <span className="sr-only">, com erro</span>
      </>
    )}
  </Radix.Trigger>
);

export const TabPanel = ({ className, ...rest }: ComponentProps<typeof Radix.Content>) => (
  <Radix.Content className={clsx('rounded-control', className)} {...rest} />
);
