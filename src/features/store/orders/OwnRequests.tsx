import { errorText } from '../../../lib/error-text.ts';
import { formatDate } from '../../../lib/format.ts';
import { Coins } from '../../../shared/coins/Coins.tsx';
import { requestStates } from '../../../shared/coins/request-labels.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { useOwnRequests, useWithdraw } from './use-own-requests.ts';

/** What a child asked its guardians for. Approved ones are among the purchases. */
export const OwnRequests = () => {
  const { data: shown, isPending, isError, error, refetch } = useOwnRequests();
  const withdraw = useWithdraw();
  // Most have none: what comes in its place later pushes nothing away for them.
  if (isPending) return null;
  if (isError)
    return (
      <div className="mb-6">
        <LoadError title="Não foi possível carregar os pedidos aos responsáveis" error={error} onRetry={refetch} />
      </div>
    );
  if (shown.length === 0) return null;
  return (
    <Card as="section" className="mb-6">
      <h2 className="mb-3 text-heading">Pedidos aos responsáveis</h2>
      <ul className="grid gap-3">
        {shown.map(({ id, title, coins, state, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
            <span className="min-w-0 flex-1 basis-52">
              <strong className="block wrap-anywhere">{title}</strong>
              <span className="text-ink-soft">
                {requestStates[state]} · pedido em {formatDate(createdAt)}
              </span>
            </span>
            <Coins value={coins} />
            {state === 'waiting' && (
              <Button
                size="sm"
                variant="secondary"
                disabled={withdraw.isPending}
                onClick={() => withdraw.mutate({ requestId: id })}
              >
                Cancelar pedido<span className="sr-only">: {title}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {withdraw.error && (
        <Alert tone="danger" className="mt-4">
          {errorText(withdraw.error)}
        </Alert>
      )}
    </Card>
  );
};
