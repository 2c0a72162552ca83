import { cellText, type Table } from './table.ts';

export const DataTable = ({ title, table: { rowsAre, columns, rows } }: { title: string; table: Table }) => (
  <div className="rounded-control border border-line">
    <table className="w-full text-left text-sm sm:text-base">
      <caption className="sr-only">{title}</caption>
      <thead className="bg-sunken align-bottom">
        <tr>
          <th scope="col" className="rounded-tl-control px-2 py-2.5 font-semibold sm:px-4">
            {rowsAre}
          </th>
          {columns.map(({ name }) => (
            <th key={name} scope="col" className="px-2 py-2.5 text-right font-semibold last:rounded-tr-control sm:px-4">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ label, values }, index) => (
          <tr key={`${index} ${label}`}>
            <th scope="row" className="px-2 py-2.5 sm:px-4 font-normal break-words">
              {label}
            </th>
            {columns.map((column, i) => (
              <td key={column.name} className="px-2 py-2.5 sm:px-4 text-right tabular-nums">
                {cellText(values[i] ?? null, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
