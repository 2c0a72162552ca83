import clsx from 'clsx';
import type { RankingEntry } from '../../../../server/features/games/games.schema.ts';
import { plural } from '../../../lib/plural.ts';
import { ratingText } from '../../../lib/rating-text.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';

const PODIUM = 3;

/** The columns beside a player's name; on a narrow screen they are below it. */
const figures = [
  { label: 'Vitórias', of: ({ wins }: RankingEntry) => wins },
  { label: 'Empates', of: ({ draws }: RankingEntry) => draws },
  { label: 'Derrotas', of: ({ losses }: RankingEntry) => losses },
] as const;

const heading = 'px-2 py-2 font-semibold sm:px-3';
const inside = 'px-2 py-2.5 sm:px-3';

/** Players by rating, the viewer's own row highlighted. */
export const RankingTable = ({ entries, ownId }: { entries: readonly RankingEntry[]; ownId: number }) => (
  <table className="w-full text-left">
    <caption className="sr-only">Alunos por rating</caption>
    <thead className="border-b-2 border-line text-[0.95rem] text-ink-soft">
      <tr>
        <th scope="col" className={clsx(heading, 'w-14')}>
          <span aria-hidden>Nº</span>
          <span className="sr-only">Posição</span>
        </th>
        <th scope="col" className={heading}>
          Aluno
        </th>
        {figures.map(({ label }) => (
          <th key={label} scope="col" className={clsx(heading, 'text-right max-md:hidden')}>
            {label}
          </th>
        ))}
        <th scope="col" className={clsx(heading, 'text-right')}>
          Rating
        </th>
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {entries.map(entry => (
        <PlayerRow key={entry.playerId} entry={entry} isOwn={entry.playerId === ownId} />
      ))}
    </tbody>
  </table>
);

const PlayerRow = ({ entry, isOwn }: { entry: RankingEntry; isOwn: boolean }) => (
  <tr aria-current={isOwn || undefined} className={clsx(isOwn && 'bg-brand-soft')}>
    <td className={inside}>
      <span
        className={clsx(
          'grid size-9 place-items-center rounded-full font-display font-semibold tabular-nums',
          entry.position <= PODIUM && 'bg-gold text-on-gold',
        )}
      >
        {entry.position}
      </span>
    </td>
    <th scope="row" className={clsx(inside, 'font-normal')}>
      <span className="flex items-center gap-3">
        <Avatar name={entry.playerName} src={entry.avatarUrl} size="sm" className="max-sm:hidden" />
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2 font-semibold">
            <span className="wrap-anywhere">{entry.playerName}</span>
            {isOwn && <Badge tone="gold">Você</Badge>}
          </span>
          <span className="block text-sm text-ink-soft">{plural(entry.games, 'partida')}</span>
          <span className="block text-sm text-ink-soft md:hidden">
            <span aria-hidden>{figures.map(({ label, of }) => `${of(entry)}${label.charAt(0)}`).join(' ')}</span>
            <span className="sr-only">{figures.map(({ label, of }) => `${label}: ${of(entry)}`).join(', ')}</span>
          </span>
        </span>
      </span>
    </th>
    {figures.map(({ label, of }) => (
      <td key={label} className={clsx(inside, 'text-right tabular-nums max-md:hidden')}>
        {of(entry)}
      </td>
    ))}
    <td className={clsx(inside, 'text-right font-display text-xl font-semibold tabular-nums')}>{ratingText(entry)}</td>
  </tr>
);
