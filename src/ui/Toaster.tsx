import clsx from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { dismissToast, type ToastMessage } from './toast-store.ts';

const TOAST_MS = 5000;

/**
 * On a phone over the header, so that it does not cover the reader's own pieces; elsewhere in a corner, above a bar of
 * actions at the bottom of the page (`data-bottom-bar`).
 */
const viewportStyles = clsx(
  'fixed top-4 right-4 left-4 z-60 sm:top-auto sm:bottom-4 sm:left-auto sm:w-96',
  'sm:in-[:root:has([data-bottom-bar])]:bottom-24',
);

/** The toast that is on screen. Screens call `toast({ title, description, variant })`. */
const Toaster = ({ message: { id, title, description, variant, action } }: { message: ToastMessage }) => {
  const destructive = variant === 'destructive';
  const Icon = destructive ? CircleAlert : CircleCheck;
  return (
    <Toast.Provider label="Notificação" duration={TOAST_MS} swipeDirection="right">
      <Toast.Root
        key={id}
        type={destructive ? 'foreground' : 'background'}
        onOpenChange={open => !open && dismissToast()}
        className={clsx(
          'flex animate-rise items-start gap-3 rounded-card border-2 p-4 pr-2 shadow-float',
          // The edge is seen on the header and the footer too, which are of the same green.
          destructive ? 'border-on-danger bg-danger text-on-danger' : 'border-gold bg-night text-on-night',
        )}
      >
        <Icon aria-hidden className={clsx('mt-0.5 size-6 shrink-0', !destructive && 'text-gold')} />
        <div className="min-w-0 flex-1">
          <Toast.Title className="font-semibold">{title}</Toast.Title>
          {description && <Toast.Description>{description}</Toast.Description>}
          {action && (
            <Toast.Action
              altText={action.label}
              onClick={action.onClick}
              className="mt-2 min-h-10 rounded-control border border-current px-4 font-semibold hover:bg-on-night/15"
            >
              {action.label}
            </Toast.Action>
          )}
        </div>
        <Toast.Close
          aria-label="Fechar notificação"
          className="-mt-1 grid size-10 shrink-0 place-items-center rounded-control hover:bg-on-night/15"
        >
          <X aria-hidden className="size-5" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport label="Notificações ({hotkey})" className={viewportStyles} />
    </Toast.Provider>
  );
};

export default Toaster;
