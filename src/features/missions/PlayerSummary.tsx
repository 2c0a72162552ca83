import clsx from 'clsx';
import { Award, Coins, Flame, type LucideIcon, Target } from 'lucide-react';
import type { PlayerSummary as Summary } from '../../../server/features/missions/missions.schema.ts';
import { levelOf, levelText } from '../../lib/levels.ts';
import { plural } from '../../lib/plural.ts';
import { Card } from '../../ui/Card.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useSummary } from './use-missions.ts';

const count = (value: number): string => value.toLocaleString('pt-BR');

/** The student's level and progress to the next, coins, achievements, streak, missions. */
export const PlayerSummary = () => {
  const { data, isPending, isError, error, refetch } = useSummary();
  if (isPending) return <Skeleton className="mb-8 h-56" />;
  if (isError) {
    return (
      <div className="mb-8">
        <LoadError error={error} onRetry={refetch} />
      </div>
    );
  }
  return <Standing {...data.summary} />;
};

const figures: readonly { label: string; icon: LucideIcon; value: (summary: Summary) => string }[] = [
  { label: 'Moedas', icon: Coins, value: ({ coins }) => count(coins) },
  { label: 'Conquistas', icon: Award, value: ({ badges }) => count(badges) },
  { label: 'Sequência', icon: Flame, value: ({ streak }) => plural(streak, 'dia') },
  { label: 'Missões resgatadas', icon: Target, value: ({ totalMissions }) => count(totalMissions) },
];

const Standing = (summary: Summary) => {
  const { level, xp } = summary;
  const { emoji } = levelOf(level);
  return (
    <Card as="section" crowned aria-label="Resumo do jogador" className="mb-8">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <span
          aria-hidden
          className="grid size-18 shrink-0 place-items-center rounded-full bg-gold-soft text-4xl leading-none"
        >
          {emoji}
        </span>
        <div className="min-w-0 flex-1 basis-60">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-display text-heading font-semibold">{levelText(summary)}</span>
            <span className="font-semibold tabular-nums">{count(xp)} XP</span>
          </p>
          <WayToNextLevel {...summary} />
        </div>
      </div>
      <dl
        className={clsx(
          'mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-x-4 gap-y-5 border-t-2',
          'border-line pt-5 sm:grid-cols-4',
        )}
      >
        {figures.map(({ label, icon: Icon, value }) => (
          <div key={label}>
            <dt className="flex items-center gap-2 text-[0.95rem] leading-snug text-ink-soft">
              <Icon aria-hidden className="size-5 shrink-0 text-gold-text" /> {label}
            </dt>
            <dd className="font-display text-2xl font-semibold tabular-nums">{value(summary)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};

const WayToNextLevel = ({ level, xp, levelStart, xpToNext, xpToNextStar }: Summary) => {
  if (xpToNext === null) {
    return (
      <p className="mt-1 text-ink-soft">
        Você chegou ao nível mais alto. Faltam {count(xpToNextStar ?? 0)} XP para a próxima estrela.
      </p>
    );
  }
  const inWords = `Faltam ${count(xpToNext)} XP para o nível ${level + 1}`;
  return (
    <>
      <Progress
        tone="gold"
        label="Progresso até o próximo nível"
        value={xp - levelStart}
        max={xp - levelStart + xpToNext}
        valueText={inWords}
        className="my-1.5"
      />
      <p className="text-[0.95rem] text-ink-soft">
        {inWords} · {levelOf(level + 1).name}
      </p>
    </>
  );
};
