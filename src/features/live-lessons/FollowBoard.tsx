import { CircleHelp, Eye, Hand, Radio } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { LiveLesson } from '../../../server/features/live-lessons/live-lessons.schema.ts';
import { StepButtons } from '../../board/StepButtons.tsx';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { inPortuguese } from '../../lib/portuguese-moves.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { toast } from '../../ui/toast-store.ts';
import { positionsOf } from './line.ts';
import { PlayedBoard } from './PlayedBoard.tsx';

/** What a student looks at by themselves: a line in UCI, and where in it; until the next question. */
type Look = { line: readonly string[]; ply: number; question: number };

type FollowBoardProps = {
  lesson: LiveLesson;
  userId: number;
  adopt: (answer: { lesson: LiveLesson }) => void;
};

const refused = (error: unknown): void =>
  void toast({ title: 'O lance não foi enviado', description: errorText(error), variant: 'destructive' });

const arrowOf = (uci: string) => [{ brush: 'green' as const, from: uci.slice(0, 2), to: uci.slice(2, 4) }];

/** The professor's board as a student sees it: it follows by itself; they may look for themselves and come back. */
export const FollowBoard = ({ lesson, userId, adopt }: FollowBoardProps) => {
  const { classId, question, path, start, shapes, holder, leader } = lesson;
  const [look, setLook] = useState<Look | null>(null);
  const answer = api.liveLessons.answer.useMutation({ onSuccess: adopt, onError: refused });
  const move = api.liveLessons.move.useMutation({ onSuccess: adopt, onError: refused });
  const asked = question?.open ? question : null;
  // A new question calls everybody back.
  const own = look && (!asked || look.question === asked.number) ? look : null;
  const line = own?.line ?? path;
  const ply = own?.ply ?? path.length;
  const positions = useMemo(() => positionsOf(start, line), [start, line]);
  const fen = positions[ply] ?? lesson.fen;
  const holds = holder?.userId === userId;
  const lookAt = (next: Pick<Look, 'line' | 'ply'>) => setLook({ ...next, question: asked?.number ?? 0 });
  const play = (uci: string) => {
    if (!own && asked) answer.mutate({ classId, question: asked.number, move: uci });
    else if (!own && holds) move.mutate({ classId, move: uci, ply: path.length });
    else lookAt({ line: [...line.slice(0, ply), uci], ply: ply + 1 });
  };
  const given = asked && !own ? (asked.own?.uci ?? null) : null;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="mx-auto w-full max-w-[min(100%,max(16rem,100dvh-19rem))]">
        <PlayedBoard
          label="Tabuleiro da aula"
          fen={fen}
          orientation={lesson.side === 'black' ? 'b' : 'w'}
          shapes={own ? [] : [...shapes, ...(given ? arrowOf(given) : [])]}
          last={line[ply - 1]}
          onMove={play}
        />
        <StepButtons ply={ply} length={line.length} onGoTo={next => lookAt({ line, ply: next })} />
      </div>
      <div className="grid min-w-0 gap-4">
        <Card as="section" aria-label="O que acontece">
          {own ? (
            <>
              <p className="mb-3 flex gap-3">
                <Eye aria-hidden className="mt-0.5 size-6 shrink-0" /> Você está olhando por conta própria. A turma não
                vê os seus lances.
              </p>
              <Button onClick={() => setLook(null)}>
                <Radio aria-hidden /> Voltar ao quadro da aula
              </Button>
            </>
          ) : (
            <p role="status" className="flex gap-3">
              {asked ? (
                <>
                  <CircleHelp aria-hidden className="mt-0.5 size-6 shrink-0" />
                  {asked.own
                    ? `Sua resposta: ${inPortuguese(asked.own.san)}. Jogue outro lance para trocar.`
                    : 'O que você joga aqui? Faça o seu lance no tabuleiro: só o professor vê.'}
                </>
              ) : holds ? (
                <>
                  <Hand aria-hidden className="mt-0.5 size-6 shrink-0" /> As peças estão com você: a turma vê os seus
                  lances.
                </>
              ) : (
                <>
                  <Radio aria-hidden className="mt-0.5 size-6 shrink-0" /> Você acompanha o quadro de {leader}.
                  {holder && ` As peças estão com ${holder.fullName}.`}
                </>
              )}
            </p>
          )}
        </Card>
        <p aria-label="Lances no quadro" className="rounded-control bg-sunken p-3 font-semibold wrap-anywhere">
          {lesson.line.length === 0 ? 'Posição inicial' : lesson.line.map(inPortuguese).join(' ')}
        </p>
      </div>
    </div>
  );
};
