import clsx from 'clsx';
import { ChessKnight } from 'lucide-react';
import type { z } from 'zod';
import type { CertificateOutput } from '../../../server/features/certificates/certificates.schema.ts';
import { formatLongDate } from '../../lib/format.ts';
import { useSchool } from '../school/school.ts';
import { certificateAddress, hoursInFull } from './certificate.ts';
import './diploma.css';

export type Certificate = z.infer<typeof CertificateOutput>['certificate'];

const Ornament = () => (
  <div aria-hidden className="flex w-full items-center gap-[1.5cqw] text-gold-edge">
    <span className="h-px flex-1 bg-current" />
    <span className="size-2 rotate-45 bg-current" />
    <span
      className={clsx(
        'grid size-[max(3rem,7.5cqw)] place-items-center rounded-full border-2 border-current bg-gold-soft',
        'text-brand',
      )}
    >
      <ChessKnight className="size-[60%]" strokeWidth={1.5} />
    </span>
    <span className="size-2 rotate-45 bg-current" />
    <span className="h-px flex-1 bg-current" />
  </div>
);

const Signed = ({ name, as }: { name: string; as: string }) => (
  <div className="min-w-0 flex-1 basis-48 border-t border-ink/50 pt-[0.6cqw]">
    <p className="font-display text-[max(1rem,1.7cqw)] leading-tight font-semibold">{name}</p>
    <p className="text-[max(0.8rem,1.25cqw)] text-ink-soft">{as}</p>
  </div>
);

/** A certificate for screen and print: a landscape A4 sheet whose text scales with it. White paper in both themes. */
export const Diploma = ({ certificate }: { certificate: Certificate }) => {
  const school = useSchool().name ?? 'Academia de Xadrez';
  const { code, studentName, courseTitle, professorName, duration, issuedAt } = certificate;
  return (
    <article
      aria-label="Certificado de conclusão"
      className="diploma @container overflow-hidden rounded-card bg-surface text-ink shadow-float scheme-light"
    >
      <div className="flex min-h-full flex-col @xl:aspect-[297/210]">
        <div aria-hidden className="board-strip shrink-0 text-brand" />
        <div
          className={clsx(
            'm-[max(0.75rem,2cqw)] flex flex-1 flex-col items-center justify-between gap-[max(0.75rem,1cqw)]',
            'border-2 border-gold-edge px-[max(1rem,5cqw)] py-[max(1.25rem,2.4cqw)] text-center outline-1',
            '-outline-offset-[7px] outline-gold-edge',
          )}
        >
          <p className="text-[max(0.85rem,1.5cqw)] font-semibold tracking-[0.22em] text-brand uppercase">{school}</p>
          <h2 className="font-display text-[max(1.7rem,5.4cqw)] leading-none font-semibold text-brand">
            Certificado de Conclusão
          </h2>
          <Ornament />
          <p className="text-[max(0.95rem,1.7cqw)] text-ink-soft">Certificamos que</p>
          <p className="font-display text-[max(1.5rem,4.4cqw)] leading-tight font-semibold text-balance">
            {studentName}
          </p>
          <p className="text-[max(0.95rem,1.7cqw)] text-balance text-ink-soft">
            concluiu, com aprovação em todas as etapas, o curso
          </p>
          <p className="font-display text-[max(1.25rem,3.2cqw)] leading-tight font-semibold text-balance text-brand">
            {courseTitle}
          </p>
          <p className="text-[max(0.95rem,1.7cqw)] text-balance text-ink-soft">
            com carga horária de {hoursInFull(duration)}, em {formatLongDate(issuedAt)}.
          </p>
          <div className="mt-[2cqw] flex w-full flex-wrap gap-x-[6cqw] gap-y-4">
            <Signed name={professorName} as="Responsável pelo curso" />
            <Signed name={school} as="Coordenação de ensino" />
          </div>
          <p className="text-[max(0.75rem,1.15cqw)] text-ink-soft">
            Código <span className="font-semibold text-ink tabular-nums">{code}</span>
            <br />
            Confira em{' '}
            <a href={certificateAddress(code)} className="break-all text-ink underline underline-offset-2">
              {certificateAddress(code)}
            </a>
          </p>
        </div>
        <div aria-hidden className="board-strip shrink-0 text-brand" />
      </div>
    </article>
  );
};
