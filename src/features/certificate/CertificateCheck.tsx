import { BadgeCheck, SearchX } from 'lucide-react';
import { useParams } from 'wouter';
import { CertificateActions } from '../../app/certificate/CertificateActions.tsx';
import { type Certificate, Diploma } from '../../app/certificate/Diploma.tsx';
import { useCertificate } from '../../app/certificate/use-certificate.ts';
import { codeOf } from '../../lib/error-text.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CodeForm } from './CodeForm.tsx';

const Valid = ({ certificate }: { certificate: Certificate }) => (
  <section aria-labelledby="valido" className="grid gap-6">
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div role="status" className="flex items-center gap-4">
        <BadgeCheck aria-hidden className="size-12 shrink-0 text-brand-text" />
        <div>
          <h1 id="valido" className="text-title">
            Certificado válido
          </h1>
          <p className="text-lg text-ink-soft">Emitido pela escola e conferido agora nos registros dela.</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <CertificateActions code={certificate.code} />
      </div>
    </div>
    <Diploma certificate={certificate} />
  </section>
);

const NotFound = ({ code }: { code: string }) => (
  <EmptyState icon={SearchX} as="h1" title="Certificado não encontrado" text={`Nenhum certificado da escola tem o código ${code}. Confira se ele foi digitado por inteiro.`} />
);

const Result = ({ code }: { code: string }) => {
  const { data, error, refetch } = useCertificate(code);
  if (codeOf(error) === 'NOT_FOUND') return <NotFound code={code} />;
  if (error) return <LoadError error={error} onRetry={refetch} />;
  return data ? <Valid certificate={data.certificate} /> : <Skeleton className="aspect-[297/210]" />;
};

/** What a certificate's code proves, for anyone who was given it. */
const CertificateCheck = () => {
  const code = useParams().code ?? '';
  return (
    <div className="mx-auto grid max-w-5xl gap-10">
      <Result key={code} code={code} />
      <Card as="section" aria-labelledby="outro">
        <h2 id="outro" className="text-heading">
          Conferir outro certificado
        </h2>
        <CodeForm />
      </Card>
    </div>
  );
};

export default CertificateCheck;
