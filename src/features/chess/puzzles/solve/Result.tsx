import { RotateCcw, Coins, Sparkles } from 'lucide-react';
import type { AttemptOutput, PuzzleSummary } from '../../../../../server/features/puzzles/puzzles.schema.ts';
import type { ReactNode } from 'react';
import { Badge } from '../../../../ui/Badge.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Analysis } from './Analysis.tsx';
import { MoreOfTheme } from './MoreOfTheme.tsx';
import type { Solving } from './solving.ts';
import { changeText, ratingText } from '../puzzle-labels.ts';
import { plural } from '../../../../lib/plural.ts';

type ResultProps = {
  puzzle: PuzzleSummary;
  state: Solving;
  /** The button for the next puzzle. */ next: ReactNode;
  isStudent: boolean;
  /** The position that is looked at. */ fen: string;
  onAgain: () => void;
};

/** The reward, the themes, and the next steps after a puzzle. */
export const Result = ({ puzzle, state, next, isStudent, fen, onAgain }: ResultProps) => (
  <div className="space-y-5">
    {state.phase.is === 'solved' && (
      <Paid
        rewards={state.phase.rewards}
        isStudent={isStudent}
        solutionRead={state.solutionRead}
        atFirstTry={state.phase.atFirstTry}
      />
    )}
    <div className="flex flex-wrap gap-3">
      {next}
      <Button variant="secondary" className="flex-1" onClick={onAgain}>
        <RotateCcw aria-hidden /> Tentar de novo
      </Button>
    </div>
    {state.phase.is === 'solved' && state.phase.stats && (
      <dl className="grid grid-cols-2 gap-3">
        <Figure label="Rating tático" value={ratingText(state.phase.stats)} note={changeText(state.ratingChange)} />
        <Figure label="Sequência" value={state.phase.stats.streak} note="de primeira" />
      </dl>
    )}
    <MoreOfTheme themes={puzzle.themes} gameUrl={'gameUrl' in state.phase ? state.phase.gameUrl : null} />
    <Analysis fen={fen} />
  </div>
);

type PaidProps = {
  rewards: AttemptOutput['rewards'];
  isStudent: boolean;
  solutionRead: boolean;
  atFirstTry: boolean;
};

const unpaidBecause = ({ solutionRead, atFirstTry }: PaidProps): string => {
  if (solutionRead) return 'Você viu a solução: este problema já não vale XP e moedas.';
  return atFirstTry
    ? 'Você já ganhou por muitos problemas em pouco tempo. Resolva este de novo mais tarde para ganhar por ele.'
    : 'Você já tinha resolvido este problema: XP e moedas vêm só na primeira vez.';
};

const Paid = (props: PaidProps) => {
  const { rewards, isStudent } = props;
  if (rewards.experience > 0 || rewards.coins > 0) return <RewardBadges rewards={rewards} />;
  return isStudent && <p className="text-ink-soft">{unpaidBecause(props)}</p>;
};

const Figure = ({ label, value, note }: { label: string; value: number | string; note: string }) => (
  <div className="rounded-control border border-line px-4 py-2">
    <dt className="text-[0.95rem] text-ink-soft">{label}</dt>
    <dd className="font-display text-2xl leading-tight font-semibold tabular-nums">{value}</dd>
    <dd className="text-[0.95rem] font-medium text-ink-soft">{note}</dd>
  </div>
);

/** The XP and coins just earned. */
const RewardBadges = ({ rewards: { experience, coins } }: { rewards: AttemptOutput['rewards'] }) => (
  <p className="flex flex-wrap gap-2">
    {experience > 0 && (
      <Badge tone="brand" className="animate-rise text-base">
        <Sparkles aria-hidden /> +{experience} XP
      </Badge>
    )}
    {coins > 0 && (
      <Badge tone="gold" className="animate-rise text-base [animation-delay:150ms] [animation-fill-mode:backwards]">
        <Coins aria-hidden /> +{plural(coins, 'moeda')}
      </Badge>
    )}
  </p>
);
