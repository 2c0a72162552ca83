import { errorText } from '../../../lib/error-text.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { useSaveMails } from './use-mails.ts';

/** Whether what the bell says of due work also comes by mail. */
export const MailSwitch = ({ wanted }: { wanted: boolean }) => {
  const { mutate, isPending, error } = useSaveMails();
  return (
    <>
      <Switch
        label="Lembrar-me por email do prazo das tarefas"
        hint="Na véspera. Os avisos do sino continuam."
        checked={wanted}
        disabled={isPending}
        onChange={({ target }) => mutate({ wanted: target.checked })}
      />
      {error && (
        <Alert tone="danger" className="mt-3">
          {errorText(error)}
        </Alert>
      )}
    </>
  );
};
