import type { NotationKind } from '../../board/typed-notation.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { PgnField } from '../pgn/PgnField.tsx';

export type Game = { kind: NotationKind; text: string };

type GameDialogProps = {
  title: string;
  /** What the button says that ends it. */
  action: string;
  start?: string;
  onDone: (game: Game) => void;
  onClose: () => void;
};

/** Asks for a game or a position, which is checked before it goes into a text. */
export const GameDialog = ({ title, action, start = '', onDone, onClose }: GameDialogProps) => (
  <Dialog
    open
    onOpenChange={open => !open && onClose()}
    title={title}
    description="Os alunos a percorrem em um tabuleiro, no meio do texto. Uma posição (FEN) aparece como diagrama."
  >
    <PgnField
      action={action}
      start={start}
      onRead={(text, kind) => {
        onDone({ kind, text });
        onClose();
      }}
    />
  </Dialog>
);
