import { LoginRequired } from '../../shared/guards/LoginRequired.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** What a visitor sees of mentoring. */
export const LoginGate = ({ title, text }: { title: string; text: string }) => (
  <>
    <PageHeading title={title} />
    <LoginRequired as="p" title="Acesso Restrito" text={text} />
  </>
);
