import { RotateCcw } from 'lucide-react';
import { errorText } from '../lib/error-text.ts';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';

/** In place of what could not be loaded: what went wrong, and another try. */
export const LoadError = ({ error, onRetry }: { error: unknown; onRetry: () => unknown }) => (
  <Alert tone="danger" title="Não foi possível carregar">
    <p>{errorText(error)}</p>
    <Button variant="secondary" size="sm" className="mt-3" onClick={() => void onRetry()}>
      <RotateCcw aria-hidden /> Tentar novamente
    </Button>
  </Alert>
);
