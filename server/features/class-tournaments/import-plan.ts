/** What a report file would bring into a class or course: its tournament, or what is wrong line by line. Pure. */
import { startOf } from '../../common/days.ts';
import type { PlayedRound } from '../../rules/pairing/history.ts';
import { pairRoundRobin, roundsOfAll } from '../../rules/pairing/round-robin.ts';
import { isPaired, ReportError, readReport, type ReadReport } from '../../rules/pairing/trf-reader.ts';
import { NAME_WIDTH, plain, type Report } from '../../rules/pairing/trf.ts';
import { sameName } from '../classes/import-list.ts';
import type { GameRow, HeldTournament, PlayerRow } from './class-tournaments.queries.ts';
import { LEAST_BASE, MOST_BASE, MOST_INCREMENT, MOST_ROUNDS, NAME_MAX_LENGTH } from './class-tournaments.schema.ts';
import { resultOfMarks } from './rounds.ts';

type LineError = { line: number; message: string };
type Student = { userId: number; fullName: string };
type Head = Pick<
  HeldTournament,
  'name' | 'format' | 'rounds' | 'base' | 'increment' | 'firstColor' | 'startsAt' | 'finishedAt'
>;
type Entry = Pick<PlayerRow, 'userId' | 'number'> & { rating: number | null };
type Board = Pick<GameRow['game'], 'round' | 'board' | 'whiteId' | 'blackId' | 'result' | 'bye'>;
export type Plan = {
  head: Head;
  /** Whether the file says it. */ timeIsKnown: boolean;
  players: Entry[];
  boards: Board[];
};

const UNNAMED = 'Torneio importado';
/** What the file does not say. */
const USUAL_TIME = { base: 600, increment: 0 };

/** Collects what is wrong, so that all of it is told at once. */
class Findings {
  readonly errors: LineError[] = [];
  add(line: number, message: string): void {
    this.errors.push({ line, message });
  }
}

/** '2026/11/23', or the day first. → yyyy-mm-dd; null for anything else. */
const dayIn = (text: string): string | null => {
  const found = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(text);
  const turned = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  const [year, month, day] = found ? found.slice(1) : turned ? turned.slice(1).toReversed() : [];
  if (!year || !month || !day) return null;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T12:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : null;
};
const momentIn = (text: string): Date | null => {
  const day = dayIn(text);
  return day === null ? null : startOf(day);
};

