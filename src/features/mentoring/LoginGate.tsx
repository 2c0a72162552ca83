import { LoginRequired } from '../../shared/guards/LoginRequired.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** Shown to visitors of the mentoring pages. */
export const LoginGate = ({ title, text }: { title: string; text: string }) => (
  <>
    <PageHeading title={title} />
    <LoginRequired as="p" title="Acesso Restrito" text={text} />
  </>
);
