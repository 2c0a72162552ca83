import { BadgeCheck, SearchX } from 'lucide-react';
import { useParams } from 'wouter';
import { CertificateInput } from '../../../server/features/certificates/certificates.schema.ts';
import { CertificateActions } from '../../shared/certificates/CertificateActions.tsx';
import { type Certificate, Diploma } from '../../shared/certificates/Diploma.tsx';
import { useCertificate } from '../../shared/certificates/use-certificate.ts';
import { codeOf } from '../../lib/error-text.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CodeForm } from './CodeForm.tsx';

/** The code in the address as it was typed: the router leaves reserved characters encoded. Empty if there is none. */
const codeIn = (segment: string | undefined): string => {
  if (segment === undefined) return '';
  try {
    return decodeURIComponent(segment).trim();
  } catch {
    return segment; // a percent sign that encodes nothing
  }
};

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

const NotFound = ({ called }: { called: string }) => (
  <EmptyState
    icon={SearchX}
    as="h1"
    title="Certificado não encontrado"
    text={`Nenhum certificado da escola tem ${called}. Confira se ele foi digitado por inteiro.`}
  />
);

const Sought = ({ code }: { code: string }) => {
  const { data, error, refetch } = useCertificate(code);
  if (codeOf(error) === 'NOT_FOUND') return <NotFound called={`o código ${code}`} />;
  if (error) return <LoadError error={error} onRetry={refetch} />;
  return data ? <Valid certificate={data.certificate} /> : <Skeleton className="aspect-[297/210]" />;
};

/** Text that cannot be a code is not sent to the server. */
const Result = ({ code }: { code: string }) =>
  CertificateInput.safeParse({ code }).success ? <Sought key={code} code={code} /> : <NotFound called="esse código" />;

/** Checks a certificate by its code, for anyone who has it. */
const CertificateCheck = () => {
  const code = codeIn(useParams().code);
  const Title = code === '' ? 'h1' : 'h2';
  return (
    <div className="mx-auto grid max-w-5xl gap-10">
      {code !== '' && <Result code={code} />}
      <Card as="section" aria-labelledby="conferir">
        <Title id="conferir" className="text-heading">
          {code === '' ? 'Conferir um certificado' : 'Conferir outro certificado'}
        </Title>
        <CodeForm />
      </Card>
    </div>
  );
};

export default CertificateCheck;
