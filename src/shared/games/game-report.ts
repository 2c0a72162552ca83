import type { SaveGameInput } from '../../../server/features/games/games.schema.ts';

/** What the server is told of a finished game, under the mark by which it stores it once. */
export type Report = SaveGameInput & { clientKey: string };

/** Whether a report carries its mark, as those do that this browser wrote down. */
export const isReport = (sent: SaveGameInput): sent is Report => sent.clientKey !== undefined;
