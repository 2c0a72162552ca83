import type { GuardianPage } from '../../../server/features/guardians/guardians.schema.ts';
import { errorText } from '../../lib/error-text.ts';
import { formatMoment } from '../../lib/moments.ts';
import { plural } from '../../lib/plural.ts';
import { requestStates } from '../../shared/coins/request-labels.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { usePurchases } from './use-purchases.ts';

type Purchases = GuardianPage['purchases'];
type Request = Purchases['requests'][number];
type AnswersProps = { secret: string; /** As the page brought them. */ known: Purchases };

/** What the child asks for, to be approved or declined, and whether its purchases have to be asked for. */
export const PurchaseAnswers = ({ secret, known }: AnswersProps) => {
  const { requests, approves, answer, wish, isAnswering, isWishing, error } = usePurchases(secret, known);
  const waiting = requests.filter(({ state }) => state === 'waiting');
  const answered = requests.filter(({ state }) => state === 'approved' || state === 'declined');
  return (
    <div className="grid gap-4">
      {known.bySchool ? (
        <p>A escola pede que cada compra com moedas espere a sua aprovação aqui.</p>
      ) : (
        <Switch
          label="Cada compra espera a minha aprovação"
          hint="Tudo o que custa moedas: loja, cursos, programas, torneios e mentoria"
          checked={approves}
          disabled={isWishing}
          onChange={({ target }) => wish(target.checked)}
        />
      )}
      {waiting.length > 0 ? (
        <ul aria-label="Pedidos à espera" className="grid gap-4">
          {waiting.map(request => (
            <Waiting key={request.id} request={request} isPending={isAnswering} onAnswer={answer} />
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">Nenhum pedido à espera.</p>
      )}
      {error && <Alert tone="danger">{errorText(error)}</Alert>}
      {answered.length > 0 && (
        <ul aria-label="Pedidos respondidos" className="grid gap-1">
          {answered.map(({ id, title, coins, state, answeredAt }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4 wrap-anywhere">
              <span>
                {title}, {plural(coins, 'moeda')} · <time>{answeredAt && formatMoment(answeredAt)}</time>
              </span>
              <strong>{requestStates[state]}</strong>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

type WaitingProps = { request: Request; isPending: boolean; onAnswer: (requestId: number, approve: boolean) => void };

const Waiting = ({ request: { id, title, coins, createdAt }, isPending, onAnswer }: WaitingProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-sunken p-4">
    <span className="min-w-0 flex-1 basis-48">
      <strong className="block wrap-anywhere">{title}</strong>
      {plural(coins, 'moeda')} · pedido em <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
    </span>
    <span className="flex flex-wrap gap-2">
      <Button size="sm" variant="secondary" disabled={isPending} onClick={() => onAnswer(id, false)}>
        Recusar<span className="sr-only">: {title}</span>
      </Button>
      <Button size="sm" disabled={isPending} onClick={() => onAnswer(id, true)}>
        Aprovar<span className="sr-only">: {title}</span>
      </Button>
    </span>
  </li>
);
