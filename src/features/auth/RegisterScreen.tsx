import { useIsSignupOpen } from '../../shared/school/school.ts';
import { Alert } from '../../ui/Alert.tsx';
import { AuthPage } from './AuthPage.tsx';
import { SignupForm } from './SignupForm.tsx';
import { TextLink } from './TextLink.tsx';

const RegisterScreen = () => {
  const isOpen = useIsSignupOpen();
  return (
    <AuthPage
      title="Criar conta"
      subtitle={
        isOpen ? 'Leva um minuto. O primeiro lance é seu.' : 'Nesta escola, o primeiro lance é da administração.'
      }
    >
      {isOpen ? (
        <SignupForm />
      ) : (
        <Alert tone="info">
          O cadastro está fechado. Peça uma conta à administração da escola: você recebe um link e escolhe sua senha.
        </Alert>
      )}
      <p className="mt-6">
        Já tem conta? <TextLink href="/login">Entrar</TextLink>
      </p>
    </AuthPage>
  );
};

export default RegisterScreen;
