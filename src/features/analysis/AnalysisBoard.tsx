import { FlipVertical2, Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { clockIn, evaluationIn, type Shape } from '../../../server/rules/comment-marks.ts';
import { type GameTree, lineThrough } from '../../../server/rules/game-tree.ts';
import { START_FEN } from '../../../server/rules/position.ts';
import { sayMove } from '../../board/notation.ts';
import { type Color, opposite } from '../../board/squares.ts';
import { askable, withTurnPassed } from '../../shared/engine/askable.ts';
import { EvaluationBar } from '../../shared/engine/EvaluationBar.tsx';
import { evaluationText, type SaidLine, saidLines } from '../../shared/engine/said-lines.ts';
import { useAnalysis, useEngine } from '../../shared/engine/use-analysis.ts';
import type { SessionUser } from '../../shared/session/session.tsx';
import { MoveSheet } from '../../shared/tree/MoveSheet.tsx';
import { MoveTools } from '../../shared/tree/MoveTools.tsx';
import { TreeBoard } from '../../shared/tree/TreeBoard.tsx';
import {
  fenAt,
  nodeOf,
  promoted,
  withComment,
  withoutBranch,
  withSign,
  writtenAt,
} from '../../shared/tree/tree-edit.ts';
import { useUndoKeys } from '../../shared/tree/use-undo-keys.ts';
import { Button } from '../../ui/Button.tsx';
import { EnginePanel, USUAL } from './EnginePanel.tsx';
import { OpenBar } from '../../shared/tree/OpenBar.tsx';
import { OpponentBar } from './OpponentBar.tsx';
import { ShareBar } from './ShareBar.tsx';
import { type EditedTree, useEditedTree } from '../../shared/tree/use-edited-tree.ts';
import { useOpening } from './use-opening.ts';
import { useAiMoves } from './use-ai-moves.ts';

const SILENCE = {
  bare: 'Ele começa com o primeiro lance.',
  over: 'Não há lance a procurar nesta posição.',
};

/** A threat is seen soon or is none. */
const THREAT = { nodes: 200_000, lines: 1 };

const arrowOf = (line: SaidLine | undefined, brush: Shape['brush']): Shape[] => {
  const [move] = line?.moves ?? [];
  return move ? [{ brush, from: move.from, to: move.to }] : [];
};

/** What the file says of the move: clock and evaluation, as chess.com and lichess write them. */
const Facts = ({ board: { tree, current } }: { board: EditedTree }) => {
  const written = writtenAt(tree, current);
  const [clock, evaluation] = [clockIn(written), evaluationIn(written)];
  const facts = [clock && `Relógio ${clock}`, evaluation && `No arquivo ${evaluationText(evaluation)}`].filter(Boolean);
  return facts.length > 0 && <p className="text-[0.95rem] text-ink-soft">{facts.join(' · ')}</p>;
};

type AnalysisBoardProps = { initial: GameTree; orientation: Color; user: SessionUser | null };

/** A tree of moves on a board, with the engine's lines, threats, and what can be taken in and out. */
export const AnalysisBoard = ({ initial, orientation: first, user }: AnalysisBoardProps) => {
  const board = useEditedTree(initial);
  const { tree, current, changeTree } = board;
  const [orientation, setOrientation] = useState(first);
  const [settings, setSettings] = useState(USUAL);
  const engine = useEngine();
  const fen = fenAt(tree, current);
  // Nobody asks about the first position of all games: the engine is fetched with the first move.
  const isBare = tree.start === START_FEN && tree.first.length === 0;
  const question = isBare ? undefined : askable(fen);
  const game = useAiMoves(fen, board.play);
  const isAsked = settings.isOn && !game.opponent;
  const analysis = useAnalysis(engine, isAsked ? question : undefined, settings);
  const lines = saidLines(fen, analysis.lines);
  const passed = isAsked && settings.showsThreat && analysis.state === 'done' ? withTurnPassed(fen) : undefined;
  const threatening = useAnalysis(engine, passed, THREAT);
  const threat = passed === undefined ? undefined : saidLines(passed, threatening.lines)[0];
  const node = nodeOf(tree, current);
  const line = lineThrough(tree, current);
  const walked = node ? line.slice(0, line.indexOf(node) + 1) : [];
  const opening = useOpening([tree.start, ...walked.map(({ move }) => move.fen)]);
  useUndoKeys(board.undo, board.redo);
  return (
    <div data-board="waiting" className="@container">
      <div className="mb-4 flex flex-wrap items-center gap-2 max-sm:*:grow">
        <OpenBar fen={fen} orientation={orientation} isSignedIn={user !== null} onOpen={board.open} />
        {user && !game.opponent && <OpponentBar game={game} mayPlay={askable(fen) !== undefined} />}
        <Button variant="secondary" size="icon" aria-label="Desfazer" disabled={!board.undo} onClick={board.undo}>
          <Undo2 aria-hidden />
        </Button>
        <Button variant="secondary" size="icon" aria-label="Refazer" disabled={!board.redo} onClick={board.redo}>
          <Redo2 aria-hidden />
        </Button>
        <Button
          variant="secondary"
          size="icon"
          aria-label="Virar tabuleiro"
          onClick={() => setOrientation(opposite(orientation))}
        >
          <FlipVertical2 aria-hidden />
        </Button>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_23rem]">
        <TreeBoard
          label="Tabuleiro da análise"
          tree={tree}
          orientation={orientation}
          current={current}
          also={[...arrowOf(threat, 'red'), ...(isAsked ? arrowOf(lines[0], 'blue') : [])]}
          bar={isAsked && <EvaluationBar evaluation={lines[0]?.evaluation} orientation={orientation} />}
          onPlay={board.play}
          onGoTo={board.goTo}
          onDraw={board.draw}
          onTree={own => changeTree(own)}
        />
        <div className="grid min-w-0 gap-4">
          <p role="status" aria-label="Lance mostrado" className="sr-only">
            {node ? sayMove(node.move) : 'Posição inicial'}
          </p>
          {game.opponent ? (
            <OpponentBar game={game} mayPlay />
          ) : (
            <EnginePanel
              settings={settings}
              analysis={analysis}
              lines={lines}
              threat={threat}
              silence={question === undefined ? SILENCE[isBare ? 'bare' : 'over'] : undefined}
              onSettings={change => setSettings(before => ({ ...before, ...change }))}
              onPlay={board.play}
              onAdd={board.add}
            />
          )}
          {tree.title && <p className="font-semibold">{tree.title}</p>}
          {opening && (
            <p>
              <span className="text-ink-soft">Abertura:</span> {opening.name} ({opening.eco})
            </p>
          )}
          <Facts board={board} />
          <MoveSheet label="Lances da análise" tree={tree} current={current} onGoTo={board.goTo} />
          <ShareBar
            tree={tree}
            line={line.map(({ move }) => move)}
            fen={fen}
            orientation={orientation}
            maySave={user?.role === 'professor' || user?.role === 'admin'}
          />
          <MoveTools
            name={0}
            tree={tree}
            current={current}
            placeholder="O que você quer lembrar deste momento"
            onComment={text => changeTree(withComment(tree, current, text), current, `comment ${current}`)}
            onSign={nag => current !== null && changeTree(withSign(tree, current, nag))}
            onPromote={() => current !== null && changeTree(promoted(tree, current))}
            onRemove={() =>
              current !== null && changeTree(withoutBranch(tree, current), nodeOf(tree, current)?.parent ?? null)
            }
          />
        </div>
      </div>
    </div>
  );
};
