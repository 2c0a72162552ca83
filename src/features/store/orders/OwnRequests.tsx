import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { formatDate } from '../../../lib/format.ts';
import { Coins } from '../../../shared/coins/Coins.tsx';
import { requestStates } from '../../../shared/coins/request-labels.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';

/** What a child asked its guardians for. Approved ones are among the purchases. */
export const OwnRequests = () => {
  const cache = api.useUtils();
  const { data } = api.guardians.requests.useQuery();
  const withdraw = api.guardians.withdraw.useMutation({ onSettled: () => cache.guardians.requests.invalidate() });
  const shown = (data?.requests ?? []).filter(({ state }) => state === 'waiting' || state === 'declined');
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
