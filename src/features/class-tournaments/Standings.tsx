import clsx from 'clsx';
import type { ClassTournament } from '../../../server/features/class-tournaments/class-tournaments.schema.ts';
import { Scrollable } from '../../ui/Scrollable.tsx';
import { pointsText } from './results.ts';

const cell = 'px-3 py-2.5 text-left max-sm:px-1.5';
const figure = 'px-3 py-2.5 text-right tabular-nums max-sm:px-1.5';
const FROM_MD = 'max-md:hidden';

type StandingsProps = { tournament: ClassTournament; /** Whose row stands out. */ userId: number };

/** Everybody by points and tie-breaks, with the results as they come in. */
export const Standings = ({ tournament, userId }: StandingsProps) => (
  <Scrollable label="Classificação">
    <table className="w-full border-collapse">
      <thead className="border-b-2 border-line">
        <tr>
          <th scope="col" className={clsx(figure, 'w-20 max-sm:w-14')}>
            Lugar
          </th>
          <th scope="col" className={cell}>
            Jogador
          </th>
          <th scope="col" className={figure}>
            Pontos
          </th>
          <th scope="col" className={clsx(figure, FROM_MD)}>
            Buchholz sem o pior
          </th>
          <th scope="col" className={clsx(figure, FROM_MD)}>
            Buchholz
          </th>
          <th scope="col" className={clsx(figure, FROM_MD)}>
            Sonneborn-Berger
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {tournament.standings.map(row => (
          <tr key={row.userId} className={clsx(row.userId === userId && 'bg-brand-soft')}>
            <td className={clsx(figure, 'font-semibold')}>{row.rank}º</td>
            <th scope="row" className={clsx(cell, 'font-normal')}>
              <span className="font-semibold wrap-anywhere">{row.name}</span>
              {row.userId === userId && <span className="text-ink-soft"> (você)</span>}
              <span className="block text-sm text-ink-soft">
                Rating {row.rating}
                {row.presence === 'absent' && ' · ausente'}
                {row.presence === 'withdrawn' && ' · saiu do torneio'}
              </span>
            </th>
            <td className={clsx(figure, 'text-lg font-semibold')}>{pointsText(row.points)}</td>
            <td className={clsx(figure, FROM_MD)}>{pointsText(row.buchholzCut1)}</td>
            <td className={clsx(figure, FROM_MD)}>{pointsText(row.buchholz)}</td>
            <td className={clsx(figure, FROM_MD)}>{pointsText(row.sonnebornBerger)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scrollable>
);
