import { Download } from 'lucide-react';
import { Button } from '../../../../ui/Button.tsx';
import { useExport } from './use-privacy.ts';

/** Everything that the school holds about the user, as a file. */
export const OwnData = () => {
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
