import { Grid3x3 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';

// The board on which a position is set up comes when somebody does so.
const SetUpDialog = lazy(() => import('./SetUpDialog.tsx').then(each => ({ default: each.SetUpDialog })));

type PositionButtonProps = {
  /** What it says beside its picture; without it the picture is all, and has a name. */
  children?: ReactNode;
  'aria-label'?: string;
  variant?: 'secondary' | 'ghost';
  /** The position from which one starts, as it is written; where it cannot be read, that of a new game. */
  start: string;
  /** What the button of the dialog says that ends it. */
  action: string;
  /** Said where what was written about the old position stays. */
  warning?: string | undefined;
  onDone: (fen: string) => void;
};

/** Opens a board on which a position is set up by hand, where a text would want it as FEN. */
export const PositionButton = ({
  children,
  variant = 'secondary',
  start,
  action,
  warning,
  onDone,
  ...named
}: PositionButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant={variant}
        size={children ? 'sm' : 'icon'}
        className="shrink-0"
        onClick={() => setOpen(true)}
        {...named}
      >
        <Grid3x3 aria-hidden /> {children}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SetUpDialog
            start={start}
            orientation="w"
            action={action}
            warning={warning}
            onDone={fen => {
              close();
              onDone(fen);
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
};
