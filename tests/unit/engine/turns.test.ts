import { describe, expect, test } from 'vitest';
import { createTurns, type Asker, type Turns, type Waiting } from '../../../server/engine/turns.ts';

type Task = Waiting & { name: string };

const asks = (person: number, wants: Asker['wants']): Asker => ({ person, wants });
const task = (name: string, asker?: Asker): Task => ({ name, asker });
const names = (tasks: Task[]): string[] => tasks.map(({ name }) => name);
/** All that wait, in the order in which they are served. */
const served = (turns: Turns<Task>): string[] => {
  const next = turns.next();
  return next ? [next.name, ...served(turns)] : [];
};

describe('a person', () => {
  test.each(['move', 'analysis'] as const)('waits for two questions at most, and is told so: %s', wants => {
    const turns = createTurns<Task>(100);
    turns.add(task('first', asks(1, wants)));
    turns.add(task('second', asks(1, wants)));
    expect(() => turns.add(task('third', asks(1, wants)))).toThrow(
      expect.objectContaining({ refusal: 'engineAskedTooMuch', code: 'TOO_MANY_REQUESTS', retryAfter: 2 }),
    );
    turns.add(task('of another', asks(2, wants)));
    turns.next();
    turns.add(task('third', asks(1, wants)));
  });

  test('may ask for several searches with one question', () => {
    const turns = createTurns<Task>(100);
    const [first, second] = [asks(1, 'analysis'), asks(1, 'analysis')];
    for (const asker of [first, first, first, second, second, second]) turns.add(task('search', asker));
    expect(() => turns.add(task('third', asks(1, 'analysis')))).toThrow('duas respostas');
    expect(turns.count()).toBe(6);
  });

  test('an asker who was let in may go on asking for the same answer', () => {
    const turns = createTurns<Task>(100);
    const first = asks(1, 'analysis');
    turns.add(task('begun', first));
    turns.next();
    for (const name of ['b', 'c']) turns.add(task(name, asks(1, 'analysis')));
    turns.add(task('goes on', first));
    expect(turns.count()).toBe(3);
  });

  test('a player’s move takes the place of their oldest analysis, as a whole', () => {
    const turns = createTurns<Task>(100);
    const [first, second] = [asks(1, 'analysis'), asks(1, 'analysis')];
    turns.add(task('a1', first));
    turns.add(task('a2', first));
    turns.add(task('b1', second));
    expect(names(turns.add(task('move', asks(1, 'move'))))).toEqual(['a1', 'a2']);
    expect(served(turns)).toEqual(['move', 'b1']);
  });
});

test('moves go before analyses', () => {
  const turns = createTurns<Task>(100);
  turns.add(task('analysis', asks(1, 'analysis')));
  turns.add(task('move', asks(2, 'move')));
  turns.add(task('the program itself'));
  expect(served(turns)).toEqual(['move', 'the program itself', 'analysis']);
});

test('people take turns: who asks again and again is not before who asks once', () => {
  const turns = createTurns<Task>(100);
  const greedy = asks(1, 'analysis');
  for (const name of ['greedy 1', 'greedy 2', 'greedy 3']) turns.add(task(name, greedy));
  expect(turns.next()?.name).toBe('greedy 1');
  turns.add(task('modest', asks(2, 'analysis')));
  turns.add(task('greedy 4', greedy));
  expect(served(turns)).toEqual(['modest', 'greedy 2', 'greedy 3', 'greedy 4']);
});

test('two who ask as soon as they are served do not shut out a third', () => {
  const turns = createTurns<Task>(100);
  for (const person of [1, 2, 3, 3]) turns.add(task(`${person}`, asks(person, 'move')));
  const order = Array.from({ length: 6 }, () => {
    const name = turns.next()?.name;
    if (name === '1' || name === '2') turns.add(task(name, asks(Number(name), 'move')));
    return name;
  });
  expect(order).toEqual(['1', '2', '3', '1', '2', '3']);
});

test('analyses fill half of the room, and a move finds the rest', () => {
  const turns = createTurns<Task>(4);
  turns.add(task('a', asks(1, 'analysis')));
  turns.add(task('b', asks(2, 'analysis')));
  const busy = expect.objectContaining({ refusal: 'engineBusy', code: 'SERVICE_UNAVAILABLE', retryAfter: 2 });
  expect(() => turns.add(task('c', asks(3, 'analysis')))).toThrow(busy);
  turns.add(task('d', asks(3, 'move')));
  turns.add(task('e', asks(4, 'move')));
  expect(() => turns.add(task('f', asks(5, 'move')))).toThrow(busy);
  expect(names(turns.drain())).toEqual(['a', 'b', 'd', 'e']);
  expect(turns.count()).toBe(0);
});
