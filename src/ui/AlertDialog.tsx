import clsx from 'clsx';
import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { overlayStyles, sheetStyles } from './Dialog.tsx';
import { useReturnFocus } from './return-focus.ts';
import { useOpen } from './use-open.ts';

type AlertDialogProps = {
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  tone?: 'danger' | 'primary';
  loading?: boolean;
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/**
 * A question before something that cannot be undone. Uncontrolled it closes on confirming; with `open` the caller
 * closes it.
 */
export const AlertDialog = ({
  title,
  text,
  confirmLabel,
  cancelLabel = 'Cancelar',
  onConfirm,
  tone = 'danger',
  loading,
  trigger,
  open,
  onOpenChange,
}: AlertDialogProps) => {
  const [isOpen, setOpen] = useOpen(open, onOpenChange);
  const confirm = (
    <Button variant={tone} loading={loading} onClick={onConfirm}>
      {confirmLabel}
    </Button>
  );
  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={overlayStyles} />
        <Radix.Content className={clsx(sheetStyles, 'max-w-lg p-6 sm:p-8')} {...useReturnFocus()}>
          <Radix.Title className="text-heading">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-ink-soft">{text}</Radix.Description>
          <div className="mt-7 flex flex-wrap justify-end gap-3">
            <Radix.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </Radix.Cancel>
            {open === undefined ? <Radix.Action asChild>{confirm}</Radix.Action> : confirm}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
