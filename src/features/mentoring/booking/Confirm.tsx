import { useEffect, useRef, useState } from 'react';
import type { Slot } from '../../../../server/features/mentoring/mentoring.schema.ts';
import { Coins } from '../../../app/seats/Coins.tsx';
import { useSession } from '../../../app/session.tsx';
import { errorText } from '../../../lib/error-text.ts';
import { plural } from '../../../lib/plural.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useBook } from '../use-mentoring.ts';
import { hoursText, programTexts } from '../words.ts';
import { momentText } from './day-text.ts';

type ConfirmProps = { slot: Slot; clientKey: string; onPending: (isPending: boolean) => void; onBack: () => void; onDone: () => void };

/** What is booked, what it costs and what is left; or how many coins are missing, and where they are earned. */
export const Confirm = ({ slot, clientKey, onPending, onBack, onDone }: ConfirmProps) => {
  const { user } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const booking = useBook();
  const [asked, setAsked] = useState<number>();
  // What was asked stands here while it is done, though the balance behind it is already a new one.
  const coins = asked ?? user?.coins ?? 0;
  const { id, mentorName, program, price, minutes, meetings } = slot;
  const missing = price - coins;
  // The button that led here is gone, and with it the focus.
  useEffect(() => heading.current?.focus(), []);
  const confirm = () => {
    setAsked(coins);
    onPending(true);
    booking.mutate(
      { slotId: id, clientKey, price },
      {
        onSuccess: ({ coins: left }) => {
          onDone();
          toast({ title: 'Sessão confirmada!', description: `${programTexts[program].name} com ${mentorName}. Você tem ${plural(left, 'moeda')}.` });
        },
        onError: () => setAsked(undefined),
        onSettled: () => onPending(false),
      },
    );
  };
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="font-sans text-lg font-semibold">
        {programTexts[program].name} com {mentorName}
      </h3>
      <Meetings meetings={meetings} minutes={minutes} />
      <dl className="mt-5 grid gap-2 rounded-control bg-sunken p-4">
        <Row label={meetings.length > 1 ? 'Preço por todos os encontros' : 'Preço'} coins={price} />
        <Row label="Suas moedas" coins={coins} />
        {missing > 0 ? <Row label="Faltam" coins={missing} strong /> : <Row label="Depois da reserva" coins={coins - price} strong />}
      </dl>
      <p className="mt-4 text-ink-soft">
        {missing > 0
          ? 'Você ganha moedas ao concluir aulas (5), passar em quizzes (10), resolver problemas (2) e completar cursos (50).'
          : `Cancele até 24 horas antes ${meetings.length > 1 ? 'do primeiro encontro' : 'do início'} e as moedas voltam.`}
      </p>
      {booking.isError && (
        <Alert tone="danger" className="mt-4">
          {errorText(booking.error)}
        </Alert>
      )}
      <div className="mt-7 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" disabled={booking.isPending} onClick={onBack}>
          Escolher outro horário
        </Button>
        {missing > 0 ? (
          <LinkButton href="/courses">Continuar estudando</LinkButton>
        ) : (
          <Button loading={booking.isPending} onClick={confirm}>
            {booking.isPending ? 'Reservando...' : 'Confirmar reserva'}
          </Button>
        )}
      </div>
    </>
  );
};

const Meetings = ({ meetings, minutes }: { meetings: readonly string[]; minutes: number }) =>
  meetings.length === 1 ? (
    <p className="mt-1 first-letter:uppercase">
      {momentText(meetings[0] ?? '')} · {hoursText(minutes)}
    </p>
  ) : (
    <ol aria-label="Encontros" className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
      {meetings.map((startsAt, place) => (
        <li key={startsAt}>
          {place + 1}. {momentText(startsAt)}
        </li>
      ))}
    </ol>
  );

const Row = ({ label, coins, strong = false }: { label: string; coins: number; strong?: boolean }) => (
  <div className={strong ? 'flex justify-between gap-4 border-t border-line-strong pt-2 font-semibold' : 'flex justify-between gap-4'}>
    <dt>{label}</dt>
    <dd>{coins === 0 ? '0 moedas' : <Coins value={coins} />}</dd>
  </div>
);
