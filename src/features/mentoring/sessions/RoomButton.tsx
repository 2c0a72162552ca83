import { Video } from 'lucide-react';
import { useId } from 'react';
import type { UpcomingSession } from '../../../../server/features/bookings/bookings.schema.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { momentText } from '../day-text.ts';
import { roomStateOf } from './room-state.ts';
import { useTimeEveryTenSeconds } from '../../../lib/use-time-every-ten-seconds.ts';

/** The link into the room: active from 15 minutes before the meeting until its end; before that a text says when. */
export const RoomButton = ({ session }: { session: UpcomingSession }) => {
  const hintId = useId();
  const state = roomStateOf(session, useTimeEveryTenSeconds());
  const label = (
    <>
      <Video aria-hidden /> Entrar na Sala<span className="sr-only">: {session.title}</span>
    </>
  );
  if (state === 'open' && session.roomUrl) {
    return (
      <LinkButton newTab href={session.roomUrl}>
        {label}
      </LinkButton>
    );
  }
  const opens = session.roomOpensAt === null ? '' : `A sala abre ${momentText(session.roomOpensAt)}.`;
  const hint = {
    open: '',
    over: 'Esta sessão terminou.',
    early: opens,
    unknown: `${opens} O mentor ainda vai informar o endereço.`,
  }[state];
  return (
    <>
      <Button disabled aria-describedby={hintId}>
        {label}
      </Button>
      <p id={hintId} className="w-full text-sm text-ink-soft sm:text-right">
        {hint}
      </p>
    </>
  );
};
