import { type ReactNode, useId } from 'react';
import type { User } from '../../../../server/features/auth/auth.schema.ts';
import { Card } from '../../../ui/Card.tsx';
import { DeleteAccount } from './privacy/DeleteAccount.tsx';
import { EmailForm } from './EmailForm.tsx';
import { MailSwitch } from './MailSwitch.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionList } from './SessionList.tsx';
import { TeachingSwitch } from './TeachingSwitch.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';
import { TokenList } from './tokens/TokenList.tsx';
import { useMails } from './use-mails.ts';
import { Download } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { useExport } from './privacy/use-privacy.ts';

const PASSWORD_TEXT =
  'Ao trocar a senha, você continua conectado aqui; as outras sessões são encerradas e seus tokens, revogados.';

/** Theme, password, email, mails, access tokens, sessions, and the export and deletion of the account. */
export const SettingsTab = ({ user }: { user: User }) => {
  const mails = useMails(user.email !== null);
  return (
    <div className="grid gap-6">
      <Section title="Aparência" text="Vale neste navegador.">
        <ThemeChoice />
      </Section>
      {user.role === 'admin' && (
        <Section title="Aulas" text="Quem administra e ensina usa uma só conta.">
          <TeachingSwitch user={user} />
        </Section>
      )}
      <Section title="Senha" text={PASSWORD_TEXT}>
        <PasswordForm name={user.email ?? user.username} />
      </Section>
      {user.email !== null && (
        <Section title="Email" text="O email com que você entra. As sessões e os tokens continuam.">
          <EmailForm email={user.email} />
        </Section>
      )}
      {mails?.available && (
        <Section title="Avisos por email" text="O que a escola escreve além do sino.">
          <MailSwitch wanted={mails.wanted} />
        </Section>
      )}
      <Section
        title="Sessões"
        text={
          'Os aparelhos e navegadores em que sua conta está aberta. Se não reconhecer algum, encerre a sessão ' +
          'e troque a senha.'
        }
      >
        <SessionList />
      </Section>
      <Section
        title="Tokens de acesso"
        text={
          'Chaves com que um programa seu acessa a escola em seu nome. Se você não escreve programas, não ' +
          'precisa de nenhuma.'
        }
      >
        <TokenList isAdmin={user.role === 'admin'} />
      </Section>
      <Section title="Seus dados" text="Uma cópia de tudo o que a escola guarda sobre você.">
        <OwnData />
      </Section>
      {user.email !== null && (
        <Section title="Excluir conta" text="Apaga quem você é na escola, para sempre.">
          <DeleteAccount user={user} email={user.email} />
        </Section>
      )}
    </div>
  );
};

const Section = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-[18rem_1fr]">
        <div>
          <h2 id={id} className="text-heading">
            {title}
          </h2>
          <p className="mt-1 max-w-prose text-ink-soft">{text}</p>
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </Card>
  );
};

/** Downloads all data of the user as a file. */
const OwnData = () => {
  const { save, isPending } = useExport();
  return (
    <>
      <p className="mb-4 max-w-prose">
        O arquivo, em JSON, traz perfil, cursos, respostas, partidas, moedas, compras, reservas e o registro de acessos.
      </p>
      <Button variant="secondary" loading={isPending} onClick={save}>
        {!isPending && <Download aria-hidden />}
        {isPending ? 'Preparando...' : 'Baixar meus dados'}
      </Button>
    </>
  );
};
