import clsx from 'clsx';
import { ArrowRight, CircleCheckBig, Eye, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Repertoire } from '../../../../../server/features/repertoires/repertoires.schema.ts';
import { movesIn as legalIn } from '../../../../../server/rules/legal-moves.ts';
import { Board } from '../../../../board/Board.tsx';
import { fenAt } from '../../../../board/game.ts';
import { MoveAnnouncer } from '../../../../board/MoveAnnouncer.tsx';
import { MoveField } from '../../../../board/MoveField.tsx';
import { plural } from '../../../../lib/plural.ts';
import { inPortuguese } from '../../../../lib/portuguese-moves.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { LoadError } from '../../../../ui/LoadError.tsx';
import { softTones } from '../../../../ui/tones.ts';
import { Opening } from '../../puzzles/solve/Opening.tsx';
import { dayText } from '../training-texts.ts';
import { repertoireHref } from './repertoire-view.ts';
import { useDrill } from './use-drill.ts';
import { useOpenedRepertoire, useRepertoires } from './use-repertoires.ts';

/** The lines of a repertoire that are due, or new, one after the other. */
export const RepertoireDrill = ({ id }: { id: number }) => {
  const [opened] = useState(Date.now);
  const found = useOpenedRepertoire(id, opened);
  if (found.isError) return <LoadError error={found.error} onRetry={() => found.refetch()} />;
  return found.data ? <Lines repertoire={found.data.repertoire} /> : <Opening />;
};

const either = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

const wordsOf = ({ drill, right, comment, dueDay, isUnsent }: ReturnType<typeof useDrill>) => {
  const moves = either.format(right.map(({ san }) => inPortuguese(san)));
  if (drill.ended && isUnsent)
    return { tone: softTones.danger, title: 'A linha não foi anotada.', text: 'Envie de novo antes de continuar.' };
  if (drill.ended)
    return {
      tone: drill.misses === 0 ? softTones.brand : softTones.gold,
      title: drill.misses === 0 ? 'Linha certa, de primeira!' : 'Fim da linha.',
      text: `${comment} ${dueDay === undefined ? '' : `Esta linha volta em ${dayText(dueDay)}.`}`.trim(),
    };
  if (drill.isShown) return { tone: softTones.gold, title: `O repertório joga ${moves}`, text: 'Jogue no tabuleiro.' };
  if (drill.wrong !== null)
    return { tone: softTones.danger, title: 'Não é este o lance.', text: 'Tente lembrar, ou peça para ver.' };
  const turn = drill.side === 'white' ? 'brancas' : 'pretas';
  return { tone: softTones.neutral, title: 'Qual é o lance do repertório?', text: comment || `Você joga de ${turn}.` };
};

const Lines = ({ repertoire }: { repertoire: Repertoire }) => {
  const drilling = useDrill(repertoire);
  const { drill, game, right, move, show, next, isUnsent, sendAgain } = drilling;
  const [isOver, setOver] = useState(false);
  const words = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const hasEnded = drill.ended !== null;
  const focusBoard = () =>
    board.current?.querySelector<HTMLElement>('[role=gridcell] [tabindex="0"]')?.focus({ preventScroll: true });
  useEffect(focusBoard, []);
  useEffect(() => {
    if (hasEnded) words.current?.focus({ preventScroll: true });
  }, [hasEnded]);
  if (isOver) return <Done done={drill.done} atOnce={drill.atOnce} />;
  const moves = hasEnded ? [] : legalIn(fenAt(game));
  const { tone, title, text } = wordsOf(drilling);
  const [shownMove] = drill.isShown ? right : [];
  return (
    <>
      <p className="mb-3 font-semibold wrap-anywhere text-ink-soft">
        {repertoire.title} · {plural(drill.open.length, 'linha')} pela frente
      </p>
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div ref={board} className="mx-auto w-full max-w-[min(100%,max(18rem,100dvh-16rem))] max-lg:order-1">
          <Board
            label="Tabuleiro: o lance do repertório"
            fen={fenAt(game)}
            moves={moves}
            lastMove={game.moves.at(-1)}
            orientation={drill.side === 'white' ? 'w' : 'b'}
            shapes={shownMove && [{ brush: 'green', from: shownMove.from, to: shownMove.to }]}
            onMove={move}
          />
          <MoveAnnouncer game={game} />
        </div>
        <div className="space-y-5 max-lg:contents">
          <div
            ref={words}
            role="status"
            aria-label="Avaliação"
            tabIndex={-1}
            className={clsx('min-h-24 rounded-card px-5 py-4', tone)}
          >
            <p className="text-lg font-semibold">{title}</p>
            <p className="text-ink">{text}</p>
          </div>
          <Card as="section" aria-label="Sua resposta" className="space-y-5 max-lg:order-2">
            {!hasEnded && <MoveField moves={moves} onMove={move} />}
            {!hasEnded && !drill.isShown && (
              <Button variant="secondary" onClick={show}>
                <Eye aria-hidden /> Ver o lance
              </Button>
            )}
            {isUnsent && (
              <Button variant="secondary" wide onClick={sendAgain}>
                <Send aria-hidden /> Enviar de novo
              </Button>
            )}
            {hasEnded && (
              <Button
                size="lg"
                wide
                onClick={() => {
                  if (drill.open.length === 0) setOver(true);
                  else next();
                  focusBoard();
                }}
              >
                {drill.open.length > 0 ? 'Próxima linha' : 'Terminar'} <ArrowRight aria-hidden />
              </Button>
            )}
          </Card>
        </div>
      </div>
    </>
  );
};

const Done = ({ done, atOnce }: { done: number; atOnce: number }) => {
  const others = useRepertoires().data?.repertoires ?? [];
  const next = others.find(({ due }) => due > 0);
  return (
    <EmptyState
      icon={CircleCheckBig}
      title="Pronto!"
      text={`${atOnce} de ${plural(done, 'linha')} de primeira. Cada uma volta quando estiver para ser esquecida.`}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {next && (
            <LinkButton href={repertoireHref({ repertoire: next.id, act: 'treinar' })}>
              Rever {next.title} <ArrowRight aria-hidden />
            </LinkButton>
          )}
          <LinkButton href={repertoireHref({})} variant={next ? 'secondary' : 'primary'}>
            Ver os repertórios
          </LinkButton>
        </div>
      }
    />
  );
};
