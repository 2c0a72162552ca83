import { CircleCheck, MessageCircle } from 'lucide-react';
import type { UpcomingSession } from '../../../../server/features/bookings/bookings.schema.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { momentText } from '../day-text.ts';
import { hoursText, programTexts } from '../mentoring-labels.ts';
import { CancelButton } from './CancelButton.tsx';
import { RoomButton } from './RoomButton.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';

/** Writes to the mentor by email; nothing where the mentor has no account and so no address. */
const ChatButton = ({ session: { mentorEmail, startsAt, title } }: { session: UpcomingSession }) =>
  mentorEmail && (
    <a
      href={`mailto:${mentorEmail}?subject=${encodeURIComponent(`Mentoria de ${momentText(startsAt)}`)}`}
      className={buttonStyles({ variant: 'secondary' })}
    >
      <MessageCircle aria-hidden /> Chat<span className="sr-only"> por email: {title}</span>
    </a>
  );

/** A confirmed session: time, mentor, and the buttons to join and to cancel. */
export const SessionCard = ({ session }: { session: UpcomingSession }) => {
  const { startsAt, minutes, mentorName, mentoringProgram, meeting, meetings } = session;
  return (
    <Card as="li" className="flex flex-wrap items-start justify-between gap-x-6 gap-y-5">
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-4">
        <Avatar name={mentorName ?? ''} size="lg" className="max-sm:hidden" />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-lg font-semibold wrap-anywhere">{session.title}</h3>
            <Badge tone="brand">
              <CircleCheck aria-hidden /> Confirmada
            </Badge>
          </div>
          <p className="mt-1 font-semibold first-letter:uppercase">
            <time dateTime={startsAt}>{momentText(startsAt)}</time>
          </p>
          <p className="text-ink-soft">
            {mentoringProgram && programTexts[mentoringProgram].name}
            {minutes !== null && ` · ${hoursText(minutes)}`}
            {meetings !== null && meetings > 1 && ` · encontro ${meeting} de ${meetings}`}
          </p>
        </div>
      </div>
      <div className="grid max-w-md gap-2 max-sm:w-full">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:*:grow sm:justify-end">
          <ChatButton session={session} />
          <RoomButton session={session} />
        </div>
        <CancelButton
          booking={{
            id: session.bookingId ?? 0,
            title: session.title,
            price: session.price ?? 0,
            cancellable: session.cancellable,
            cancellableUntil: session.cancellableUntil,
          }}
        />
      </div>
    </Card>
  );
};
