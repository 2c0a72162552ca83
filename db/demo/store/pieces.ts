import { boards } from './pieces/boards.ts';
import { clocks } from './pieces/clocks.ts';
import { firstPage } from './pieces/first-page.ts';
import { sets } from './pieces/sets.ts';
import type { DemoPiece } from './types.ts';

/** Twelve boards, eight sets, five clocks. The first eight are the first page. */
export const demoPieces: DemoPiece[] = [...firstPage, ...boards, ...sets, ...clocks];
