import { Timer } from 'lucide-react';
import { timeLeftUntil } from '../../../server/features/missions/mission-lists.schema.ts';
import type { MissionPeriod } from '../../../server/features/missions/missions.schema.ts';
import { useMissions } from '../../shared/missions/use-missions.ts';
import { Alert } from '../../ui/Alert.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { MissionCard } from './MissionCard.tsx';
import { useTimeEveryTenSeconds } from '../../lib/use-time-every-ten-seconds.ts';

const words = {
  daily: {
    end: 'à meia-noite (horário de Brasília)',
    done: 'Você resgatou todas as missões de hoje. Amanhã tem mais!',
  },
  weekly: {
    end: 'na virada de domingo para segunda-feira (horário de Brasília)',
    done: 'Você resgatou todas as missões desta semana. Segunda-feira tem mais!',
  },
} as const;

type Period = keyof typeof words;

export const MissionsTab = ({ period }: { period: Period }) => {
  const { data, isPending, isError, error, refetch } = useMissions();
  if (isPending) return <SkeletonCards className="h-52" />;
  if (isError) return <LoadError error={error} onRetry={refetch} />;
  return <Missions period={period} {...data[period]} />;
};

const Missions = ({ period, missions, endsAt }: MissionPeriod & { period: Period }) => {
  const now = useTimeEveryTenSeconds();
  const { end, done } = words[period];
  return (
    <>
      <p className="mb-5 flex items-center gap-2 text-ink-soft">
        <Timer aria-hidden className="size-5 shrink-0 text-gold-text" />
        <span>
          {'Terminam em '}
          <strong className="font-semibold text-ink tabular-nums">{timeLeftUntil(endsAt, now)}</strong>
          {`, ${end}.`}
        </span>
      </p>
      {missions.every(({ claimed }) => claimed) && (
        <div className="mb-5">
          <Alert tone="brand">{done}</Alert>
        </div>
      )}
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-3">
        {missions.map(mission => (
          <MissionCard key={mission.id} mission={mission} />
        ))}
      </ul>
    </>
  );
};
