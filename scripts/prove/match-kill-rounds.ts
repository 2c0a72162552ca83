import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../db/open.ts';
import { connectSqlite } from '../../db/sqlite.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { createSessions } from '../../server/features/auth/sessions.ts';
import { startAcademy } from '../../server/harness/process.ts';
import { pupilWith, type Answer, type Pupil } from '../../server/harness/pupil.ts';
import { aStudent } from '../../server/harness/school.ts';
import { legalMoves } from '../../server/rules/moves.ts';
import { START_FEN } from '../../server/rules/position.ts';

/** Live games of a school whose server is killed again and again while they are played. */
export type MatchKillFigures = {
  kills: number;
  /** Moves and ends of games that were answered with success. */
  acknowledged: number;
  /** Requests that a kill left without an answer. */
  unanswered: number;
  /** Acknowledged moves and ends that are missing, or others in their place. */
  lost: number;
  /** Rated games that changed their players' ratings not once, or stand in the history not once. */
  wronglyRated: number;
  /** Games that ended, and were rated. */
  ended: number;
};

/** Two people at a board: what the server has acknowledged. */
type Table = {
  players: [Pupil, Pupil];
  blackId: number;
  matchId: number | undefined;
  moves: string[];
  fen: string;
};
type Ended = { matchId: number; moves: string[] };

/** The random time of play before a kill, in milliseconds. */
const PLAY_MS = { min: 100, max: 600 };
const RESIGNS = 0.08;
const ABORTABLE_PLIES = 2;

const prepare = async (file: string, tables: number, url: () => string): Promise<Table[]> => {
  await migrateDatabase({ kind: 'sqlite', file });
  const db = openDatabase({ kind: 'sqlite', file });
  const sessions = createSessions(db, { secure: false });
  const aPlayer = async (): Promise<{ id: number; pupil: Pupil }> => {
    const { id } = await aStudent(db);
    return { id, pupil: pupilWith((await sessions.start(id)).split(';')[0] ?? '', url) };
  };
  const made: Table[] = [];
  for (let i = 0; i < tables; i += 1) {
    const [white, black] = [await aPlayer(), await aPlayer()];
    made.push({
      players: [white.pupil, black.pupil],
      blackId: black.id,
      matchId: undefined,
      moves: [],
      fen: START_FEN,
    });
  }
  await db.close();
  return made;
};

/** What no finished game may be, as the number of those that are. */
const WRONG = {
  unrated: `select count(*) from matches m where m.status = 'finished' and m.rated
    and (select count(*) from match_moves where match_id = m.id) >= ${ABORTABLE_PLIES}
    and (m.white_change is null or m.black_change is null)`,
  notInHistoryOnce: `select count(*) from matches m where m.status = 'finished'
    and (select count(*) from games g where g.match_id = m.id) <> 2`,
  unbalanced: `select count(*) from users u where u.rating <> 1200
    + (select coalesce(sum(white_change), 0) from matches where white_id = u.id)
    + (select coalesce(sum(black_change), 0) from matches where black_id = u.id)`,
};

type Row = { moves: string; status: string };

const inspect = (file: string, tables: Table[], ended: Ended[]): { lost: number; wronglyRated: number } => {
  const connection = connectSqlite(file, { readonly: true });
  const find = connection.prepare(
    `select status, (select coalesce(group_concat(uci, ' ' order by ply), '') from match_moves where match_id = m.id)
      moves from matches m where id = ?`,
  );
  const isKept = (matchId: number, moves: string[], status?: string): boolean => {
    const row = find.get(matchId) as Row | undefined;
    return row !== undefined && row.moves.startsWith(moves.join(' ')) && (!status || row.status === status);
  };
  const lost =
    tables.filter(({ matchId, moves }) => matchId !== undefined && !isKept(matchId, moves)).length +
    ended.filter(({ matchId, moves }) => !isKept(matchId, moves, 'finished')).length;
  const wronglyRated = Object.values(WRONG).reduce(
    (sum, query) => sum + Number(connection.prepare(query).pluck().get()),
    0,
  );
  connection.close();
  return { lost, wronglyRated };
};

