import { LockKeyhole } from 'lucide-react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { useWantedState } from '../session/wanted-page.ts';

type LoginRequiredProps = {
  title?: string;
  text: string;
  /** `p` below a heading of the screen's own. */ as?: 'h1' | 'p';
};

/** Shown to visitors where a login is required: a text and the link to log in. */
export const LoginRequired = ({ title, text, as = 'h1' }: LoginRequiredProps) => {
  const wanted = useWantedState();
  return (
    <>
      <SessionEnded />
      <EmptyState
        icon={LockKeyhole}
        as={as}
        title={title ?? text}
        text={title && text}
        action={
          <LinkButton href="/login" state={wanted} size="lg">
            Fazer Login
          </LinkButton>
        }
      />
    </>
  );
};
