import { RotateCcw } from 'lucide-react';
import { errorText } from '../lib/error-text.ts';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';

type LoadErrorProps = {
  error: unknown;
  title?: string;
  /** Shown instead of the server's message. */ text?: string;
  onRetry: () => unknown;
};

/** Shown instead of what could not be loaded: the error, and a button to try again. */
export const LoadError = ({
  error,
  title = 'Não foi possível carregar',
  text = errorText(error),
  onRetry,
}: LoadErrorProps) => (
  <Alert tone="danger" title={title}>
    <p>{text}</p>
    <Button variant="secondary" size="sm" className="mt-3" onClick={() => void onRetry()}>
      <RotateCcw aria-hidden /> Tentar novamente
    </Button>
  </Alert>
);
