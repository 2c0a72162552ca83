import { createPortal } from 'react-dom';
import { dayText, linesOf } from '../../../server/features/guardians/digest-lines.schema.ts';
import type { Digest } from '../../../server/features/guardians/digests.schema.ts';
import { formatMoment } from '../../lib/moments.ts';
import './sheets.css';

const today = (): string => new Date().toLocaleDateString('pt-BR');

type PageProps = { digest: Digest; className: string; from: string; until: string };

const Lines = ({ title, lines, none }: { title: string; lines: readonly string[]; none: string }) => (
  <section>
    <h3>{title}</h3>
    {lines.length === 0 && <p>{none}</p>}
    <ul>
      {lines.map((line, i) => (
        <li key={`${i} ${line}`}>{line}</li>
      ))}
    </ul>
  </section>
);

const Page = ({ digest, className, from, until }: PageProps) => {
  const { learned, done, due } = linesOf(digest, formatMoment);
  return (
    <article className="report-sheet">
      <header>
        <h2>{digest.fullName}</h2>
        <p>
          A semana no xadrez · {className && `${className} · `}
          {dayText(from)} a {dayText(until)}
        </p>
      </header>
      <Lines title="O que aprendeu" lines={learned} none="Nenhuma lição concluída nestes dias." />
      <Lines title="Como foi" lines={done} none="Nada anotado nestes dias." />
      <Lines title={`O que falta fazer, em ${today()}`} lines={due} none="Nada." />
    </article>
  );
};

/** One page of A4 a child. While they are there, nothing else of the page is printed. */
export const PrintedWeeks = ({ digests, ...common }: Omit<PageProps, 'digest'> & { digests: readonly Digest[] }) =>
  createPortal(
    <div className="report-sheets">
      {digests.map(digest => (
        <Page key={digest.userId} digest={digest} {...common} />
      ))}
    </div>,
    document.body,
  );
