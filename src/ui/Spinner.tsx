import { LoaderCircle } from 'lucide-react';

/** A turning circle beside a text that says what is being waited for; silent for assistive technology. */
export const Spinner = ({ className = 'size-5' }: { className?: string }) => (
  <LoaderCircle aria-hidden className={`animate-spin ${className}`} />
);
