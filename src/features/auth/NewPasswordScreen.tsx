import { useState } from 'react';
import { AuthPage } from './AuthPage.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { TextLink } from './TextLink.tsx';
import { Alert } from '../../ui/Alert.tsx';

/** Behind the link that the school's office gave out. */
const NewPasswordScreen = () => {
  const [secret] = useState(() => window.location.hash.slice(1));
  return (
    <AuthPage title="Nova senha" subtitle="Escolha uma senha que só você conhece.">
      {secret === '' ? <Alert tone="danger">Este link não está completo. Peça outro à administração.</Alert> : <NewPasswordForm secret={secret} />}
      <p className="mt-6">
        Lembrou a senha? <TextLink href="/login">Entrar</TextLink>
      </p>
    </AuthPage>
  );
};

export default NewPasswordScreen;
