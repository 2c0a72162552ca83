import { useEffect, useEffectEvent, useState } from 'react';
import { clockText } from '../../../../board/clocks.ts';
import { useTickingTime } from '../../../../board/use-ticking-time.ts';
import { Button } from '../../../../ui/Button.tsx';
import { answerWith, ask, type Question, ROUND_MS, type VisionKind } from './vision.ts';
import { questionText } from './vision-texts.ts';
import { VisionBoard } from './VisionBoard.tsx';

export type Score = { right: number; wrong: number };

type VisionRoundProps = { kind: VisionKind; onEnd: (score: Score) => void };

/** Sixty seconds of one exercise. */
export const VisionRound = ({ kind, onEnd }: VisionRoundProps) => {
  const [startedAt] = useState(Date.now);
  const [question, setQuestion] = useState<Question>(() => ask(kind));
  const [score, setScore] = useState<Score>({ right: 0, wrong: 0 });
  const [said, setSaid] = useState('');
  const left = Math.max(0, startedAt + ROUND_MS - useTickingTime(true));
  const isOver = left === 0;
  const tellEnd = useEffectEvent(() => onEnd(score));
  useEffect(() => {
    if (isOver) tellEnd();
  }, [isOver]);

  const answer = (given: string) => {
    const verdict = answerWith(question, given);
    if (verdict.is === 'step') return setQuestion(verdict.next);
    setSaid(verdict.is === 'right' ? 'Certo!' : 'Não é.');
    setScore(({ right, wrong }) =>
      verdict.is === 'right' ? { right: right + 1, wrong } : { right, wrong: wrong + 1 },
    );
    // The knight stands where it is until it gets there; elsewhere one error does not repeat the question.
    if (verdict.is === 'right' || question.kind !== 'cavalo') setQuestion(ask(kind));
  };
  return (
    <div className="mx-auto max-w-xl">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-heading font-semibold">
          {questionText(question)}
        </p>
        <p role="timer" aria-label="Tempo restante" className="font-display text-2xl font-semibold tabular-nums">
          {clockText(left)}
        </p>
      </div>
      {question.kind === 'cor' ? (
        <Choices options={['clara', 'escura']} onChoose={answer} />
      ) : (
        <div className="mx-auto w-full max-w-[min(100%,max(17rem,100dvh-20rem))]">
          <VisionBoard question={question} onPress={square => question.kind !== 'nome' && answer(square)} />
        </div>
      )}
      {question.kind === 'nome' && <Choices options={question.options} onChoose={answer} />}
      <p role="status" aria-label="Resultado até aqui" className="mt-4 text-lg tabular-nums">
        <span className="font-semibold">{said}</span> {score.right} {score.right === 1 ? 'certa' : 'certas'},{' '}
        {score.wrong} {score.wrong === 1 ? 'errada' : 'erradas'}
      </p>
    </div>
  );
};

type ChoicesProps = { options: readonly string[]; onChoose: (option: string) => void };

const Choices = ({ options, onChoose }: ChoicesProps) => (
  <div className="mt-4 grid grid-cols-2 gap-3">
    {options.map(option => (
      <Button key={option} size="lg" variant="secondary" onClick={() => onChoose(option)}>
        {option}
      </Button>
    ))}
  </div>
);
