import { AuthPage } from './AuthPage.tsx';
import { SignupForm } from './SignupForm.tsx';
import { TextLink } from './TextLink.tsx';

const RegisterScreen = () => (
  <AuthPage title="Criar conta" subtitle="Leva um minuto. O primeiro lance é seu.">
    <SignupForm />
    <p className="mt-6">
      Já tem conta? <TextLink href="/login">Entrar</TextLink>
    </p>
  </AuthPage>
);

export default RegisterScreen;
