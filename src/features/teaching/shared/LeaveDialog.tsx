import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import type { useLeaveGuard } from './use-leave-guard.ts';

/** Asks before unsaved input is lost. */
export const LeaveDialog = ({ guard, text }: { guard: ReturnType<typeof useLeaveGuard>; text: string }) => (
  <AlertDialog
    open={guard.isAsking}
    onOpenChange={open => !open && guard.stay()}
    title="Sair sem salvar?"
    text={text}
    cancelLabel="Continuar editando"
    confirmLabel="Sair sem salvar"
    onConfirm={guard.leave}
  />
);
