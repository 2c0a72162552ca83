import type { SaveGameInput } from '../../../server/features/games/games.schema.ts';

/** What is sent to the server about a finished game. Its key makes the server store it only once. */
export type Report = SaveGameInput & { clientKey: string };

/** Whether a report has its key, as all reports stored by this browser do. */
export const isReport = (sent: SaveGameInput): sent is Report => sent.clientKey !== undefined;
