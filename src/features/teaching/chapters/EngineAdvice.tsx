import { Cpu, Star } from 'lucide-react';
import { isMarkedRight } from '../../../../server/rules/comment-marks.ts';
import { type Verdict, weigh, WEIGHING } from '../../../../server/rules/equal-moves.ts';
import type { GameTree } from '../../../../server/rules/game-tree.ts';
import { movesIn } from '../../../../server/rules/legal-moves.ts';
import { type PlayedMove, toUci } from '../../../../server/rules/played-move.ts';
import { inPortuguese } from '../../../lib/portuguese-moves.ts';
import { askable } from '../../../shared/engine/askable.ts';
import type { BrowserEngine } from '../../../shared/engine/browser-engine.ts';
import { useAnalysis } from '../../../shared/engine/use-analysis.ts';
import { childrenOf, fenAt, type NodeId, nodeOf } from '../../../shared/tree/tree-edit.ts';
import { Button } from '../../../ui/Button.tsx';
import type { EditedChapter } from './editing.ts';

type Question = { readonly at: NodeId; readonly right: readonly PlayedMove[] };

/** The right moves at a place of the tree, if there are any. */
const rightMovesAt = ({ nodes }: GameTree, siblings: readonly number[]): PlayedMove[] =>
  siblings.flatMap(id => {
    const node = nodes[id];
    return node && isMarkedRight(node.written.comment) ? [node.move] : [];
  });

/** The position that a student is to answer: where the move on the board was to be found, or the one it leads to. */
const questionAt = (tree: GameTree, current: NodeId, isStudents: boolean): Question => {
  const at = isStudents ? (nodeOf(tree, current)?.parent ?? null) : current;
  return { at, right: rightMovesAt(tree, childrenOf(tree, at)) };
};

const inPercent = (chances: number): string => `${Math.round(50 + 50 * chances)}%`;

const textOfFall = (had: number, has: number): string =>
  `as chances de ganhar caem de ${inPercent(had)} para ${inPercent(has)} ou menos`;

type EngineAdviceProps = {
  engine: BrowserEngine;
  chapter: EditedChapter;
  current: NodeId;
  /** Takes one more move as right, beside the others. */
  onAccept: (at: NodeId, move: PlayedMove) => void;
};

/** One line, whatever it says: the answer comes late, and the moves below are pressed meanwhile. */
const LINE = 'flex min-h-12 items-center gap-2 text-[0.95rem] text-ink-soft';

type ObjectionsProps = Verdict & {
  said: (uci: string) => string;
  onAccept: (uci: string) => void;
};

const Objections = ({ worse, equal, said, onAccept }: ObjectionsProps) => {
  const [worst] = worse;
  const inShort = worst
    ? `${said(worst.move)} perde para ${said(worst.best)}`
    : `${equal.map(said).join(', ')} também ${equal.length === 1 ? 'serve' : 'servem'}`;
  return (
    <section aria-label="O motor diz">
      <details className="rounded-control bg-gold-soft px-4">
        <summary className="h-12 cursor-pointer truncate py-2.5">O motor diz: {inShort}</summary>
        <div className="grid gap-2 pb-3">
          {worse.map(({ move, best, had, has }) => (
            <p key={move}>
              <strong>{said(move)}</strong> perde para {said(best)}: {textOfFall(had, has)}.
            </p>
          ))}
          {equal.length > 0 && <p>Tão bons quanto o lance certo, ou melhores:</p>}
          <div className="flex flex-wrap gap-2">
            {equal.map(uci => (
              <Button
                key={uci}
                variant="secondary"
                size="sm"
                aria-label={`Aceitar ${said(uci)} também`}
                onClick={() => onAccept(uci)}
              >
                <Star aria-hidden /> Aceitar {said(uci)}
              </Button>
            ))}
          </div>
        </div>
      </details>
    </section>
  );
};

/** What the engine holds against the right moves here: one that loses something, another that is as good. */
export const EngineAdvice = ({ engine, chapter: { tree, side }, current, onAccept }: EngineAdviceProps) => {
  const isStudents = nodeOf(tree, current)?.move.color === (side === 'white' ? 'w' : 'b');
  const { at, right } = questionAt(tree, current, isStudents);
  const fen = fenAt(tree, at);
  const analysis = useAnalysis(engine, right.length > 0 ? askable(fen) : undefined, WEIGHING);
  if (analysis.state === 'idle') return <p className={LINE}>Aqui não há lance certo que o motor possa conferir.</p>;
  if (analysis.state === 'failed')
    return <p className={LINE}>O motor não abriu neste navegador: confira os lances você.</p>;
  if (analysis.state === 'searching')
    return (
      <p role="status" className={LINE}>
        O motor confere os lances certos...
      </p>
    );
  const legal = movesIn(fen);
  const found = (uci: string): PlayedMove | undefined => legal.find(move => toUci(move) === uci);
  const { worse, equal } = weigh(analysis.lines, right.map(toUci));
  if (worse.length === 0 && equal.length === 0)
    return (
      <p role="status" className={LINE}>
        <Cpu aria-hidden className="size-5 shrink-0" /> O motor concorda: não há outro lance tão bom.
      </p>
    );
  return (
    <Objections
      key={fen}
      worse={worse}
      equal={equal}
      said={uci => inPortuguese(found(uci)?.san ?? uci)}
      onAccept={uci => {
        const move = found(uci);
        if (move) onAccept(at, move);
      }}
    />
  );
};
