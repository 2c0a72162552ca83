import { RotateCcw } from 'lucide-react';
import { errorText } from '../lib/error-text.ts';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';

type LoadErrorProps = {
  error: unknown;
  title?: string;
  /** Instead of the server's words. */ text?: string;
  onRetry: () => unknown;
};

/** In place of what could not be loaded: what went wrong, and another try. */
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
