import type { Db, Read } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { getClassToChange } from '../classes/scope.ts';
import { listStudents } from '../classes/students.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import { insertGames, insertPlayers, insertTournament } from './class-tournaments.queries.ts';
import { checkRoom, getClassTournament } from './class-tournaments.service.ts';
import { planImport, type Plan } from './import-plan.ts';
import type { ImportReport, ImportedReport } from './import.schema.ts';
import { hrefOf } from './scope.ts';

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
 * Brings a tournament that was played elsewhere into a class, over real boards, unrated and without prizes: all of it,
 * or nothing where one line is wrong. @throws AppError 404, 403, 409 for an archived class
 */
export const importReport = async (
  db: Db,
  viewer: Viewer,
  { classId, report, dryRun }: ImportReport,
): Promise<ImportedReport> => {
  const planIn = async (read: Read) => {
    const { students } = await listStudents({ ...db, read }, viewer, classId);
    return planImport(report, students);
  };
  const told = await db.write(async tx => {
    await getClassToChange(tx, viewer, classId);
    const { plan, errors } = await planIn(tx);
    const preview = plan && toPreview(plan);
    if (!plan || errors.length > 0 || dryRun) return { id: null, preview, errors: [...errors] };
    await checkRoom(tx, classId);
    const { head, players, boards } = plan;
    const fixed = { overBoard: true, rated: false, minutes: null, firstPrize: 0, secondPrize: 0, thirdPrize: 0 };
    const id = await insertTournament(tx, { classId, makerId: viewer.id, ...head, ...fixed });
    await insertPlayers(
      tx,
      players.map(player => ({ tournamentId: id, ...player, presence: 'playing' as const })),
    );
    await insertGames(
      tx,
      boards.map(board => ({ tournamentId: id, ...board })),
    );
    const news = { title: head.name, text: 'Você está neste torneio da turma.', href: hrefOf(id) };
    if (head.finishedAt === null) for (const { userId } of players) await notify(tx, userId, news);
    return { id, preview, errors: [] };
  });
  const { id, preview, errors } = told;
  return { tournament: id === null ? null : await getClassTournament(db.read, viewer, id), preview, errors };
};
