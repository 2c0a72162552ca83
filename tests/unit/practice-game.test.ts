import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SaveGameInput } from '../../server/features/games/games.schema.ts';
import { timeLeft } from '../../src/board/clocks.ts';
import { type Game, legalMoves, newGame, turnOf } from '../../src/board/game.ts';
import { resultOf } from '../../src/board/outcome.ts';
import { readMove } from '../../src/board/typed-move.ts';
import {
  CLOCK_MS,
  practice,
  type Practice,
  type PracticeEvent,
  waiting,
} from '../../src/features/chess/game/practice-game.ts';
import { fromSaved, toSaved } from '../../src/features/chess/game/saved-practice.ts';
import { outcomeText } from '../../src/features/chess/game/practice-labels.ts';

const after = (...events: PracticeEvent[]): Practice => events.reduce(practice, waiting('medio'));
const KEY = 'partida-1';
const started: PracticeEvent = { type: 'started', key: KEY, now: 0 };
const playing = after(started);

const move = (state: Practice, text: string, now: number): Practice => {
  const read = readMove(legalMoves(state.game), text);
  if (read.kind !== 'move') throw new Error(`${text} is ${read.kind}`);
  return practice(state, { type: 'moved', by: turnOf(state.game), move: read.move, now });
};
const line = (moves: string): Practice =>
  moves.split(' ').reduce((state, text, place) => move(state, text, (place + 1) * 1_000), playing);
const at = (start: string): Practice => ({ ...playing, game: newGame(start) satisfies Game });
const outcomeOf = ({ phase }: Practice) => (phase.is === 'finished' ? phase.outcome : undefined);

describe('phases', () => {
  test('a start sets up the board and gives each side ten minutes, of which White spends first', () => {
    const again = practice(line('f3 e5 g4 Dh4'), { type: 'started', key: 'partida-2', now: 90_000 });
    expect(again).toMatchObject({
      level: 'medio',
      phase: { is: 'playing' },
      game: { moves: [] },
      clocks: { left: { w: 600_000, b: 600_000 }, running: { color: 'w', since: 90_000 } },
    });
  });

  test('the level changes only while nobody plays', () => {
    expect(after({ type: 'levelChosen', level: 'dificil' }).level).toBe('dificil');
    expect(practice(playing, { type: 'levelChosen', level: 'dificil' }).level).toBe('medio');
    expect(practice(line('f3 e5 g4 Dh4'), { type: 'levelChosen', level: 'facil' }).level).toBe('facil');
  });

  test('nothing is played before the start, out of turn or against the rules', () => {
    const e4: PracticeEvent = { type: 'moved', by: 'w', move: { from: 'e2', to: 'e4' }, now: 1 };
    expect(after(e4).game.moves).toEqual([]);
    expect(practice(playing, { ...e4, by: 'b' }).game.moves).toEqual([]);
    expect(practice(playing, { ...e4, move: { from: 'e2', to: 'e5' } })).toBe(playing);
    expect(practice(playing, e4).game.moves).toHaveLength(1);
  });

  test('resigning ends it, restarting goes back to waiting', () => {
    const resigned = practice(playing, { type: 'resigned', now: 5_000 });
    expect(resigned).toMatchObject({
      phase: { is: 'finished', outcome: { by: 'resignation', winner: 'b' } },
      clocks: { running: null, left: { w: 595_000 } },
    });
    expect(practice(resigned, { type: 'restarted' })).toEqual({ ...waiting('medio'), outbox: resigned.outbox });
  });
});

