import { Alert } from '../../../ui/Alert.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { AuthPage } from '../AuthPage.tsx';
import { TextLink } from '../TextLink.tsx';
import { useSecret } from '../use-secret.ts';
import { StartForm } from './StartForm.tsx';
import { useStart } from './use-begin.ts';

const Content = ({ secret }: { secret: string }) => {
  const start = useStart();
  if (start.isPending) {
    return (
      <div role="status" className="space-y-4">
        <span className="sr-only">Carregando...</span>
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </div>
    );
  }
  if (start.isError) return <LoadError error={start.error} onRetry={() => start.refetch()} />;
  if (!start.data.open) {
    return (
      <>
        <Alert tone="info">Esta escola já tem quem a administre: este link não vale mais.</Alert>
        <p className="mt-6">
          Tem uma conta? <TextLink href="/login">Entrar</TextLink>
        </p>
      </>
    );
  }
  if (secret === '')
    return (
      <Alert tone="danger">
        Este link não está completo. Copie o endereço inteiro que a academia mostrou ao iniciar.
      </Alert>
    );
  return <StartForm secret={secret} />;
};

/** The page behind the link that the server prints while the school has no administrator. */
const StartScreen = () => {
  const secret = useSecret();
  return (
    <AuthPage title="Abra a sua escola" subtitle="Um nome, uma cor e a sua conta: em um minuto a escola está no ar.">
      <Content secret={secret} />
    </AuthPage>
  );
};

export default StartScreen;
