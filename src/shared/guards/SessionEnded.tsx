import { Alert } from '../../ui/Alert.tsx';
import { useSession } from '../session/session.tsx';

/** Tells somebody whose session ended under their hands why the page is gone. */
export const SessionEnded = () =>
  useSession().hasEnded && (
    <Alert className="mx-auto mb-2 max-w-xl" title="Sua sessão terminou">
      Entre de novo e você volta a esta página.
    </Alert>
  );
