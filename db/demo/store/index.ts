import { demoCombos } from './combos.ts';
import { demoNotebooks } from './notebooks/index.ts';
import { demoPieces } from './pieces.ts';

/** Everything on the demo store's shelves, each with its category and kind. */
export const demoStoreItems = [
  ...demoCombos.map(item => ({ category: 'combo' as const, kind: 'combo' as const, ...item })),
  ...demoPieces.map(item => ({ category: 'piece' as const, ...item })),
  ...demoNotebooks.map(item => ({ category: 'notebook' as const, kind: 'notebook' as const, ...item })),
];
