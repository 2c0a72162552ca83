import { MessageCircle } from 'lucide-react';
import type { UpcomingSession } from '../../../../server/features/bookings/bookings.schema.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { toast } from '../../../ui/toast-store.ts';
import { momentText } from '../day-text.ts';

/** Contacts the mentor: by email if they have an account. */
export const ChatButton = ({ session: { mentorEmail, mentorName, startsAt, title } }: { session: UpcomingSession }) => {
  const label = (
    <>
      <MessageCircle aria-hidden /> Chat<span className="sr-only"> por email: {title}</span>
    </>
  );
  if (mentorEmail) {
    return (
      <a
        href={`mailto:${mentorEmail}?subject=${encodeURIComponent(`Mentoria de ${momentText(startsAt)}`)}`}
        className={buttonStyles({ variant: 'secondary' })}
      >
        {label}
      </a>
    );
  }
  return (
    <Button
      variant="secondary"
      onClick={() =>
        toast({ title: 'Em breve', description: `A conversa com ${mentorName ?? 'o mentor'} será por aqui.` })
      }
    >
      <MessageCircle aria-hidden /> Chat<span className="sr-only">: {title}</span>
    </Button>
  );
};
