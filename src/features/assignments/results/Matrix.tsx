import type { Item, ResultRow } from '../../../../server/features/assignments/assignments.schema.ts';
import { stateLabels } from '../../../shared/assignments/assignment-labels.ts';
import { StateBadge } from '../../../shared/assignments/StateBadge.tsx';
import { Scrollable } from '../../../ui/Scrollable.tsx';

type MatrixProps = {
  items: readonly Item[];
  rows: readonly ResultRow[];
  maxPoints: number;
  onOpen: (row: ResultRow) => void;
};

const cellStyles = 'px-3 py-2.5 align-middle';

/** Students by items; every cell opens what the student did. Wide ones scroll sideways within their frame. */
export const Matrix = ({ items, rows, maxPoints, onOpen }: MatrixProps) => (
  <Scrollable label="Resultados" className="max-w-full rounded-control border border-line bg-surface">
    <table className="w-full text-left text-[0.95rem]">
      <caption className="sr-only">Alunos e o que fizeram de cada item</caption>
      <thead className="bg-sunken">
        <tr>
          <th scope="col" className={`${cellStyles} sticky left-0 bg-sunken`}>
            Aluno
          </th>
          {items.map((item, i) => (
            <th key={`${i} ${item.title}`} scope="col" className={`${cellStyles} min-w-32 wrap-anywhere`}>
              {item.title}
            </th>
          ))}
          {maxPoints > 0 && (
            <th scope="col" className={`${cellStyles} text-right`}>
              Pontos
            </th>
          )}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(row => (
          <tr key={row.userId}>
            <th scope="row" className={`${cellStyles} sticky left-0 min-w-36 bg-surface font-semibold wrap-anywhere`}>
              <button
                type="button"
                className="text-left underline-offset-4 hover:underline"
                onClick={() => onOpen(row)}
              >
                {row.fullName}
              </button>
              {row.excused && <span className="block font-normal text-ink-soft">Dispensado</span>}
            </th>
            {row.cells.map(({ state }, i) => (
              <td key={`${i} ${items[i]?.title}`} className={cellStyles}>
                <button
                  type="button"
                  className="cursor-pointer rounded-full"
                  aria-label={`${row.fullName}, ${items[i]?.title}: ${stateLabels[state]}`}
                  onClick={() => onOpen(row)}
                >
                  <StateBadge state={state} />
                </button>
              </td>
            ))}
            {maxPoints > 0 && (
              <td className={`${cellStyles} text-right tabular-nums`}>
                {row.points === null ? '–' : row.points.toLocaleString('pt-BR')}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </Scrollable>
);
