import clsx from 'clsx';
import type { ReactNode } from 'react';
import { DiagramPicture } from '../../board/DiagramPicture.tsx';
import { useSchool, useSchoolName } from '../school/school.ts';
import { type Exercise, inPages, type PerPage } from './exercise.ts';
import './sheet.css';

const Page = ({ title, children }: { title: string; children: ReactNode }) => {
  const name = useSchoolName();
  const { logoUrl } = useSchool();
  return (
    <section
      className={clsx(
        'exercise-page flex aspect-[210/297] w-full max-w-[210mm] flex-col',
        'border border-line bg-piece-white p-[5%] text-piece-black print:bg-transparent',
      )}
    >
      <header className="mb-4 flex items-center justify-between gap-4 border-b-2 border-piece-black pb-2">
        <span className="flex min-w-0 items-center gap-2 font-semibold">
          {logoUrl && <img src={logoUrl} alt="" className="size-8 object-contain" />}
          {name}
        </span>
        <span className="line-clamp-2 min-w-0 text-right font-semibold wrap-anywhere">{title}</span>
      </header>
      {children}
    </section>
  );
};

type SheetPagesProps = { title: string; exercises: readonly Exercise[]; perPage: PerPage; withSolutions: boolean };

/** The exercises as they are printed: diagrams with lines for the answers, the solutions on a sheet of their own. */
export const SheetPages = ({ title, exercises, perPage, withSolutions }: SheetPagesProps) => {
  const solved = exercises.map((exercise, index) => ({ ...exercise, number: index + 1 }));
  return (
    <div className="grid justify-items-center gap-6">
      {inPages(solved, perPage).map((page, index) => (
        <Page key={index} title={title}>
          {index === 0 && (
            <p className="mb-4 flex gap-6 text-[0.95rem]">
              <span className="flex-1 border-b border-piece-black">Nome:</span>
              <span className="w-1/4 border-b border-piece-black">Data:</span>
            </p>
          )}
          <div
            className={clsx(
              'grid flex-1 content-start gap-x-[5%] gap-y-4',
              perPage === 6 ? 'grid-cols-2' : 'grid-cols-3',
            )}
          >
            {page.map(({ key, number, title: name, fen, side, marked, task }) => (
              <figure key={key} className="min-w-0 break-inside-avoid">
                <figcaption className="mb-1 truncate text-sm leading-tight">
                  <b>{number}.</b> {name}
                </figcaption>
                <div className={clsx('mx-auto', perPage === 6 ? 'w-[62%]' : 'w-[74%]')}>
                  <DiagramPicture
                    fen={fen}
                    orientation={side === 'white' ? 'w' : 'b'}
                    label={`${number}. ${task}`}
                    marked={marked}
                  />
                </div>
                <p className="line-clamp-3 text-center text-sm">{task}</p>
                <p className="mt-5 border-b border-piece-black" />
                {perPage === 6 && <p className="mt-5 border-b border-piece-black" />}
              </figure>
            ))}
          </div>
        </Page>
      ))}
      {withSolutions && (
        <Page title={title}>
          <h2 className="mb-3 text-lg font-semibold">Soluções</h2>
          <ol className="columns-2 gap-8 text-sm">
            {solved.map(
              ({ key, number, solution }) =>
                solution && (
                  <li key={key} className="mb-2 break-inside-avoid">
                    <b>{number}.</b> {solution}
                  </li>
                ),
            )}
          </ol>
        </Page>
      )}
    </div>
  );
};
