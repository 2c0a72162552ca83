import type { Item, ResultRow } from '../../../../server/features/assignments/assignments.schema.ts';
import { stateLabels } from '../../../shared/assignments/assignment-labels.ts';
import { Scrollable } from '../../../ui/Scrollable.tsx';
import { StateLegend, StateMark } from './StateMark.tsx';

type MatrixProps = {
  items: readonly Item[];
  rows: readonly ResultRow[];
  maxPoints: number;
  /** @param item the place of the item that was asked for, if one was. */
  onOpen: (row: ResultRow, item?: number) => void;
};

const cellStyles = 'px-1 py-0.5';
const nameStyles = 'sticky left-0 px-3 py-0.5';
/** More items than this have their titles upright, so that a class's matrix fits a notebook's screen. */
const MOST_ACROSS = 6;

/**
 * Students by items, a line a student; every cell opens what the student did there. What is wider or higher than the
 * screen scrolls in its frame, beside the names and below the titles. The keyboard stops once a line, at the name,
 * which opens the same work: thirty children and twenty items would be six hundred stops.
 */
export const Matrix = ({ items, rows, maxPoints, onOpen }: MatrixProps) => {
  const isNarrow = items.length > MOST_ACROSS;
  return (
    <>
      <StateLegend />
      <Scrollable
        label="Resultados"
        className="max-h-[75vh] w-fit max-w-full overflow-y-auto rounded-control border border-line bg-surface"
      >
        <table className="text-left text-[0.95rem]">
          <caption className="sr-only">Alunos e o que fizeram de cada item</caption>
          <thead className="sticky top-0 z-10 bg-sunken">
            <tr>
              <th scope="col" className={`${nameStyles} bg-sunken align-bottom`}>
                Aluno
              </th>
              {items.map((item, i) => (
                <th key={`${i} ${item.title}`} scope="col" title={item.title} className={`${cellStyles} align-bottom`}>
                  <span
                    className={
                      isNarrow
                        ? 'mx-auto block max-h-36 rotate-180 truncate py-2 leading-tight [writing-mode:vertical-rl]'
                        : 'block min-w-24 px-2 py-1 text-center wrap-anywhere'
                    }
                  >
                    {item.title}
                  </span>
                </th>
              ))}
              {maxPoints > 0 && (
                <th scope="col" className={`${cellStyles} px-3 text-right align-bottom`}>
                  Pontos
                </th>
              )}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(row => (
              <tr key={row.userId}>
                <th scope="row" className={`${nameStyles} bg-surface font-semibold`}>
                  <span className="flex items-baseline gap-2 whitespace-nowrap">
                    <button
                      type="button"
                      title={row.fullName}
                      className="max-w-36 truncate py-1.5 text-left underline-offset-4 hover:underline sm:max-w-56"
                      onClick={() => onOpen(row)}
                    >
                      {row.fullName}
                    </button>
                    {row.excused && <span className="text-sm font-normal text-ink-soft">Dispensado</span>}
                  </span>
                </th>
                {row.cells.map(({ state }, i) => (
                  <td key={`${i} ${items[i]?.title}`} className={cellStyles}>
                    <button
                      type="button"
                      tabIndex={-1}
                      title={`${items[i]?.title}: ${stateLabels[state]}`}
                      className="mx-auto grid size-9 cursor-pointer place-items-center rounded-control"
                      aria-label={`${row.fullName}, ${items[i]?.title}: ${stateLabels[state]}`}
                      onClick={() => onOpen(row, i)}
                    >
                      <StateMark state={state} />
                      <span className="sr-only">{stateLabels[state]}</span>
                    </button>
                  </td>
                ))}
                {maxPoints > 0 && (
                  <td className={`${cellStyles} px-3 text-right tabular-nums`}>
                    {row.points === null ? '–' : row.points.toLocaleString('pt-BR')}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrollable>
    </>
  );
};
