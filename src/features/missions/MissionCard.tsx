import clsx from 'clsx';
import { CircleCheckBig, Coins, Gift, Sparkles } from 'lucide-react';
import { useRef } from 'react';
import type { Mission, MissionDifficulty } from '../../../server/features/missions/missions.schema.ts';
import { plural } from '../../lib/plural.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Progress } from '../../ui/Progress.tsx';
import type { Tone } from '../../ui/tones.ts';
import { useClaim } from './use-missions.ts';

const tones: Record<MissionDifficulty, Tone> = { Fácil: 'brand', Médio: 'gold', Difícil: 'danger' };

/** One mission: its progress, its reward, and the button to claim it. */
export const MissionCard = ({
  mission: { id, title, description, difficulty, progress, target, xpReward, coinReward, completed, claimed },
}: {
  mission: Mission;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const claim = useClaim();
  const inWords = `${progress.toLocaleString('pt-BR')} de ${target.toLocaleString('pt-BR')}`;
  // The button disappears once the reward is claimed, and the focus would be lost.
  const take = () => claim.mutate({ id }, { onSuccess: () => heading.current?.focus() });
  return (
    <Card as="li" className="flex flex-col">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 ref={heading} tabIndex={-1} className="text-xl leading-snug font-semibold">
          {title}
        </h2>
        <Badge tone={tones[difficulty]}>{difficulty}</Badge>
      </div>
      <p className="mt-1 mb-4 text-ink-soft">{description}</p>
      <div className="mt-auto">
        <div className="mb-4 flex items-center gap-3">
          <Progress
            label={`Progresso: ${title}`}
            value={progress}
            max={target}
            valueText={inWords}
            tone={completed ? 'gold' : 'brand'}
            className="flex-1"
          />
          <span className="text-[0.95rem] font-semibold tabular-nums">{inWords}</span>
        </div>
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p
            className={clsx(
              'flex flex-wrap gap-x-4 gap-y-1 font-semibold tabular-nums',
              '[&_svg]:size-5 [&_svg]:text-gold-text',
            )}
          >
            <span className="flex items-center gap-1.5">
              <Sparkles aria-hidden /> {xpReward} XP
            </span>
            <span className="flex items-center gap-1.5">
              <Coins aria-hidden /> {plural(coinReward, 'moeda')}
            </span>
          </p>
          {claimed && (
            <Badge tone="brand" className="text-base">
              <CircleCheckBig aria-hidden /> Resgatada
            </Badge>
          )}
          {completed && !claimed && (
            <Button variant="gold" loading={claim.isPending} onClick={take} aria-label={`Resgatar: ${title}`}>
              <Gift aria-hidden /> {claim.isPending ? 'Resgatando...' : 'Resgatar'}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
};
