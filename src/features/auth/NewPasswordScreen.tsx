import { LinkInput } from '../../../server/features/users/users.schema.ts';
import { codeOf, errorText } from '../../lib/error-text.ts';
import { Alert } from '../../ui/Alert.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AuthPage } from './AuthPage.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { TextLink } from './TextLink.tsx';
import { useSecret } from './use-secret.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/**
 * The user whose password a link changes. It is fetched by POST, so that the secret is in no address, and not cached
 * after the page.
 */
const useLinkOwner = (secret: string) => {
  const { client } = api.useUtils();
  return useQuery({
    queryKey: ['link-owner', secret],
    queryFn: () => client.users.linkOwner.mutate({ secret }),
    gcTime: 0,
  });
};

const OwnedForm = ({ secret }: { secret: string }) => {
  const owner = useLinkOwner(secret);
  if (owner.isPending) {
    return (
      <div role="status" className="space-y-4">
        <span className="sr-only">Carregando...</span>
        <Skeleton className="h-18 w-full" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </div>
    );
  }
  if (owner.isError)
    return codeOf(owner.error) === 'NOT_FOUND' ? (
      <Alert tone="danger">{errorText(owner.error)}</Alert>
    ) : (
      <LoadError error={owner.error} onRetry={() => owner.refetch()} />
    );
  return <NewPasswordForm secret={secret} owner={owner.data} />;
};

/** The page behind the password link that an administrator gave out. */
const NewPasswordScreen = () => {
  const secret = useSecret();
  const isWhole = LinkInput.safeParse({ secret }).success;
  return (
    <AuthPage title="Nova senha" subtitle="Escolha uma senha que só você conhece.">
      {isWhole ? (
        <OwnedForm secret={secret} />
      ) : (
        <Alert tone="danger">Este link não está completo. Peça outro à administração.</Alert>
      )}
      <p className="mt-6">
        Já escolheu sua senha? <TextLink href="/login">Entrar</TextLink>
      </p>
    </AuthPage>
  );
};

export default NewPasswordScreen;
