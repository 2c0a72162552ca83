import { Alert } from '../../../ui/Alert.tsx';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { Button } from '../../../ui/Button.tsx';

type RecalledProps = {
  /** Whether the form holds what was typed on an earlier visit, or that was just thrown away. */
  state: RecallState;
  /** What the button says that throws it away: 'Descartar e começar do zero'. */
  discardLabel: string;
  onDiscard: () => void;
  onUndo: () => void;
};

export type RecallState = 'recalled' | 'discarded' | null;

/** Says that what was typed is back. It is thrown away only after a question, and that can be undone. */
export const Recalled = ({ state, discardLabel, onDiscard, onUndo }: RecalledProps) => {
  if (state === 'recalled')
    return (
      <Alert className="mb-6" title="Recuperamos o que você tinha digitado">
        <AlertDialog
          title="Descartar o que você digitou?"
          text="Tudo o que foi recuperado sai deste formulário."
          confirmLabel="Descartar"
          onConfirm={onDiscard}
          trigger={
            <Button variant="secondary" size="sm" className="mt-2">
              {discardLabel}
            </Button>
          }
        />
      </Alert>
    );
  return (
    state === 'discarded' && (
      <Alert className="mb-6" title="O que você tinha digitado foi descartado">
        <Button variant="secondary" size="sm" className="mt-2" onClick={onUndo}>
          Desfazer
        </Button>
      </Alert>
    )
  );
};
