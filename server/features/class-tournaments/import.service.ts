import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { AppError } from '../../errors.ts';
import { insertGames, insertPlayers, insertTournament } from './class-tournaments.queries.ts';
import { MAX_PLAYERS } from './class-tournaments.schema.ts';
import { checkRoom, getClassTournament, tellNewPlayers } from './class-tournaments.service.ts';
import { columnsOf, getHolderToLead, listCandidates, type Holder } from './holder.ts';
import { planImport, type Plan } from './import-plan.ts';
import type { ImportCourseReport, ImportReport, ImportedReport } from './import.schema.ts';

const toPreview = ({ head, timeIsKnown, players, boards }: Plan): ImportedReport['preview'] => ({
  name: head.name,
  format: head.format,
  rounds: head.rounds,
  round: boards.at(-1)?.round ?? 0,
  open: boards.filter(({ blackId, result }) => blackId !== null && result === null).length,
  base: head.base,
  increment: head.increment,
  timeIsKnown,
  players: players.length,
  finished: head.finishedAt !== null,
});

/**
 * Brings a tournament that was played elsewhere into a class or a course, over real boards, unrated and without
 * prizes: all of it, or nothing where one line is wrong.
 * @throws AppError 404, 403, 409 for an archived class or too many players
 */
export const importReport = async (
  db: Db,
  viewer: Viewer,
  { report, dryRun, ...of }: ImportReport | ImportCourseReport,
): Promise<ImportedReport> => {
  const holder: Holder = of;
  const told = await db.write(async tx => {
    const held = await getHolderToLead(tx, viewer, holder);
    const students = await listCandidates(db, tx, viewer, holder);
    const { plan, errors } = planImport(report, students, 'classId' in holder ? 'na turma' : 'no curso');
    const preview = plan && toPreview(plan);
    if (!plan || errors.length > 0 || dryRun) return { id: null, preview, errors: [...errors] };
    if (plan.players.length > MAX_PLAYERS) throw new AppError('tooManyPlayers');
    await checkRoom(tx, holder);
    const { head, players, boards } = plan;
    const fixed = { overBoard: true, rated: false, minutes: null, firstPrize: 0, secondPrize: 0, thirdPrize: 0 };
    const id = await insertTournament(tx, { ...columnsOf(holder), makerId: viewer.id, ...head, ...fixed });
    await insertPlayers(
      tx,
      players.map(player => ({ tournamentId: id, ...player, presence: 'playing' as const })),
    );
    await insertGames(
      tx,
      boards.map(board => ({ tournamentId: id, ...board })),
    );
    if (head.finishedAt === null) await tellNewPlayers(tx, { id, name: head.name, held }, players);
    return { id, preview, errors: [] };
  });
  const { id, preview, errors } = told;
  return { tournament: id === null ? null : await getClassTournament(db.read, viewer, id), preview, errors };
};
