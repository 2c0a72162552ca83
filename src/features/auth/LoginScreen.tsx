import { AuthPage } from './AuthPage.tsx';
import { DemoLogin } from './DemoLogin.tsx';
import { LoginForm } from './LoginForm.tsx';
import { TextLink } from './TextLink.tsx';

const LoginScreen = () => (
  <AuthPage title="Entrar" subtitle="Que bom ver você de volta ao tabuleiro.">
    <LoginForm />
    <p className="mt-6">
      Ainda não tem conta? <TextLink href="/register">Cadastre-se</TextLink>
    </p>
    <DemoLogin />
  </AuthPage>
);

export default LoginScreen;
