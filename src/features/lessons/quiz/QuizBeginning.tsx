import { codeOf, errorText } from '../../../lib/error-text.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

type QuizBeginningProps = { error: unknown; onAgain: () => void; onClose: () => void };

/** While the quiz is being begun, or why it is not. */
export const QuizBeginning = ({ error, onAgain, onClose }: QuizBeginningProps) => {
  if (!error) {
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">Preparando o quiz...</span>
        <Skeleton className="h-10 w-40" />
        <Skeleton className="h-64" />
      </div>
    );
  }
  const isRefused = codeOf(error) !== undefined;
  return (
    <>
      <Alert tone={isRefused ? 'gold' : 'danger'}>{errorText(error)}</Alert>
      <div className="mt-6 flex justify-end">
        <Button onClick={isRefused ? onClose : onAgain}>{isRefused ? 'Voltar à aula' : 'Tentar novamente'}</Button>
      </div>
    </>
  );
};
