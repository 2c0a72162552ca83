import clsx from 'clsx';
import { Trophy } from 'lucide-react';
import type { RankedStudent } from '../../../../server/features/missions/missions.schema.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Panel } from '../Panel.tsx';
import { useWeekRanking } from '../use-dashboard.ts';

/** The students with the most XP since Monday. */
export const WeekRanking = () => (
  <Panel icon={Trophy} title="Ranking Semanal">
    <Ranking />
  </Panel>
);

const Ranking = () => {
  const { data, isPending, isError, error, refetch } = useWeekRanking();
  if (isPending) return <Skeleton className="h-44" />;
  if (isError) return <LoadError error={error} onRetry={refetch} />;
  const { ranking, own } = data;
  if (ranking.length === 0) return <p className="text-ink-soft">Ninguém ganhou XP desde segunda-feira. Comece você!</p>;
  const isShown = ranking.some(({ playerId }) => playerId === own?.playerId);
  return (
    <>
      <ol className="grid grid-cols-1 gap-1.5">
        {ranking.map(student => (
          <RankRow key={student.playerId} {...student} isOwn={student.playerId === own?.playerId} />
        ))}
        {own && !isShown && <RankRow {...own} isOwn />}
      </ol>
      <p className="mt-3 text-sm text-ink-soft">
        {own ? 'XP ganhos desde segunda-feira.' : 'Você ainda não ganhou XP nesta semana.'}
      </p>
    </>
  );
};

const RankRow = ({ position, playerName, avatarUrl, experience, isOwn }: RankedStudent & { isOwn: boolean }) => (
  <li
    className={clsx(
      'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-2.5 py-1.5',
      isOwn && 'bg-gold-soft text-gold-text',
    )}
  >
    <span className="w-8 shrink-0 font-display text-lg font-semibold tabular-nums">{position}º</span>
    <Avatar name={playerName} src={avatarUrl} size="sm" />
    <span className="min-w-0 flex-1 basis-20 leading-snug font-semibold wrap-anywhere">
      {playerName}
      {isOwn && <span className="font-normal"> (você)</span>}
    </span>
    <span className="text-[0.95rem] whitespace-nowrap tabular-nums">{experience.toLocaleString('pt-BR')} XP</span>
  </li>
);
