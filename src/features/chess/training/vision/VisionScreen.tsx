import { Eye, Play, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { VISION_KINDS, type VisionKind } from './vision.ts';
import { visionKinds } from './vision-texts.ts';
import { type Score, VisionRound } from './VisionRound.tsx';

type Round = { kind: VisionKind; number: number; score: Score | null };

/** The exercises for the eye: one is chosen, lasts a minute, and says how it went. */
export const VisionScreen = () => {
  const [round, setRound] = useState<Round | null>(null);
  const begin = (kind: VisionKind) => setRound({ kind, number: Date.now(), score: null });
  if (!round) return <Choice onChoose={begin} />;
  if (round.score)
    return (
      <Result kind={round.kind} score={round.score} onAgain={() => begin(round.kind)} onOther={() => setRound(null)} />
    );
  return (
    <VisionRound
      key={round.number}
      kind={round.kind}
      onEnd={score => setRound(current => current && { ...current, score })}
    />
  );
};

const Choice = ({ onChoose }: { onChoose: (kind: VisionKind) => void }) => (
  <>
    <h2 className="flex items-center gap-3 text-heading">
      <Eye aria-hidden /> Visão do tabuleiro
    </h2>
    <p className="mb-5 text-ink-soft">Rodadas de 60 segundos para conhecer as casas e ver as peças.</p>
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {VISION_KINDS.map(kind => (
        <Card key={kind} as="li" className="flex flex-col items-start gap-3">
          <div>
            <h3 className="text-lg font-semibold">{visionKinds[kind].name}</h3>
            <p className="text-ink-soft">{visionKinds[kind].about}</p>
          </div>
          <Button className="mt-auto" aria-label={`Começar: ${visionKinds[kind].name}`} onClick={() => onChoose(kind)}>
            <Play aria-hidden /> Começar
          </Button>
        </Card>
      ))}
    </ul>
  </>
);

type ResultProps = { kind: VisionKind; score: Score; onAgain: () => void; onOther: () => void };

const Result = ({ kind, score: { right, wrong }, onAgain, onOther }: ResultProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card crowned className="mx-auto max-w-2xl text-center">
      <h2 ref={heading} tabIndex={-1} className="text-heading">
        {right} {right === 1 ? 'resposta certa' : 'respostas certas'}
      </h2>
      <p className="mt-1 text-ink-soft">
        {visionKinds[kind].name}, 60 segundos. {wrong === 0 ? 'Nenhum erro.' : `Erros: ${wrong}.`}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button size="lg" onClick={onAgain}>
          <RotateCcw aria-hidden /> De novo
        </Button>
        <Button size="lg" variant="secondary" onClick={onOther}>
          Outro exercício
        </Button>
      </div>
    </Card>
  );
};
