import { MessageCircle } from 'lucide-react';
import type { UpcomingSession } from '../../../../server/features/bookings/bookings.schema.ts';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { momentText } from '../day-text.ts';

/** Writes to the mentor by email; nothing where the mentor has no account and so no address. */
export const ChatButton = ({ session: { mentorEmail, startsAt, title } }: { session: UpcomingSession }) =>
  mentorEmail && (
    <a
      href={`mailto:${mentorEmail}?subject=${encodeURIComponent(`Mentoria de ${momentText(startsAt)}`)}`}
      className={buttonStyles({ variant: 'secondary' })}
    >
      <MessageCircle aria-hidden /> Chat<span className="sr-only"> por email: {title}</span>
    </a>
  );
