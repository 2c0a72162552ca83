import clsx from 'clsx';
import type { ReactNode } from 'react';
import { DiagramPicture } from '../../board/DiagramPicture.tsx';
import { useSchool, useSchoolName } from '../school/school.ts';
import { type Exercise, inPages, type PerPage, SIDES, sideToMove } from './exercise.ts';
import './sheet.css';

/** Everything is measured by the page's width, so that the screen shows the sheet as it is printed. */
const Page = ({ title, children }: { title: string; children: ReactNode }) => {
  const name = useSchoolName();
  const { logoUrl } = useSchool();
  return (
    <section
      className={clsx(
        'exercise-page @container flex aspect-[210/297] min-h-0 w-full max-w-[210mm] flex-col',
        'border border-line bg-piece-white p-[5%] text-piece-black print:bg-transparent',
      )}
    >
      <div className="flex min-h-0 flex-1 flex-col text-[2.2cqw] leading-tight">
        <header
          className={clsx(
            'mb-[1em] flex items-center justify-between gap-[1em]',
            'border-b-2 border-piece-black pb-[0.5em]',
          )}
        >
          <span className="flex min-w-0 items-center gap-[0.5em] font-semibold">
            {logoUrl && <img src={logoUrl} alt="" className="size-[2em] object-contain" />}
            {name}
          </span>
          <span className="line-clamp-2 min-w-0 text-right font-semibold wrap-anywhere">{title}</span>
        </header>
        {children}
      </div>
    </section>
  );
};

/** As books of chess show whose turn it is: a light disc or a dark one. */
const Turn = ({ side }: { side: Exercise['side'] }) => (
  <span
    role="img"
    aria-label={SIDES[side]}
    className={clsx(
      'inline-block size-[0.8em] shrink-0 rounded-full border border-piece-black [print-color-adjust:exact]',
      side === 'black' && 'bg-piece-black',
    )}
  />
);

const Turns = () => (
  <p className="mt-[0.6em] flex justify-center gap-[2em] text-[0.8em]">
    {(['white', 'black'] as const).map(side => (
      <span key={side} className="flex items-center gap-[0.5em]">
        <span aria-hidden className="contents">
          <Turn side={side} />
        </span>
        {SIDES[side].toLowerCase()}
      </span>
    ))}
  </p>
);

type NumberedExercise = Exercise & { readonly number: number };

/** Its four parts stand in one line with those of the exercises beside it. */
const Diagram = ({ exercise, perPage }: { exercise: NumberedExercise; perPage: PerPage }) => {
  const { number, title, fen, side, marked, task } = exercise;
  return (
    <figure className="row-span-4 grid min-w-0 grid-rows-subgrid gap-y-[0.25em]">
      <figcaption className="flex items-center gap-[0.4em]">
        <b>{number}.</b> <span className="min-w-0 flex-1 truncate">{title}</span> <Turn side={sideToMove(fen)} />
      </figcaption>
      <div className={clsx('mx-auto min-h-0 *:h-full', perPage === 6 ? 'w-[66%]' : 'w-[80%]')}>
        <DiagramPicture
          fen={fen}
          orientation={side === 'white' ? 'w' : 'b'}
          label={`${number}. ${task}`}
          marked={marked}
        />
      </div>
      <p className="line-clamp-4 text-center">{task}</p>
      <div className="mb-[0.9em] *:border-b *:border-piece-black *:pt-[1.6em]">
        <p />
        {perPage === 6 && <p />}
      </div>
    </figure>
  );
};

type SheetPagesProps = { title: string; exercises: readonly Exercise[]; perPage: PerPage; withSolutions: boolean };

/** The exercises as they are printed: diagrams with lines for the answers, the solutions on a sheet of their own. */
export const SheetPages = ({ title, exercises, perPage, withSolutions }: SheetPagesProps) => {
  const solved = exercises.map((exercise, index) => ({ ...exercise, number: index + 1 }));
  return (
    <div className="grid grid-cols-1 justify-items-center gap-6">
      {inPages(solved, perPage).map((page, index) => (
        <Page key={index} title={title}>
          {index === 0 && (
            <p className="mb-[1em] flex gap-[1.5em]">
              <span className="flex-1 border-b border-piece-black">Nome:</span>
              <span className="w-1/4 border-b border-piece-black">Data:</span>
            </p>
          )}
          <div
            className={clsx(
              'grid min-h-0 flex-1 gap-x-[5%]',
              perPage === 6
                ? 'grid-cols-2 grid-rows-[repeat(3,auto_minmax(0,1fr)_auto_auto)] text-[0.85em]'
                : 'grid-cols-3 grid-rows-[repeat(4,auto_minmax(0,1fr)_auto_auto)] text-[0.75em]',
            )}
          >
            {page.map(exercise => (
              <Diagram key={exercise.key} exercise={exercise} perPage={perPage} />
            ))}
          </div>
          <Turns />
        </Page>
      ))}
      {withSolutions && (
        <Page title={title}>
          <h2 className="mb-[0.75em] text-[1.2em] font-semibold">Soluções</h2>
          <ol className="columns-2 gap-[2em] text-[0.85em] leading-snug">
            {solved.map(
              ({ key, number, solution }) =>
                solution && (
                  <li key={key} className="mb-[0.6em] break-inside-avoid">
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
