// Tests of `npm run fuzz`: its judge and its requests must be able to find errors.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bodyOf, refusalOf, type Refusal } from '../../server/errors.ts';
import { asCurl, type Answer } from './client.ts';
import { readOperations } from './document.ts';
import { createKnown, Drawn } from './drawn.ts';
import { breachOf, type Asked } from './judge.ts';
import { requestsTo } from './requests.ts';
import { validOf } from './values.ts';

const operations = readOperations();
const operation = (id: string) => operations.find(each => each.id === id)!;
const asked = (id: string, more: Partial<Asked> = {}): Asked => ({
  operation: operation(id),
  access: 'signedIn',
  asker: { name: 'student', means: 'cookie' },
  json: undefined,
  engineCalls: 0,
  ...more,
});
const answer = (status: number, body: unknown, more: Partial<Answer> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  text: JSON.stringify(body),
  milliseconds: 5,
  ...more,
});
const UNREAD = { upTo: 1 };

/** As the catalogue words it. */
const refused = (refusal: Refusal) => bodyOf(refusalOf(refusal));

describe('an answer', () => {
  test('as documented breaks nothing', () => {
    expect(breachOf(asked('notifications-read', { json: UNREAD }), answer(200, { unread: 0 }))).toBeUndefined();
    expect(breachOf(asked('auth-me'), answer(401, refused('unauthenticated')))).toBeUndefined();
  });

  test.each<[what: string, kind: string, asked: Asked, answer: Answer]>([
    ['of 500', '5xx', asked('auth-me'), answer(500, refused('internal'))],
    ['of 503 where nothing may be busy', '5xx', asked('auth-me'), answer(503, refused('engineBusy'))],
    [
      'of 503 by an engine that nobody else asks',
      '5xx',
      asked('chess-analyze', { engineCalls: 1 }),
      answer(503, refused('engineBusy')),
    ],
    [
      'of 503 by a busy engine that does not say when to come again',
      'form',
      asked('chess-analyze', { engineCalls: 5 }),
      answer(503, refused('engineBusy')),
    ],
    [
      'after two seconds',
      'hang',
      asked('notifications-read', { json: UNREAD }),
      answer(200, { unread: 0 }, { milliseconds: 2_100 }),
    ],
    ['of a search after six', 'hang', asked('endings-surrender'), answer(200, {}, { milliseconds: 6_100 })],
    ['that never comes', 'silence', asked('auth-me'), answer(0, '', { milliseconds: 15_000 })],
    ['that is a closed connection', 'silence', asked('auth-me'), answer(0, '')],
    ['that is not JSON', 'form', asked('auth-me'), answer(200, {}, { headers: { 'content-type': 'text/html' } })],
    ['that only says that it is JSON', 'form', asked('auth-me'), answer(200, {}, { text: '<html>' })],
    ['with a status that is not documented', 'form', asked('auth-me'), answer(409, refused('staleVersion'))],
    ['without a field', 'form', asked('notifications-read', { json: UNREAD }), answer(200, {})],
    [
      'with a field more',
      'form',
      asked('notifications-read', { json: UNREAD }),
      answer(200, { unread: 0, secret: 'x' }),
    ],
    ['that is a refusal without a code', 'form', asked('auth-me'), answer(401, { message: 'x' })],
    [
      'of success to a body that the document forbids',
      'form',
      asked('notifications-read', { json: { upTo: 'x' } }),
      answer(200, { unread: 0 }),
    ],
    [
      'of success to a visitor',
      'access',
      asked('notifications-read', { asker: { name: 'visitor' }, json: UNREAD }),
      answer(200, { unread: 0 }),
    ],
    [
      'of success to a role that the operation is not for',
      'access',
      asked('notifications-read', { access: 'professor', json: UNREAD }),
      answer(200, { unread: 0 }),
    ],
    [
      'of success to a token that only reads',
      'access',
      asked('notifications-read', { asker: { name: 'student', means: 'reader' }, json: UNREAD }),
      answer(200, { unread: 0 }),
    ],
  ])('%s is a breach', (_, kind, request, given) => {
    expect(breachOf(request, given)).toMatchObject({ kind });
  });

  test('of 503 by a busy engine that says when to come again breaks nothing', () => {
    const busy = answer(503, refused('engineBusy'), {
      headers: { 'content-type': 'application/json', 'retry-after': '2' },
    });
    expect(breachOf(asked('chess-analyze', { engineCalls: 5 }), busy)).toBeUndefined();
  });
});

describe('requests', () => {
  const drafts = (seed: number, numRuns = 1_000) =>
    fc.sample(
      requestsTo(operations, () => 'signedIn'),
      { seed, numRuns },
    );

  test('come again with the same seed', () => {
    expect(drafts(7)).toEqual(drafts(7));
    expect(drafts(7)).not.toEqual(drafts(8));
  });

  test('reach every operation, as everybody', () => {
    const made = drafts(1, 30 * operations.length);
    expect(new Set(made.map(draft => draft.operation)).size).toBe(operations.length);
    expect(
      new Set(made.map(({ asker }) => (asker.name === 'visitor' ? 'visitor' : `${asker.name} ${asker.means}`))).size,
    ).toBe(16);
  });

  test('can be what the document allows, field by field', () => {
    const { body, allowsBody } = operation('store-create');
    const known = createKnown();
    const good = fc.sample(validOf(body!, ''), { seed: 3, numRuns: 300 }).map(value => known.fill('admin', value));
    expect(good.filter(value => !allowsBody(value))).toEqual([]);
  });
});

describe('what answers have told', () => {
  test('fills the places in later requests, first for whoever learnt it', () => {
    const known = createKnown();
    known.harvest('student', { orders: [{ id: 7, item: { id: 3 } }], nextCursor: 'abc' });
    known.harvest('professor', { course: { id: 12, professor: { id: 4 } }, orderId: 9 });
    expect(
      known.fill('student', {
        orderId: new Drawn('order', 0),
        list: [new Drawn('item', 1)],
        courseId: new Drawn('course', 0),
        userId: new Drawn('user', 0),
      }),
    ).toEqual({ orderId: 7, list: [3], courseId: 12, userId: 4 });
    expect(known.fill('professor', [new Drawn('order', 0), new Drawn('cursor', 0)])).toEqual([9, 'abc']);
  });
});

test('a request as a command has its quotes closed and its secrets left out', () => {
  const sent = {
    method: 'PUT',
    path: '/api/profile',
    headers: { Cookie: 'session=abc', 'Content-Type': 'application/json' },
    body: `{"bio":"d'Ávila"}`,
  };
  expect(asCurl('http://x', sent, 'STUDENT_COOKIE')).toBe(
    [
      'curl -i --path-as-is -X PUT -H "Cookie: $STUDENT_COOKIE"',
      "-H 'Content-Type: application/json'",
      String.raw`--data-binary '{"bio":"d'\''Ávila"}' 'http://x/api/profile'`,
    ].join(' '),
  );
});
