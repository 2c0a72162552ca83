import type { User } from '../../../../server/features/auth/auth.schema.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useTeachToo } from '../../../shared/session/teaching.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Switch } from '../../../ui/Switch.tsx';

/** Opens the professor's side to an administrator who also teaches. */
export const TeachingSwitch = ({ user }: { user: User }) => {
  const { setTeaches, isPending, error } = useTeachToo(user);
  return (
    <>
      <Switch
        label="Também dou aulas"
        hint="O menu ganha seus cursos, suas aulas e os relatórios, como para um professor."
        checked={user.alsoTeaches}
        disabled={isPending}
        onChange={({ target }) => setTeaches(target.checked)}
      />
      {error && (
        <Alert tone="danger" className="mt-3">
          {errorText(error)}
        </Alert>
      )}
    </>
  );
};
