import clsx from 'clsx';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { signsOf, spokenSigns } from './annotations.ts';
import type { GameTree, MoveNode } from '../../server/rules/game-tree.ts';
import { numberedMove } from './notation.ts';
import { inPortuguese } from '../lib/portuguese-moves.ts';

type MoveTreeProps = { tree: GameTree; current: number | null; onGoTo: (id: number) => void };
type Tools = MoveTreeProps & {
  /** The moves that follow one another from this one on. */
  lineFrom: (id: number | undefined) => MoveNode[];
  /** The variations that stand beside a move. */
  variationsOf: (node: MoveNode) => readonly number[];
};

const toolsFor = (props: MoveTreeProps): Tools => {
  const { nodes, first } = props.tree;
  const lineFrom = (id: number | undefined): MoveNode[] => {
    const line: MoveNode[] = [];
    for (let node = nodes[id ?? -1]; node; node = nodes[node.children[0] ?? -1]) line.push(node);
    return line;
  };
  const variationsOf = ({ id, parent }: MoveNode): readonly number[] => {
    const [main, ...others] = parent === null ? first : (nodes[parent]?.children ?? []);
    return main === id ? others : [];
  };
  return { ...props, lineFrom, variationsOf };
};

const MoveButton = ({ node, tools, children }: { node: MoveNode; tools: Tools; children: ReactNode }) => (
  <button
    type="button"
    aria-label={`${numberedMove(node.move)}${spokenSigns(node.nags)}`}
    aria-current={node.id === tools.current ? 'step' : undefined}
    onClick={() => tools.onGoTo(node.id)}
    className={clsx(
      'min-h-9 rounded-md font-semibold print:min-h-0',
      node.id === tools.current ? 'bg-brand text-on-brand print:bg-transparent print:text-ink' : 'hover:bg-surface',
    )}
  >
    {children}
  </button>
);

/** On paper nothing can be tapped, so that comments stand beside their moves. On screen they are under the board. */
const PrintedComment = ({ text }: { text: string }) => text && <span className="hidden print:inline"> {text} </span>;

/** A variation in running text, with its own variations in brackets. */
const Variation = ({ id, tools }: { id: number; tools: Tools }) => (
  <span>
    (
    {tools.lineFrom(id).map((node, index) => (
      <Fragment key={node.id}>
        <PrintedComment text={node.introduction} />
        <MoveButton node={node} tools={tools}>
          <span className="px-1">
            {index === 0 || node.move.color === 'w' ? numberedMove(node.move) : inPortuguese(node.move.san)}
            {signsOf(node.nags)}
          </span>
        </MoveButton>{' '}
        <PrintedComment text={node.comment} />
        {index > 0 &&
          tools.variationsOf(node).map(other => (
            <Fragment key={other}>
              <Variation id={other} tools={tools} />{' '}
            </Fragment>
          ))}
      </Fragment>
    ))}
    )
  </span>
);

type Row = { white: MoveNode | null; black: MoveNode | null };

/** Two moves a row. White's move ends it where variations follow at once. */
const rowsOf = (line: readonly MoveNode[], breaksAfter: (node: MoveNode) => boolean): Row[] => {
  const rows: Row[] = [];
  for (const node of line) {
    const open = rows.at(-1);
    if (node.move.color === 'w') rows.push({ white: node, black: null });
    else if (open?.white && !open.black && !breaksAfter(open.white)) open.black = node;
    else rows.push({ white: null, black: node });
  }
  return rows;
};

const Cell = ({ node, tools }: { node: MoveNode; tools: Tools }) => (
  <MoveButton node={node} tools={tools}>
    <span className="block px-3 text-left">
      {inPortuguese(node.move.san)}
      {signsOf(node.nags)}
    </span>
  </MoveButton>
);

const RowCells = ({ row: { white, black }, tools }: { row: Row; tools: Tools }) => {
  const nodes = [white, black].filter(node => node !== null);
  const variations = nodes.flatMap(tools.variationsOf);
  return (
    <>
      <span aria-hidden className="pr-2 text-right text-sm text-ink-soft tabular-nums">
        {nodes[0] && /^\d+/.exec(numberedMove(nodes[0].move))?.[0]}.
      </span>
      {white ? (
        <Cell node={white} tools={tools} />
      ) : (
        <span aria-hidden className="px-3 text-ink-soft">
          ...
        </span>
      )}
      {black && <Cell node={black} tools={tools} />}
      {nodes.map(
        ({ id, move, comment }) =>
          comment && (
            <p key={id} className="col-span-2 col-start-2 hidden px-3 print:block">
              {numberedMove(move)}: {comment}
            </p>
          ),
      )}
      {variations.length > 0 && (
        <p className="col-span-2 col-start-2 px-3 pb-1 text-[0.95rem] text-ink-soft">
          {variations.map(id => (
            <Fragment key={id}>
              <Variation id={id} tools={tools} />{' '}
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
};

/** The moves of a game with its variations: each leads to its position. */
export const MoveTree = (props: MoveTreeProps) => {
  const tools = toolsFor(props);
  const { tree, current } = props;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls only the list, not the page.
    if (shown && list.current) list.current.scrollTop = shown.offsetTop - list.current.clientHeight / 2;
  }, [current]);
  const line = tools.lineFrom(tree.first[0]);
  const rows = rowsOf(line, node => tools.variationsOf(node).length > 0);
  return (
    <ol
      ref={list}
      tabIndex={-1}
      className={clsx(
        'relative max-h-28 overflow-y-auto @lg:max-h-56 rounded-control bg-sunken p-2 @3xl:max-h-72',
        'print:max-h-none print:overflow-visible print:bg-transparent print:p-0',
      )}
    >
      {rows.map(row => (
        <li
          key={(row.white ?? row.black)?.id}
          className="grid grid-cols-[2.5rem_1fr_1fr] items-center print:break-inside-avoid"
        >
          <RowCells row={row} tools={tools} />
        </li>
      ))}
    </ol>
  );
};
