import { CircleCheckBig, Target } from 'lucide-react';
import type { Mission } from '../../../../server/features/missions/missions.schema.ts';
import { useMissions } from '../../../shared/missions/use-missions.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Panel } from '../Panel.tsx';

/** Today's missions, and the link to claim their rewards. */
export const Goals = () => (
  <Panel
    icon={Target}
    title="Metas"
    action={
      <LinkButton href="/missoes" variant="ghost" size="sm" className="-mr-3">
        Ver missões
      </LinkButton>
    }
  >
    <Today />
  </Panel>
);

const Today = () => {
  const { data, isPending, isError, error, refetch } = useMissions();
  if (isPending) return <Skeleton className="h-44" />;
  if (isError) return <LoadError error={error} onRetry={refetch} />;
  return (
    <ul aria-label="Missões de hoje" className="grid grid-cols-1 gap-4">
      {data.daily.missions.map(mission => (
        <Goal key={mission.id} {...mission} />
      ))}
    </ul>
  );
};

const Goal = ({ title, progress, target, completed, claimed }: Mission) => (
  <li>
    <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="min-w-0 font-semibold">{title}</span>
      {completed ? (
        <Badge tone={claimed ? 'brand' : 'gold'}>
          {claimed && <CircleCheckBig aria-hidden />}
          {claimed ? 'Resgatada' : 'Recompensa à espera'}
        </Badge>
      ) : (
        <span className="text-[0.95rem] text-ink-soft tabular-nums">
          {progress} de {target}
        </span>
      )}
    </div>
    <Progress
      label={`Progresso: ${title}`}
      value={progress}
      max={target}
      valueText={`${progress} de ${target}`}
      tone={completed ? 'gold' : 'brand'}
      className="h-2!"
    />
  </li>
);
