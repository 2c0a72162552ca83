import clsx from 'clsx';
import type { ClassTournament } from '../../../server/features/class-tournaments/class-tournaments.schema.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Scrollable } from '../../ui/Scrollable.tsx';
import { scoresText } from './arena-view.ts';

const cell = 'px-3 py-2.5 text-left max-sm:px-1.5';
const figure = 'px-3 py-2.5 text-right tabular-nums max-sm:px-1.5';

type StandingsProps = { tournament: ClassTournament; /** Whose row stands out. */ userId: number };

/** Everybody by points, with what each game brought. */
export const ArenaStandings = ({ tournament, userId }: StandingsProps) => (
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
          <th scope="col" className={clsx(cell, 'max-md:hidden')}>
            Por partida
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
              {row.onFire && !tournament.finished && (
                <Badge tone="gold" className="ml-2">
                  vale o dobro
                </Badge>
              )}
              <span className="block text-sm text-ink-soft">
                Rating {row.rating}
                {row.presence === 'absent' && ' · em pausa'}
                {row.presence === 'withdrawn' && ' · saiu do torneio'}
              </span>
            </th>
            <td className={clsx(figure, 'text-lg font-semibold')}>{row.points}</td>
            <td className={clsx(cell, 'text-ink-soft tabular-nums max-md:hidden')}>{scoresText(row.scores)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scrollable>
);
