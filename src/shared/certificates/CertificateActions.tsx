import { Link2, Printer } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { certificateAddress } from './certificate.ts';

const copy = async (address: string) => {
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: 'Link copiado', description: 'Agora é só colar onde quiser.' });
  } catch {
    // Browsers lend the clipboard only to https pages and to people who allow it.
    toast({
      title: 'Não foi possível copiar',
      description: 'Selecione e copie o endereço escrito no certificado.',
      variant: 'destructive',
    });
  }
};

/** What can be done with a diploma: print it, share its address. */
export const CertificateActions = ({ code }: { code: string }) => (
  <>
    <Button variant="secondary" onClick={() => void copy(certificateAddress(code))}>
      <Link2 aria-hidden /> Copiar link
    </Button>
    <Button onClick={() => print()}>
      <Printer aria-hidden /> Imprimir
    </Button>
  </>
);