/** '600+5' in seconds, as we write it; '10 min + 5 s', as people do. */
const timeIn = (text: string): { base: number; increment: number } | null => {
  const [, base, increment] = /^(\d{1,5})\+(\d{1,3})$/.exec(text) ?? [];
  if (base && increment) return { base: Number(base), increment: Number(increment) };
  const [, minutes] = /(\d{1,3})\s*(?:min|')/i.exec(text) ?? [];
  const [, seconds = '0'] = /(\d{1,3})\s*(?:s|")/i.exec(text) ?? [];
  return minutes ? { base: Number(minutes) * 60, increment: Number(seconds) } : null;
};

const formatIn = (type: string): 'swiss' | 'round_robin' | 'double_round_robin' => {
  if (!/round.?robin|todos contra todos|berger/i.test(type)) return 'swiss';
  return /double|dois turnos/i.test(type) ? 'double_round_robin' : 'round_robin';
};

const isEmpty = ({ mark, opponent }: PlayedRound): boolean => mark === 'Z' && opponent === null;
/** The last round in which anything happened. */
const roundsIn = ({ players }: Report): number =>
  Math.max(0, ...players.map(({ rounds }) => rounds.findLastIndex(round => !isEmpty(round)) + 1));
/** Whether games of a round still lack their result. */
const isOpenRound = ({ players }: Report, round: number): boolean =>
  players.some(({ rounds }) => rounds[round - 1] && isPaired(rounds[round - 1]!));

const headIn = ({ report, lineOf }: ReadReport, findings: Findings): { head: Head; timeIsKnown: boolean } => {
  const format = formatIn(report.type);
  const played = roundsIn(report);
  const isOver = played >= report.totalRounds && !isOpenRound(report, played);
  const all = roundsOfAll(report.players.length, format === 'double_round_robin');
  if (report.name.length > NAME_MAX_LENGTH)
    findings.add(lineOf('012'), `o nome do torneio tem mais de ${NAME_MAX_LENGTH} letras`);
  if (report.totalRounds === 0) findings.add(lineOf('XXR'), 'o arquivo não diz quantas rodadas há (linha XXR)');
  if (format === 'swiss' && report.totalRounds > MOST_ROUNDS)
    findings.add(lineOf('XXR'), `um torneio suíço tem no máximo ${MOST_ROUNDS} rodadas`);
  if (format !== 'swiss' && !isOver && report.totalRounds !== all)
    findings.add(lineOf('XXR'), `todos contra todos com ${report.players.length} jogadores tem ${all} rodadas`);
  const told = timeIn(report.time);
  const time = told ?? USUAL_TIME;
  if (time.base < LEAST_BASE || time.base > MOST_BASE || time.increment > MOST_INCREMENT)
    findings.add(lineOf('122'), 'o tempo vai de 1 minuto a 3 horas, com até 180 segundos por lance');
  const startsAt = momentIn(report.startDate);
  const finishedAt = momentIn(report.endDate) ?? startsAt ?? new Date();
  const name = report.name || UNNAMED;
  const own = { name, format, rounds: report.totalRounds, ...time, firstColor: report.firstColor };
  return { head: { ...own, startsAt, finishedAt: isOver ? finishedAt : null }, timeIsKnown: told !== null };
};

/** As the file's column holds it. */
const written = (name: string): string => sameName(plain(name).slice(0, NAME_WIDTH));
/** 'Souza, Ana' is how chess federations write Ana Souza. */
const readings = (name: string): string[] => {
  const [family = '', given = ''] = name.split(',');
  return [sameName(name), ...(given === '' ? [] : [sameName(`${given} ${family}`)])];
};

/** Who each player of the file is in the class or the course. @param where 'na turma', 'no curso' */
const entriesIn = (
  { report, lineOf }: ReadReport,
  students: readonly Student[],
  where: string,
  findings: Findings,
): Entry[] => {
  const lineOfStudent = new Map<number, number>();
  const named = Map.groupBy(students, ({ fullName }) => written(fullName));
  return report.players.flatMap(({ number, name, rating }) => {
    const [line, known] = [lineOf(number), readings(name)];
    const [student, ...others] = known.flatMap(reading => named.get(reading) ?? []);
    const earlier = student && lineOfStudent.get(student.userId);
    if (number > report.players.length)
      findings.add(line, `o número ${number} passa dos ${report.players.length} jogadores do arquivo`);
    if (!student) findings.add(line, `“${name}” não está ${where}`);
    else if (others.length > 0) findings.add(line, `${where} há mais de uma pessoa chamada “${name}”`);
    else if (earlier !== undefined) findings.add(line, `“${name}” já está na linha ${earlier}`);
    else {
      lineOfStudent.set(student.userId, line);
      return [{ userId: student.userId, number, rating }];
    }
    return [];
  });
};

type PlayedSide = { number: number; played: PlayedRound };
type Found = Omit<Board, 'round' | 'board'>;

/** One game of a round, seen from the player of the lower number; undefined where it says nothing that we keep. */
const gameOf = (
  lower: PlayedSide,
  higher: PlayedSide,
  ids: ReadonlyMap<number, number>,
  isLast: boolean,
): Found | string => {
  const isSwapped = lower.played.color === 'black' || higher.played.color === 'white';
  const [white, black] = isSwapped ? [higher, lower] : [lower, higher];
  const isOpen = isPaired(lower.played);
  const result = isOpen ? null : resultOfMarks(white.played.mark, black.played.mark);
  if (isOpen && !isLast) return 'tem uma partida sem resultado';
  if (!isOpen && result === null) return 'tem uma partida que os dois perderam';
  const isColorless = lower.played.color === null && higher.played.color === null;
  if (isColorless && !result?.includes(':')) return 'não diz quem jogou de brancas';
  return { whiteId: ids.get(white.number) ?? 0, blackId: ids.get(black.number) ?? 0, result, bye: null };
};

const boardsIn = ({ report, lineOf }: ReadReport, entries: readonly Entry[], findings: Findings): Board[] => {
  const ids = new Map(entries.map(({ number, userId }) => [number, userId]));
  const byNumber = new Map(report.players.map(player => [player.number, player]));
  const inOrder = report.players.toSorted((a, b) => a.number - b.number);
  const last = roundsIn(report);
  return Array.from({ length: last }, (_, i) => {
    const found = inOrder.flatMap(({ number, rounds }): Found[] => {
      const played = rounds[i];
      if (!played || isEmpty(played)) return [];
      const { opponent, mark } = played;
      const bye = mark === 'U' || mark === 'F' || mark === 'H' ? mark : null;
      if (opponent === null) return [{ whiteId: ids.get(number) ?? 0, blackId: null, result: null, bye }];
      const other = byNumber.get(opponent)?.rounds[i];
      if (opponent < number || !other) return [];
      const sides: [PlayedSide, PlayedSide] = [
        { number, played },
        { number: opponent, played: other },
      ];
      const game = opponent === number ? 'joga contra si' : gameOf(...sides, ids, i + 1 === last);
      if (typeof game !== 'string') return [game];
      findings.add(lineOf(number), `a rodada ${i + 1} ${game}`);
      return [];
    });
    const games = found.filter(({ blackId }) => blackId !== null);
    return [...games, ...found.filter(({ blackId }) => blackId === null)].map((board, at) => ({
      round: i + 1,
      board: at + 1,
      ...board,
    }));
  }).flat();
};

/** A table of all against all goes on by Berger's tables, so it has to have begun by them. */
const checkTables = ({ report, lineOf }: ReadReport, { format, finishedAt }: Head, findings: Findings): void => {
  if (format === 'swiss' || finishedAt !== null) return;
  const isDouble = format === 'double_round_robin';
  for (let round = 0; round < roundsIn(report); round += 1)
    for (const { white, black } of pairRoundRobin(report.players.length, round, isDouble)) {
      const played = report.players.find(({ number }) => number === white)?.rounds[round];
      if ((played?.opponent ?? null) === black && (black === null || played?.color !== 'black')) continue;
      findings.add(lineOf(white), `a rodada ${round + 1} não segue as tabelas de Berger`);
      return;
    }
};

/** A file's tournament among these students; `where` says whose they are. With errors nothing may come of it. */
export const planImport = (
  text: string,
  students: readonly Student[],
  where: 'na turma' | 'no curso' = 'na turma',
): { plan: Plan | null; errors: readonly LineError[] } => {
  const findings = new Findings();
  try {
    const read = readReport(text);
    const { head, timeIsKnown } = headIn(read, findings);
    const players = entriesIn(read, students, where, findings);
    const boards = boardsIn(read, players, findings);
    checkTables(read, head, findings);
    if (read.report.players.length < 2) findings.add(read.lineOf(1), 'um torneio tem pelo menos dois jogadores');
    const errors = findings.errors.toSorted((a, b) => a.line - b.line);
    return { plan: { head, timeIsKnown, players, boards }, errors };
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    return { plan: null, errors: [{ line: error.line, message: error.reason }] };
  }
};
