import { RotateCcw, Trophy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { plural } from '../../../../lib/plural.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { trainingHref } from '../training-view.ts';
import { RULES, type Run } from './run.ts';

const reasons: Record<NonNullable<Run['ended']>, string> = {
  lives: 'As vidas acabaram.',
  time: 'O tempo acabou.',
  empty: 'Não há mais problemas novos para você.',
};

type RunResultProps = { run: Run; record: number; onAgain: () => void };

/** How a run ended. */
export const RunResult = ({ run, record, onAgain }: RunResultProps) => {
  const { solved, lives, kind, ended } = run;
  const heading = useRef<HTMLHeadingElement>(null);
  // The board that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const missed = RULES[kind].lives - lives;
  return (
    <Card crowned className="mx-auto max-w-2xl text-center">
      <Trophy aria-hidden className="mx-auto size-12 text-gold-text" />
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className="mt-3 text-heading">
          {plural(solved, 'problema resolvido', 'problemas resolvidos')}
        </h2>
        <p className="mt-1 text-ink-soft">{ended && reasons[ended]}</p>
        {solved > record ? (
          <p className="mt-3 font-semibold text-brand-text">Novo recorde neste aparelho!</p>
        ) : (
          record > 0 && <p className="mt-3">Seu recorde neste aparelho: {record}</p>
        )}
      </div>
      {missed > 0 && (
        <p className="mt-3">
          {missed === 1 ? 'O problema que você errou volta' : `Os ${missed} problemas que você errou voltam`} amanhã na
          revisão.
        </p>
      )}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button size="lg" onClick={onAgain}>
          <RotateCcw aria-hidden /> De novo
        </Button>
        <LinkButton href={trainingHref({})} size="lg" variant="secondary">
          Voltar ao treino
        </LinkButton>
      </div>
    </Card>
  );
};
