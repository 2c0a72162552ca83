import clsx from 'clsx';
import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { overlayStyles, sheetStyles } from './Dialog.tsx';
import { useReturnFocus } from './return-focus.ts';
import { useOpen } from './use-open.ts';

type AlertNoticeProps = { open: boolean; onClose: () => void; title: string; text: ReactNode };

/** Something to be read and closed: an alert with one button, which has the focus. */
export const AlertNotice = ({ open, onClose, title, text }: AlertNoticeProps) => {
  const [isOpen, setOpen] = useOpen(open, stays => !stays && onClose());
  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen}>
      <Radix.Portal>
        <Radix.Overlay className={overlayStyles} />
        <Radix.Content className={clsx(sheetStyles, 'max-w-md p-6 sm:p-8')} {...useReturnFocus()}>
          <Radix.Title className="text-heading">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-ink-soft">{text}</Radix.Description>
          <div className="mt-7 flex justify-end">
            <Radix.Cancel asChild>
              <Button>Entendi</Button>
            </Radix.Cancel>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
