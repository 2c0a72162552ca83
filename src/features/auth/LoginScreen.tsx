import { useState } from 'react';
import { useIsSignupOpen } from '../../shared/school/school.ts';
import { AuthPage } from './AuthPage.tsx';
import { DemoLogin } from './DemoLogin.tsx';
import { LoginForm } from './LoginForm.tsx';
import { TextLink } from './TextLink.tsx';

/** The email after a new password was chosen. It is passed in the history state, not in the address. */
const emailIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : '';

/** The username on a child's card, whose code leads here. */
const usernameIn = (query: string): string => new URLSearchParams(query).get('usuario')?.slice(0, 30) ?? '';

const LoginScreen = () => {
  const [name] = useState(() => emailIn(window.history.state) || usernameIn(window.location.search));
  const isSignupOpen = useIsSignupOpen();
  return (
    <AuthPage title="Entrar" subtitle="Que bom ver você de volta ao tabuleiro.">
      <LoginForm known={name} />
      <p className="mt-6">
        Ainda não tem conta?{' '}
        {isSignupOpen ? <TextLink href="/register">Cadastre-se</TextLink> : 'Peça uma à administração da escola.'}
      </p>
      <p className="mt-2 text-ink-soft">
        Esqueceu a senha? A administração da escola cria um link para você escolher outra.
      </p>
      <DemoLogin />
    </AuthPage>
  );
};

export default LoginScreen;
