/** Games against the engine that the server has held from their beginning to their end. */
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import type { Match } from '../../server/features/matches/matches.schema.ts';
import type { CreateMatchInput } from '../../server/features/matches/new-match.schema.ts';
import { newMatch, playMove } from '../../server/features/matches/matches.service.ts';
import { actAsServer } from '../../server/features/matches/table.service.ts';
import { play } from '../../server/features/matches/table.ts';
import { createLocalLive } from '../../server/live/local.ts';

const SCHOLARS_MATE = ['e4', 'e5', 'Bc4', 'Nc6', 'Qh5', 'Nf6', 'Qxf7#'];

/** Beats a level of the engine, which plays its moves as it is told here, by mate with White. */
export const beatEngine = async (
  db: Db,
  viewer: Viewer,
  { level = 'facil', ...asked }: Partial<CreateMatchInput> & { level?: Match['level'] & string } = {},
): Promise<number> => {
  const hall = { db, live: createLocalLive() };
  const opponent = { kind: 'engine' as const, level };
  const usual = { opponent, base: 600, increment: 0, color: 'white' as const, rated: true };
  const { id } = await newMatch(hall, viewer, { ...usual, ...asked });
  for (const [ply, move] of SCHOLARS_MATE.entries()) {
    if (ply % 2 === 0) await playMove(hall, viewer, { matchId: id, move, ply });
    else await actAsServer(hall, id, (table, now) => play(table, 'black', { move, ply }, now));
  }
  return id;
};
