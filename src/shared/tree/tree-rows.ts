import type { GameTree, MoveNode } from '../../../server/rules/game-tree.ts';

/** A line of the score sheet: a move of White, of Black, or of both. A variation stands below, further in. */
export type SheetRow = { readonly depth: number; white: MoveNode | null; black: MoveNode | null };

/** The score sheet of a tree, all rows of one height, so that only those in view need to be drawn. */
export const sheetOf = ({ nodes, first }: GameTree): SheetRow[] => {
  const rows: SheetRow[] = [];
  /** Lines that are still to be written, the next one last. */
  const open: { ids: readonly number[]; depth: number; from: number }[] = [{ ids: first, depth: 0, from: 0 }];
  for (let line = open.pop(); line; line = open.pop()) {
    let isNewRow = true;
    let { ids, from } = line;
    for (let node = nodes[ids[from] ?? -1]; node; node = nodes[ids[from] ?? -1]) {
      const last = rows.at(-1);
      if (node.move.color === 'b' && last && !isNewRow && last.black === null) last.black = node;
      else {
        const isWhite = node.move.color === 'w';
        rows.push({ depth: line.depth, white: isWhite ? node : null, black: isWhite ? null : node });
      }
      isNewRow = false;
      const variations = from === 0 ? ids.slice(1).map((_, index) => index + 1) : [];
      if (variations.length > 0) {
        // The rest of this line comes after its variations.
        open.push({ ids: node.children, depth: line.depth, from: 0 });
        for (const own of variations.toReversed()) open.push({ ids, depth: line.depth + 1, from: own });
        break;
      }
      [ids, from] = [node.children, 0];
    }
  }
  return rows;
};

/** Where a move stands on the sheet. */
export const rowOf = (rows: readonly SheetRow[], id: number | null): number =>
  id === null ? -1 : rows.findIndex(({ white, black }) => white?.id === id || black?.id === id);
