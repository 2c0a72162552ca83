import { errorText } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useStudentChanges } from '../use-classes.ts';

type RequestsProps = { classId: number; requests: readonly { userId: number; fullName: string }[] };

/** Who asked to join, each with yes and no. */
export const Requests = ({ classId, requests }: RequestsProps) => {
  const { answer } = useStudentChanges();
  if (requests.length === 0) return null;
  const say = (userId: number, accept: boolean) =>
    answer.mutate(
      { classId, userId, accept },
      {
        onError: error =>
          toast({ title: 'O pedido não foi respondido', description: errorText(error), variant: 'destructive' }),
      },
    );
  return (
    <Card as="section" aria-label="Pedidos para entrar" className="mb-6">
      <h2 className="mb-2 text-heading">Pedidos para entrar</h2>
      <ul className="divide-y divide-line">
        {requests.map(({ userId, fullName }) => (
          <li key={userId} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span className="min-w-0 font-semibold wrap-anywhere">{fullName}</span>
            <span className="flex gap-2">
              <Button size="sm" loading={answer.isPending} onClick={() => say(userId, true)}>
                Aceitar<span className="sr-only"> {fullName}</span>
              </Button>
              <Button size="sm" variant="secondary" onClick={() => say(userId, false)}>
                Recusar<span className="sr-only"> {fullName}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
};
