/** The games that the server holds for one person: real tables, behind the answers of a screen test. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import type { Person } from '../../server/features/matches/matches.queries.ts';
import type { CreateMatchInput } from '../../server/features/matches/new-match.schema.ts';
import { type Match, MoveInput } from '../../server/features/matches/matches.schema.ts';
import { toMatch } from '../../server/features/matches/match-output.ts';
import { abort, resign } from '../../server/features/matches/endings.ts';
import { comment, draw, takeBack } from '../../server/features/matches/offers.ts';
import { begin, engineSide, play, settled, sideOf, turnOf, type Table } from '../../server/features/matches/table.ts';
import { clockColumns } from '../../server/features/matches/clock-columns.ts';
import { newClock } from '../../server/rules/match-clock.ts';
import type { Side } from '../../server/rules/moves.ts';
import { waitingMatch } from '../support/fake-match-school.ts';
import { answer } from '../support/msw.ts';
import { savedGame, summaryOf } from './game-samples.ts';
import { openApp, signedIn } from './open-app.tsx';
import { student } from './samples.ts';

type Action = (table: Table, side: Side, now: number) => Table;

/** A socket that never opens: the match is asked for again and again. */
export class DeafSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  readonly readyState = DeafSocket.CONNECTING;
  addEventListener(): void {}
  removeEventListener(): void {}
  send(): void {}
  close(): void {}
}

/** `replies`: what the engine plays, in turn, as soon as its second has passed. */
export const holdGames = (user = student, replies: string[] = []) => {
  vi.stubGlobal('WebSocket', DeafSocket);
  const tables = new Map<number, Table>();
  const asked: CreateMatchInput[] = [];
  const person = { ...user, deviation: 90, deactivatedAt: null, erasedAt: null, awaitingApproval: false };
  const known = { people: new Map([[user.id, person as unknown as Person]]), roundGames: new Set<number>() };
  const shown = (table: Table): Match => toMatch(table, known, Date.now());

  const engineMoves = (table: Table): Table => {
    const { match, moves } = settled(table, Date.now());
    const current = { match, moves, events: [] };
    const side = engineSide(match);
    const isDue = match.status === 'playing' && side === turnOf(current) && (match.dueAt?.getTime() ?? 0) <= Date.now();
    const move = isDue && replies.shift();
    return side && move ? play(current, side, { move, ply: moves.length }, Date.now()) : current;
  };
  const find = (id: number): Table => {
    const table = tables.get(id);
    if (!table) throw new AppError('gameNotFound');
    tables.set(id, engineMoves(table));
    return tables.get(id)!;
  };
  const by =
    (action: Action) =>
    ({ matchId }: { matchId: number }) => {
      const table = find(matchId);
      tables.set(matchId, action(table, sideOf(table, user.id) ?? 'white', Date.now()));
      return { match: shown(tables.get(matchId)!) };
    };

  answer({
    'matches.list': () => ({
      matches: [...tables.keys()]
        .map(find)
        .filter(({ match }) => match.status === 'playing')
        .map(shown),
      total: tables.size,
      page: 1,
      pageSize: 50,
    }),
    'matches.create': input => {
      const { opponent, base, increment = 0, rated = false } = input;
      asked.push({ color: 'white', increment, rated, ...input } as CreateMatchInput);
      const level = opponent.kind === 'engine' ? (opponent.level as Match['level']) : null;
      const clock = clockColumns(newClock({ base, increment }));
      const kind = opponent.kind;
      const row = {
        ...waitingMatch(Date.now()),
        ...clock,
        id: tables.size + 51,
        opponent: kind,
        level,
        base,
        increment,
      };
      const seats = { whiteId: user.id, blackId: null, whiteRating: user.rating, blackRating: null, rated };
      const match = { ...row, creatorId: user.id, ...seats };
      tables.set(match.id, begin({ match, moves: [], events: [] }, seats, Date.now()));
      return { match: shown(tables.get(match.id)!) };
    },
    'matches.get': ({ matchId }) => ({ match: shown(find(Number(matchId))) }),
    'matches.move': ({ matchId, move, ply, took }) => {
      MoveInput.shape.took.parse(took);
      return by((table, side, now) => play(table, side, { move, ply }, now))({ matchId: Number(matchId) });
    },
    'matches.resign': ({ matchId }) => by(resign)({ matchId: Number(matchId) }),
    'matches.draw': ({ matchId }) => by(draw)({ matchId: Number(matchId) }),
    'matches.takeback': ({ matchId }) => by(takeBack)({ matchId: Number(matchId) }),
    'matches.abort': ({ matchId }) => by((table, _side, now) => abort(table, now))({ matchId: Number(matchId) }),
    'matches.commentary': ({ matchId }) => by((table, _side, now) => comment(table, now))({ matchId: Number(matchId) }),
    'games.own': ({ page = 1 }) => {
      const over = [...tables.values()].filter(({ match }) => match.status === 'finished');
      const games = over.map(({ match }) => summaryOf(savedGame({ id: match.id + 100, matchId: match.id })));
      return { games, total: games.length, page: Number(page), pageSize: 20 };
    },
  });
  return {
    asked,
    latest: (): Match => shown([...tables.values()].at(-1)!),
    /** So many milliseconds of the running clock have passed. */
    spend: (ms: number): void => {
      const [id, table] = [...tables].at(-1)!;
      const { runningSince } = table.match;
      const match = { ...table.match, runningSince: runningSince && new Date(runningSince.getTime() - ms) };
      tables.set(id, { ...table, match });
    },
    /** Something that happens elsewhere, such as on another device. */
    elsewhere: (move: string): void => {
      const [id, table] = [...tables].at(-1)!;
      tables.set(id, play(table, turnOf(table), { move, ply: table.moves.length }, Date.now()));
    },
  };
};

export const enter = (path: string, user = student) => {
  signedIn(user);
  return openApp(path);
};
export type Visitor = ReturnType<typeof enter>;

/** Time goes by, also for the network. */
export const pass = async (ms: number): Promise<void> => {
  await act(() => vi.advanceTimersByTimeAsync(ms));
};

/** Waits until a check no longer throws, while clocks and boards move as they please. */
export const eventually = (check: () => void): Promise<void> => waitFor(check);

export const start = async (person: Visitor): Promise<void> => {
  const begin = await screen.findByRole('button', { name: 'Iniciar Partida' });
  await eventually(() => expect(begin).toBeEnabled());
  await person.click(begin);
  await screen.findByLabelText('Digite um lance');
};
export const type = (person: Visitor, move: string): Promise<void> =>
  person.type(screen.getByLabelText('Digite um lance'), `${move}{Enter}`);
export const desk = (): HTMLElement => screen.getByRole('region', { name: 'Partida' });
export const title = (): string | null => within(desk()).getByRole('heading').textContent;
export const lastMove = (): HTMLElement => screen.getByRole('status', { name: 'Último lance' });
/** Ends a game in which a move was played: after a question. */
export const end = async (person: Visitor, label: string): Promise<void> => {
  await person.click(screen.getByRole('button', { name: label }));
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: label }));
};
