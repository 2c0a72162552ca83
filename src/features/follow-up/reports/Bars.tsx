import clsx from 'clsx';
import { cellText, strokes, type Table } from './table.ts';

/** Bars beside their numbers, in groups that have room for a long name. */
export const Bars = ({ title, table: { columns, rows, max = 0 } }: { title: string; table: Table }) => {
  const top = Math.max(1, max, ...rows.flatMap(({ values }) => values.map(Number)));
  return (
    <ul aria-label={`Gráfico: ${title}`} className="space-y-5">
      {rows.map(({ label, values }, index) => (
        <li key={`${index} ${label}`}>
          <h3 className="mb-1.5 font-sans font-semibold break-words">{label}</h3>
          <dl className="space-y-1.5">
            {columns.map((column, i) => (
              <div
                key={column.name}
                className={clsx(
                  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 text-[0.95rem]',
                  'sm:grid-cols-[11rem_minmax(0,1fr)_6rem]',
                )}
              >
                <dt className="text-ink-soft">{column.name}</dt>
                <dd className="contents">
                  <span
                    aria-hidden
                    className={clsx(
                      'order-last col-span-2 h-3 overflow-hidden rounded-full bg-sunken sm:order-none sm:col-span-1',
                    )}
                  >
                    <span
                      className="block h-full rounded-full"
                      style={{
                        width: `${(100 * (values[i] ?? 0)) / top}%`,
                        background: strokes[i % strokes.length]!.colour,
                      }}
                    />
                  </span>
                  <span className="text-right font-semibold tabular-nums">{cellText(values[i] ?? null, column)}</span>
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
};
