import { Heart, Play, Timer } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../../../shared/session/session.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { modeNames } from '../training-texts.ts';
import type { TrainingView } from '../training-view.ts';
import { RunGame } from './RunGame.tsx';
import { keepRecord, recordOf } from './run-record.ts';
import { RunResult } from './RunResult.tsx';
import type { Run, RunKind } from './run.ts';

const rules: Record<RunKind, readonly string[]> = {
  sequencia: [
    'Cada problema é um pouco mais difícil que o anterior.',
    'Você tem uma vida: o primeiro erro encerra a sequência.',
    'O relógio não corre. Pense à vontade.',
  ],
  corrida: [
    'Resolva quantos puder em 3 minutos.',
    'Você tem três vidas: cada erro custa uma, e vem o próximo problema.',
    'O que você errar volta amanhã na revisão.',
  ],
};

type RunScreenProps = { kind: RunKind; view: TrainingView };

/** The rules and the record, then the run, then how it ended. */
export const RunScreen = ({ kind, view }: RunScreenProps) => {
  const { user } = useSession();
  const userId = user?.id ?? 0;
  const [record, setRecord] = useState(() => recordOf(userId, kind));
  const [game, setGame] = useState<{ number: number; ended: Run | null } | null>(null);
  const begin = () => {
    setRecord(recordOf(userId, kind));
    setGame({ number: Date.now(), ended: null });
  };
  const end = (ended: Run) => {
    keepRecord(userId, kind, ended.solved);
    setGame(current => current && { ...current, ended });
  };
  if (!game) return <Rules kind={kind} record={record} onBegin={begin} />;
  if (game.ended) return <RunResult run={game.ended} record={record} onAgain={begin} />;
  return <RunGame key={game.number} kind={kind} view={view} session={game.number} onEnd={end} />;
};

const Rules = ({ kind, record, onBegin }: { kind: RunKind; record: number; onBegin: () => void }) => (
  <Card crowned className="mx-auto max-w-2xl">
    <h2 className="flex items-center gap-3 text-heading">
      {kind === 'corrida' ? <Timer aria-hidden /> : <Heart aria-hidden />} {modeNames[kind]}
    </h2>
    <ul className="mt-3 list-disc space-y-1 pl-6">
      {rules[kind].map(rule => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
    {record > 0 && <p className="mt-4 font-semibold">Seu recorde neste aparelho: {record}</p>}
    <Button size="lg" className="mt-5 max-sm:w-full" onClick={onBegin}>
      <Play aria-hidden /> Começar
    </Button>
  </Card>
);
