import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { type ComponentProps, type ReactElement, type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link } from 'wouter';
import { useOpen } from './use-open.ts';

export type TriggerProps = ComponentProps<'button'>;

const itemStyles = clsx(
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 outline-none',
  'data-highlighted:bg-sunken data-disabled:cursor-not-allowed data-disabled:text-ink-soft',
);

export type MenuProps = {
  trigger: ReactElement<TriggerProps>;
  align?: 'start' | 'center' | 'end';
  onOpen?: () => void;
  children: ReactNode;
};

/** `startsOpen`: somebody pressed the trigger before this was there. */
export const Menu = ({ trigger, align = 'end', onOpen, startsOpen, children }: MenuProps & { startsOpen: boolean }) => {
  const [isOpen, setOpen] = useOpen(undefined, opens => opens && onOpen?.(), startsOpen);
  const begin = useEffectEvent(() => startsOpen && onOpen?.());
  useEffect(() => void begin(), []);
  return (
    <Radix.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={clsx(
            'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 animate-rise overflow-y-auto',
            'rounded-card border border-line bg-surface p-2 text-ink shadow-float',
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};

export type ItemProps = { icon?: LucideIcon; children: ReactNode };

export const MenuItem = ({
  icon: Icon,
  danger,
  disabled,
  onSelect,
  children,
}: ItemProps & {
  danger?: boolean;
  disabled?: boolean;
  /** Unless it is prevented, the menu closes. */ onSelect?: (event: Event) => void;
}) => (
  <Radix.Item disabled={disabled} onSelect={onSelect} className={clsx(itemStyles, danger && 'text-danger-text')}>
    {Icon && <Icon aria-hidden className="size-5 shrink-0" />}
    {children}
  </Radix.Item>
);

export const MenuLink = ({ icon: Icon, href, children }: ItemProps & { href: string }) => (
  <Radix.Item asChild>
    <Link href={href} className={itemStyles}>
      {Icon && <Icon aria-hidden className="size-5 shrink-0" />}
      {children}
    </Link>
  </Radix.Item>
);

/** A link of its own looks, as an entry of the menu. */
export const MenuEntry = ({ children }: { children: ReactNode }) => <Radix.Item asChild>{children}</Radix.Item>;

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="px-3 py-2">{children}</Radix.Label>
);

export const MenuSeparator = () => <Radix.Separator className="my-1 h-px bg-line" />;
