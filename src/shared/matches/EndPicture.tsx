import { Handshake, Trophy } from 'lucide-react';

/** A cup for a win, a handshake for a draw. */
export const EndPicture = ({ isWon }: { isWon: boolean }) => {
  const Icon = isWon ? Trophy : Handshake;
  return (
    <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-full bg-gold-soft text-gold-text">
      <Icon className="size-6" />
    </span>
  );
};
