import type { LucideIcon } from 'lucide-react';
import type { RefObject } from 'react';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { Button } from '../../../ui/Button.tsx';

export type EndQuestion = { title: string; text: string };

type EndGameButtonProps = {
  icon: LucideIcon;
  label: string;
  /** The question to confirm; null when nothing would be lost. */
  question: EndQuestion | null;
  /** Takes the focus, as the pressed button disappears with the game. */
  focusAfter: RefObject<HTMLElement | null>;
  onEnd: () => void;
};

/** Ends the game: resigns or restarts. */
export const EndGameButton = ({ icon: Icon, label, question, focusAfter, onEnd }: EndGameButtonProps) => {
  const moveFocus = () => focusAfter.current?.focus();
  const endAtOnce = () => {
    moveFocus();
    onEnd();
  };
  const button = (
    <Button variant="secondary" className="flex-1" onClick={question ? undefined : endAtOnce}>
      <Icon aria-hidden /> {label}
    </Button>
  );
  if (!question) return button;
  return (
    <AlertDialog
      {...question}
      trigger={button}
      confirmLabel={label}
      cancelLabel="Continuar jogando"
      onOpenChange={opens => opens && moveFocus()}
      onConfirm={onEnd}
    />
  );
};
