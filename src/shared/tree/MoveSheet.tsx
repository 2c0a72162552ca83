import clsx from 'clsx';
import { MessageSquare, Star } from 'lucide-react';
import { type UIEvent, useEffect, useMemo, useRef, useState } from 'react';
import { isMarkedRight } from '../../../server/rules/comment-marks.ts';
import type { GameTree, MoveNode } from '../../../server/rules/game-tree.ts';
import { signsOf, spokenSigns } from '../../board/annotations.ts';
import { numberedMove } from '../../board/notation.ts';
import { inPortuguese } from '../../lib/portuguese-moves.ts';
import { rowOf, sheetOf, type SheetRow } from './tree-rows.ts';

/** All rows have one height, so that only those in view are drawn: a tree may have ten thousand moves. */
const ROW_PX = 40;
/** Rows that are drawn above and below the view. */
const MARGIN = 6;
/** Until the browser has measured it. */
const FIRST_HEIGHT_PX = 480;
const DEEPEST_INDENT = 6;

const Move = ({
  node,
  isCurrent,
  onGoTo,
}: {
  node: MoveNode | null;
  isCurrent: boolean;
  onGoTo: (id: number) => void;
}) => {
  if (!node) return <span />;
  const isRight = isMarkedRight(node.written.comment);
  return (
    <button
      type="button"
      aria-label={`${numberedMove(node.move)}${spokenSigns(node.nags)}${isRight ? ', lance certo' : ''}`}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => onGoTo(node.id)}
      className={clsx(
        'flex h-9 min-w-0 items-center gap-1 rounded-md px-2 text-left font-semibold',
        isCurrent ? 'bg-brand text-on-brand' : 'hover:bg-surface',
      )}
    >
      <span className="truncate">
        {inPortuguese(node.move.san)}
        {signsOf(node.nags)}
      </span>
      {isRight && <Star aria-hidden className="size-4 shrink-0 fill-current" />}
      {node.comment !== '' && <MessageSquare aria-hidden className="size-4 shrink-0 opacity-70" />}
    </button>
  );
};

type RowProps = { row: SheetRow; current: number | null; onGoTo: (id: number) => void };

const Row = ({ row: { depth, white, black }, current, onGoTo }: RowProps) => {
  const named = white ?? black;
  return (
    <div
      className={clsx(
        'grid grid-cols-[minmax(2.5rem,max-content)_1fr_1fr] items-center',
        depth > 0 && 'border-l-4 border-line text-[0.95rem] text-ink-soft',
      )}
      style={{ height: ROW_PX, marginLeft: `${Math.min(depth, DEEPEST_INDENT) * 0.75}rem` }}
    >
      <span aria-hidden className="pr-2 text-right text-sm text-ink-soft tabular-nums">
        {named && /^\d+/.exec(numberedMove(named.move))?.[0]}.
      </span>
      {white ? (
        <Move node={white} isCurrent={white.id === current} onGoTo={onGoTo} />
      ) : (
        <span aria-hidden className="px-2">
          ...
        </span>
      )}
      <Move node={black} isCurrent={black !== null && black.id === current} onGoTo={onGoTo} />
    </div>
  );
};

type MoveSheetProps = {
  label: string;
  tree: GameTree;
  current: number | null;
  onGoTo: (id: number | null) => void;
};

/** The moves of a tree with all variations, each in rows of its own. */
export const MoveSheet = ({ label, tree, current, onGoTo }: MoveSheetProps) => {
  const list = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: FIRST_HEIGHT_PX });
  const rows = useMemo(() => sheetOf(tree), [tree]);
  const at = useMemo(() => rowOf(rows, current), [rows, current]);
  useEffect(() => {
    const box = list.current;
    if (!box || at < 0) return;
    const top = at * ROW_PX;
    if (top < box.scrollTop || top + ROW_PX > box.scrollTop + box.clientHeight)
      box.scrollTop = top - box.clientHeight / 2;
  }, [at]);
  const look = ({ currentTarget: { scrollTop, clientHeight } }: UIEvent<HTMLDivElement>) =>
    setView({ top: scrollTop, height: clientHeight });
  const from = Math.max(0, Math.floor(view.top / ROW_PX) - MARGIN);
  const shown = rows.slice(from, Math.ceil((view.top + view.height) / ROW_PX) + MARGIN);
  return (
    <div
      ref={list}
      role="group"
      aria-label={label}
      onScroll={look}
      className={clsx(
        'relative max-h-64 min-h-24 overflow-y-auto rounded-control bg-sunken p-2',
        '@4xl:max-h-[max(var(--least-sheet,14rem),100dvh-var(--around-sheet,38rem))]',
      )}
    >
      <button
        type="button"
        aria-current={current === null ? 'step' : undefined}
        onClick={() => onGoTo(null)}
        className={clsx(
          'mb-1 h-9 w-full rounded-md px-2 text-left font-semibold',
          current === null ? 'bg-brand text-on-brand' : 'hover:bg-surface',
        )}
      >
        Posição inicial
      </button>
      {rows.length === 0 && <p className="px-2 pb-2 text-ink-soft">Jogue no tabuleiro: os lances aparecem aqui.</p>}
      <div style={{ height: rows.length * ROW_PX, paddingTop: from * ROW_PX }}>
        {shown.map(row => (
          <Row key={`${row.white?.id} ${row.black?.id}`} row={row} current={current} onGoTo={onGoTo} />
        ))}
      </div>
    </div>
  );
};
