import { CircleAlert, CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react';
import type { HealthCheck, Verdict } from '../../../server/features/health/health.schema.ts';
import { api } from '../../lib/api.ts';
import { formatMoment } from '../../lib/format.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { SkeletonCards } from '../../ui/Skeleton.tsx';
import { AdminArea } from '../../shared/guards/AdminArea.tsx';

const verdicts = {
  ok: { label: 'Tudo bem', tone: 'brand', icon: CircleCheck },
  attention: { label: 'Atenção', tone: 'gold', icon: TriangleAlert },
  problem: { label: 'Problema', tone: 'danger', icon: CircleAlert },
} as const;

const summaries: Record<Verdict, { tone: 'brand' | 'gold' | 'danger'; title: string; text: string }> = {
  ok: { tone: 'brand', title: 'A escola está saudável', text: 'Nada precisa de você agora.' },
  attention: {
    tone: 'gold',
    title: 'A escola funciona, mas algo pede atenção',
    text: 'Veja abaixo o que está marcado e o que fazer.',
  },
  problem: {
    tone: 'danger',
    title: 'Há um problema a resolver',
    text: 'Veja abaixo o que está marcado e o que fazer.',
  },
};

const Check = ({ check: { title, value, verdict, advice } }: { check: HealthCheck }) => {
  const { label, tone, icon: Icon } = verdicts[verdict];
  return (
    <Card as="li" className="flex flex-col">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="font-sans text-base font-semibold text-ink-soft">{title}</h2>
        <Badge tone={tone}>
          <Icon aria-hidden /> {label}
        </Badge>
      </div>
      <p className="mt-1 font-display text-2xl leading-tight font-semibold">{value}</p>
      <p className="mt-2 text-[0.95rem] text-ink-soft">{advice}</p>
    </Card>
  );
};

const Checks = () => {
  const health = api.health.read.useQuery(undefined, { staleTime: 0 });
  if (health.isPending) return <SkeletonCards count={6} className="h-36" />;
  if (health.isError) return <LoadError error={health.error} onRetry={() => health.refetch()} />;
  const { overall, checks, measuredAt } = health.data;
  const { tone, title, text } = summaries[overall];
  return (
    <>
      <Alert tone={tone} title={title} className="mb-4">
        {text}
      </Alert>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">Medido em {formatMoment(measuredAt)}</p>
        <Button variant="secondary" size="sm" loading={health.isFetching} onClick={() => void health.refetch()}>
          <RefreshCw aria-hidden /> Medir de novo
        </Button>
      </div>
      <ul aria-label="Medidas" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {checks.map(check => (
          <Check key={check.key} check={check} />
        ))}
      </ul>
    </>
  );
};

/** How the system is, in figures that an administrator can act on. */
const HealthScreen = () => (
  <AdminArea title="Saúde do Sistema" subtitle="Como está a máquina da escola, em palavras simples.">
    <Checks />
  </AdminArea>
);

export default HealthScreen;
