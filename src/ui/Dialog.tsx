import clsx from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { buttonStyles } from './button-styles.ts';
import { DialogEnd } from './DialogEnd.tsx';
import { useReturnFocus } from './return-focus.ts';
import { useOpen } from './use-open.ts';

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl', xl: 'max-w-5xl' } as const;

// Nothing is blurred behind: on a computer without a graphics processor that costs 20 to 50 ms for each frame, also
// when only the cursor of a field blinks.
export const overlayStyles = 'fixed inset-0 z-50 animate-fade bg-night/70';
export const sheetStyles = clsx(
  'fixed inset-0 z-50 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)]',
  'animate-fade overflow-y-auto rounded-card border border-line bg-surface text-ink shadow-float',
);
/** The title and the X stay in view while the rest scrolls; on a screen of a few lines they make room for it. */
const headStyles =
  'sticky top-0 z-20 flex items-start justify-between gap-4 bg-surface px-6 pt-6 pb-2 sm:px-8 sm:pt-8 ' +
  '[@media(height<30rem)]:static';

type DialogProps = {
  title: string;
  description?: ReactNode;
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  size?: keyof typeof widths;
  footer?: ReactNode;
  children?: ReactNode;
};

/** Text that somebody types, or has to copy. */
const HOLDS_TEXT = 'form, input, textarea';

/**
 * A modal dialog with a title, closed by its X, Escape, Back or a click outside; not by the click where it holds text,
 * which would be lost. Open it by `trigger` or control `open` yourself. What is marked `data-first-focus` gets the
 * focus, or else the title: on the X, a Space meant for the page below would close it at once.
 */
export const Dialog = ({
  title,
  description,
  trigger,
  open,
  onOpenChange,
  size = 'md',
  footer,
  children,
}: DialogProps) => {
  const sheet = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useOpen(open, onOpenChange);
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  const begin = (event: Event) => {
    onOpenAutoFocus();
    event.preventDefault();
    const first = sheet.current?.querySelector<HTMLElement>('[data-first-focus]') ?? heading.current;
    first?.focus();
  };
  const stayWithText = (event: Event) => {
    if (sheet.current?.querySelector(HOLDS_TEXT)) event.preventDefault();
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={overlayStyles} />
        <Radix.Content
          ref={sheet}
          className={clsx(sheetStyles, 'scroll-pt-20 scroll-pb-24', widths[size])}
          onOpenAutoFocus={begin}
          onPointerDownOutside={stayWithText}
          onCloseAutoFocus={onCloseAutoFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className={headStyles}>
            <Radix.Title ref={heading} tabIndex={-1} className="min-w-0 text-heading wrap-anywhere">
              {title}
            </Radix.Title>
            <Radix.Close
              aria-label="Fechar"
              className={clsx(buttonStyles({ variant: 'ghost', size: 'icon' }), '-mt-2 -mr-2 shrink-0')}
            >
              <X aria-hidden />
            </Radix.Close>
          </div>
          <div className={clsx('px-6 pb-6 sm:px-8 sm:pb-8', !description && 'pt-3')}>
            {description && (
              <Radix.Description className="mb-5 text-ink-soft wrap-anywhere">{description}</Radix.Description>
            )}
            {children}
            {footer && <DialogEnd className="mt-7">{footer}</DialogEnd>}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
