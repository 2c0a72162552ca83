import { CertificateActions } from '../../../shared/certificates/CertificateActions.tsx';
import { Diploma } from '../../../shared/certificates/Diploma.tsx';
import { useCertificate } from '../../../shared/certificates/use-certificate.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

/** The diploma, over the course it was earned in. */
export const CertificateDialog = ({ code, onClose }: { code: string; onClose: () => void }) => {
  const { data, error } = useCertificate(code);
  return (
    <Dialog
      title="Seu certificado"
      description="Parabéns! Você completou o curso"
      size="xl"
      open
      onOpenChange={onClose}
    >
      {data && (
        <div className="mb-5 flex flex-wrap gap-3">
          <CertificateActions code={data.certificate.code} />
        </div>
      )}
      {error ? (
        <Alert tone="danger">{errorText(error)}</Alert>
      ) : data ? (
        <Diploma certificate={data.certificate} />
      ) : (
        <Skeleton className="aspect-[297/210]" />
      )}
    </Dialog>
  );
};
