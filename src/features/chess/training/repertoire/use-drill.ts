import { useMemo, useState } from 'react';
import type { Repertoire } from '../../../../../server/features/repertoires/repertoires.schema.ts';
import { type GameTree, treeFromPgn } from '../../../../../server/rules/game-tree.ts';
import { toUci } from '../../../../../server/rules/played-move.ts';
import { nodesAfter } from '../../../../../server/rules/repertoire-lines.ts';
import { type Game, fenAt, movesIn, newGame, playMove, type Move } from '../../../../board/game.ts';
import { answered, begun, type Drill, nextLine, rightMoves, shown } from './drill.ts';
import { useTrainLine } from './use-repertoires.ts';

const gameAfter = (start: string, path: readonly string[]): Game => {
  let game = newGame(start);
  for (const uci of path) {
    const move = movesIn(fenAt(game)).find(own => toUci(own) === uci);
    if (!move) break;
    game = playMove(game, move);
  }
  return game;
};

/** What the tree says of the position after these moves; of several ways there the first that is commented. */
const commentAfter = (tree: GameTree, path: readonly string[]): string =>
  path.length === 0 ? tree.comment : (nodesAfter(tree, path).find(({ comment }) => comment)?.comment ?? '');

/** Asks for lines; how each went is told to the server. */
export const useDrill = ({ id, side, pgn, cards }: Repertoire) => {
  const tree = useMemo(() => treeFromPgn(pgn), [pgn]);
  const [drill, setDrill] = useState(() => begun({ tree, side, lines: cards }, Math.random()));
  const train = useTrainLine();
  const game = useMemo(() => gameAfter(tree.start, drill.path), [tree, drill.path]);
  const tell = ({ ended, misses }: Drill) =>
    ended && train.mutate({ repertoireId: id, moves: [...ended], right: misses === 0 });
  return {
    drill,
    game,
    comment: commentAfter(tree, drill.path),
    right: drill.ended ? [] : rightMoves(drill, movesIn(fenAt(game))),
    dueDay: train.data?.dueDay,
    /** Whether the end of the line has not reached the server yet. */
    isUnsent: train.isError,
    sendAgain: () => tell(drill),
    move: (move: Move) => {
      const next = answered(drill, toUci(move), Math.random());
      setDrill(next);
      if (next.ended && next !== drill) tell(next);
    },
    show: () => setDrill(shown(drill)),
    next: () => {
      train.reset();
      setDrill(nextLine(drill, Math.random()));
    },
  };
};