describe('endings', () => {
  test.each([
    ['mate by the AI', line('f3 e5 g4 Dh4'), 'IA vence por xeque-mate', '0-1'],
    ['mate by the human', line('e4 e5 Bc4 Cc6 Dh5 Cf6 Dxf7'), 'Você venceu por xeque-mate!', '1-0'],
    ['repetition', line('Cf3 Cf6 Cg1 Cg8 Cf3 Cf6 Cg1 Cg8'), 'Empate', '1/2-1/2'],
    ['stalemate', move(at('7k/8/5QK1/8/8/8/8/8 w - - 0 1'), 'Df7', 1), 'Empate', '1/2-1/2'],
  ])('%s', (_, state, title, result) => {
    const outcome = outcomeOf(state);
    expect(outcome && outcomeText(outcome).title).toBe(title);
    expect(outcome && resultOf(outcome)).toBe(result);
    expect(state.clocks.running).toBeNull();
  });

  test('a clock that reaches zero loses', () => {
    expect(practice(playing, { type: 'ticked', now: CLOCK_MS - 1 })).toBe(playing);
    const fallen = practice(playing, { type: 'ticked', now: CLOCK_MS });
    expect(outcomeOf(fallen)).toEqual({ by: 'time', winner: 'b' });
    expect(outcomeText(outcomeOf(fallen)!).title).toBe('Tempo esgotado');
    expect(outcomeOf(practice(move(playing, 'e4', 1_000), { type: 'ticked', now: CLOCK_MS + 1_000 }))).toEqual({
      by: 'time',
      winner: 'w',
    });
  });

  test('nobody wins on time who could not mate', () => {
    expect(outcomeOf(practice(at('7k/8/8/8/8/8/8/KQ6 w - - 0 1'), { type: 'ticked', now: CLOCK_MS }))).toEqual({
      by: 'time',
      winner: null,
    });
    expect(resultOf({ by: 'time', winner: null })).toBe('1/2-1/2');
  });

  test('a move after the time is over comes too late', () => {
    const late = move(playing, 'e4', CLOCK_MS + 5);
    expect(late.game.moves).toEqual([]);
    expect(outcomeOf(late)).toEqual({ by: 'time', winner: 'b' });
  });
});

describe('what the server is told', () => {
  const mated = line('f3 e5 g4 Dh4');
  const report = {
    mode: 'practice',
    timeControl: '600',
    difficulty: 'medio',
    pgn: 'f2f3 e7e5 g2g4 d8h4',
    result: '0-1',
    clientKey: KEY,
  };

  test('is the moves, the result and the mark of the game', () => {
    expect(playing.outbox).toEqual([]);
    expect(mated.outbox).toEqual([report]);
  });

  test.each([
    ['resignation', practice(playing, { type: 'resigned', now: 1 }), { pgn: '', result: '0-1', ending: 'resignation' }],
    ['time', practice(playing, { type: 'ticked', now: CLOCK_MS }), { pgn: '', result: '0-1', ending: 'time' }],
    [
      'time, though nobody could mate',
      practice(at('7k/8/8/8/8/8/8/KQ6 w - - 0 1'), { type: 'ticked', now: CLOCK_MS }),
      { result: '1/2-1/2', ending: 'time' },
    ],
  ])('names the end that no board shows: %s', (_, { outbox }, end) => {
    expect(outbox).toMatchObject([end]);
    expect(SaveGameInput.safeParse(outbox[0]).success).toBe(true);
  });

  test('waits while other games are played, until it was delivered', () => {
    const second = practice(practice(mated, { type: 'started', key: 'partida-2', now: 5_000 }), {
      type: 'resigned',
      now: 6_000,
    });
    expect(second.outbox.map(({ clientKey }) => clientKey)).toEqual([KEY, 'partida-2']);
    expect(practice(second, { type: 'delivered', key: KEY }).outbox.map(({ clientKey }) => clientKey)).toEqual([
      'partida-2',
    ]);
  });
});

