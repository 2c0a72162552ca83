import { CircleAlert } from 'lucide-react';

/** What is wrong with something that is more than one control; announced when it appears. */
export const Mistake = ({ id, message }: { id: string; message: string | undefined }) =>
  message ? (
    <p id={id} role="alert" className="mt-2 flex items-start gap-1.5 text-[0.95rem] font-medium text-danger-text">
      <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
      {message}
    </p>
  ) : null;
