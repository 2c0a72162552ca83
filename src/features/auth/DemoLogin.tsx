import { errorText } from '../../lib/error-text.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useIsDemo, useLogin } from './use-auth.ts';
import { Crown, GraduationCap, type LucideIcon, ShieldCheck } from 'lucide-react';

/** The accounts that a demo school is born with, and what their buttons say. */
const DEMO_PASSWORD = 'demo1234';

const demoAccounts: readonly { label: string; email: string; icon: LucideIcon }[] = [
  { label: 'Entrar como Aluno', email: 'aluno@academia.demo', icon: GraduationCap },
  { label: 'Entrar como Professor', email: 'professor@academia.demo', icon: Crown },
  { label: 'Entrar como Administrador', email: 'admin@academia.demo', icon: ShieldCheck },
];

/** One click into each role, in a demo school only. */
export const DemoLogin = () => {
  const login = useLogin();
  if (!useIsDemo()) return null;
  return (
    <section aria-labelledby="demo-heading" className="mt-8 border-t-2 border-line pt-6">
      <h2 id="demo-heading" className="text-heading">
        Só quer conhecer?
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">Entre com uma conta de demonstração, sem cadastro.</p>
      {login.error && (
        <Alert tone="danger" className="mb-4">
          {errorText(login.error, 'Erro ao fazer login de demonstração')}
        </Alert>
      )}
      <div className="grid grid-cols-1 gap-3">
        {demoAccounts.map(({ label, email, icon: Icon }) => (
          <Button
            key={email}
            variant="secondary"
            loading={login.isPending && login.variables.email === email}
            disabled={login.isPending}
            onClick={() => login.mutate({ email, password: DEMO_PASSWORD })}
          >
            <Icon aria-hidden />
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
};