describe('in two tabs', () => {
  const here = line('e4 e5');
  const found = (own: Practice, other: Practice): Practice => practice(own, { type: 'found', found: other });
  const ended = practice(here, { type: 'resigned', now: 3_000 });

  test('the one that is behind goes on with the moves of the other', () => {
    expect(found(line('e4'), here)).toEqual(here);
    expect(found(waiting(), here)).toEqual(here);
  });

  test('the one that is ahead, or as far, stays as it is', () => {
    expect(found(here, line('e4'))).toBe(here);
    expect(found(here, line('d4 d5'))).toBe(here);
  });

  test('a game that ended in the other is not played on, and both know what the server has not got', () => {
    expect(found(here, { ...waiting('medio'), outbox: ended.outbox })).toMatchObject({
      phase: { is: 'waiting' },
      outbox: ended.outbox,
    });
  });

  test('a game that ended here stays in sight, until the other begins another', () => {
    const other = { ...playing, phase: { is: 'playing', key: 'partida-2' } } as const;
    expect(found(ended, waiting())).toBe(ended);
    expect(found(ended, here)).toBe(ended);
    expect(found(ended, other)).toEqual({ ...other, outbox: ended.outbox });
  });

  test('what each takes from the other comes to rest', () => {
    const [one, other] = [found(here, line('e4')), found(line('e4'), here)];
    expect(found(one, other)).toBe(one);
    expect(found(other, one)).toBe(other);
  });
});

describe('between two visits', () => {
  const throughStorage = (state: Practice, closed: number, opened: number) =>
    fromSaved(JSON.parse(JSON.stringify(toSaved(state, closed))), opened);

  test('a game goes on with its moves, its level and what the clocks showed', () => {
    const left = line('e4 e5 Cf3');
    const back = throughStorage(left, 10_000, 1e12);
    expect(back).toMatchObject({ level: 'medio', phase: { is: 'playing', key: KEY }, game: left.game });
    expect([timeLeft(back.clocks, 'w', 1e12), timeLeft(back.clocks, 'b', 1e12)]).toEqual([
      timeLeft(left.clocks, 'w', 10_000),
      timeLeft(left.clocks, 'b', 10_000),
    ]);
    expect(back.clocks.running?.color).toBe('b');
  });

  test(`a game that is over leaves its level and what the server has not got, one that was not begun its level and \
taste`, () => {
    const mated = line('f3 e5 g4 Dh4');
    expect(throughStorage(mated, 1, 2)).toEqual({ ...waiting('medio'), outbox: mated.outbox });
    expect(throughStorage(practice(mated, { type: 'delivered', key: KEY }), 1, 2)).toEqual(waiting('medio'));
    expect(throughStorage(waiting('dificil', true), 1, 2)).toEqual(waiting('dificil', true));
  });

  test.each([
    null,
    'texto',
    7,
    {},
    { level: 'x' },
    { level: 'facil', commentary: true, outbox: [], game: { key: KEY, moves: ['e2e4'], left: { w: -1, b: 5 } } },
    { level: 'facil', commentary: true, outbox: [{ mode: 'practice' }], game: null },
  ])('%j is a new beginning', saved => {
    expect(fromSaved(saved, 0)).toEqual(waiting());
  });

  test(`one left at the moment in which its clock ran out is lost on time, and nothing \
that waits is lost with it`, () => {
    const { outbox } = practice(playing, { type: 'resigned', now: 1 });
    const back = throughStorage({ ...playing, outbox }, CLOCK_MS, 0);
    expect(back).toMatchObject({ phase: { is: 'playing' }, outbox });
    expect(practice(back, { type: 'ticked', now: 0 })).toMatchObject({
      phase: { is: 'finished', outcome: { by: 'time', winner: 'b' } },
    });
  });

  test('moves that make no game are forgotten', () => {
    expect(
      fromSaved(
        { level: 'facil', commentary: true, outbox: [], game: { key: KEY, moves: ['e2e5'], left: { w: 5, b: 5 } } },
        0,
      ),
    ).toEqual(waiting('facil', true));
  });

  test('whatever was stored, nothing breaks', () => {
    fc.assert(
      fc.property(fc.jsonValue(), saved => {
        expect(['waiting', 'playing']).toContain(fromSaved(saved, 0).phase.is);
      }),
    );
  });
});
