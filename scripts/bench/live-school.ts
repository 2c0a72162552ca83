import { migrateDatabase } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { createSessions } from '../../server/features/auth/sessions.ts';
import { aStudent } from '../../server/harness/school.ts';
import { legalMoves } from '../../server/rules/moves.ts';
import { verdictOf } from '../../server/rules/verdict.ts';

/** Creates a school of students who are signed in. @returns their cookies and numbers. */
export const makeLiveSchool = async (file: string, students: number): Promise<{ id: number; cookie: string }[]> => {
  await migrateDatabase({ kind: 'sqlite', file });
  const db = openDatabase({ kind: 'sqlite', file });
  const sessions = createSessions(db, { secure: false });
  const people: { id: number; cookie: string }[] = [];
  for (let i = 0; i < students; i += 1) {
    const { id } = await aStudent(db);
    const cookie = await db.write(tx => sessions.begin(tx, id));
    people.push({ id, cookie: cookie.split(';')[0] ?? '' });
  }
  await db.close();
  return people;
};

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** Random legal moves, in UCI, after none of which a game is over. */
export const randomGame = (plies: number, random: () => number): string[] => {
  const moves: string[] = [];
  const fens = [START];
  while (moves.length < plies) {
    const legal = legalMoves(fens.at(-1)!);
    const move = legal[Math.floor(random() * legal.length)];
    if (!move || verdictOf([...fens, move.fen])) return randomGame(plies, random);
    moves.push(move.uci);
    fens.push(move.fen);
  }
  return moves;
};