type Held = { id: number; status: string; fen: string; moves: { uci: string }[] };
const matchIn = ({ body }: Answer): Held => (body as { match: Held }).match;

/**
 * Starts the academy with one data folder, lets people play rated games, kills it with SIGKILL at a random moment, and
 * compares what it acknowledged with what is there after the next start; as often as given.
 * @throws Error when a move or an end is answered with anything but success.
 */
export const matchKillRounds = async (kills: number, games: number): Promise<MatchKillFigures> => {
  const folder = mkdtempSync(join(tmpdir(), 'academia-match-kills-'));
  const file = join(folder, 'academy.db');
  let url = '';
  const tables = await prepare(file, games, () => url);
  const ended: Ended[] = [];
  const figures: MatchKillFigures = {
    kills: 0,
    acknowledged: 0,
    unanswered: 0,
    lost: 0,
    wronglyRated: 0,
    ended: 0,
  };

  const start = async () => {
    const academy = await startAcademy(folder, { RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
    url = academy.url;
    const found = inspect(file, tables, ended);
    figures.lost += found.lost;
    figures.wronglyRated += found.wronglyRated;
    return academy;
  };

  /** @returns undefined when the kill came first. */
  const tell = async (pupil: Pupil, path: string, body?: object): Promise<Held | undefined> => {
    const answer = await pupil.ask('POST', `/api/matches${path}`, body).catch(() => undefined);
    if (!answer) {
      figures.unanswered += 1;
      return undefined;
    }
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status} ${JSON.stringify(answer.body)}`);
    figures.acknowledged += 1;
    return matchIn(answer);
  };

  const adopt = (table: Table, match: Held): void => {
    if (match.status === 'finished') ended.push({ matchId: match.id, moves: match.moves.map(({ uci }) => uci) });
    const isOn = match.status === 'playing';
    table.matchId = isOn ? match.id : undefined;
    table.moves = isOn ? match.moves.map(({ uci }) => uci) : [];
    table.fen = isOn ? match.fen : START_FEN;
  };

  /** The game as the server has it, which may have taken what it could not acknowledge. */
  const resume = async (table: Table): Promise<boolean> => {
    if (table.matchId === undefined) return true;
    const answer = await table.players[0].ask('GET', `/api/matches/${table.matchId}`).catch(() => undefined);
    if (answer) adopt(table, matchIn(answer));
    return answer !== undefined;
  };

  const begin = async (table: Table): Promise<Held | undefined> => {
    const [white, black] = table.players;
    const asked = { opponent: { kind: 'person', userId: table.blackId }, base: 3_600, color: 'white', rated: true };
    const made = await tell(white, '', asked);
    return made && tell(black, `/${made.id}/accept`);
  };

  const playAt = async (table: Table, isOver: () => boolean): Promise<void> => {
    if (!(await resume(table))) return;
    while (!isOver()) {
      const { matchId, moves, players } = table;
      const player = players[moves.length % 2]!;
      const legal = legalMoves(table.fen);
      const move = legal[Math.floor(Math.random() * legal.length)]!.uci;
      const match =
        matchId === undefined
          ? await begin(table)
          : moves.length >= ABORTABLE_PLIES && Math.random() < RESIGNS
            ? await tell(player, `/${matchId}/resign`)
            : await tell(player, `/${matchId}/moves`, { move, ply: moves.length });
      if (!match) return;
      adopt(table, match);
    }
  };

  try {
    for (; figures.kills < kills; figures.kills += 1) {
      const academy = await start();
      const goal = figures.acknowledged + games;
      let isKilled = false;
      const played = Promise.all(tables.map(table => playAt(table, () => isKilled)));
      // Waits until everybody plays, because a new process is slow to answer first requests.
      while (figures.acknowledged < goal) await Promise.race([played, new Promise(resolve => setTimeout(resolve, 2))]);
      await new Promise(resolve => setTimeout(resolve, PLAY_MS.min + Math.random() * (PLAY_MS.max - PLAY_MS.min)));
      isKilled = true;
      await academy.kill();
      await played;
    }
    const last = await start();
    await last.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { ...figures, ended: ended.length };
};
