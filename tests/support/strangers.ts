/** What strangers do beside others in a school, none of which may reach them. */
import { expect } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import { beatEngine } from './held-games.ts';
import { act, MATE, PASSWORD, solve, takeHint, type Life, type Pair, type School } from './pairs.ts';

/** More than the others have done: a harder game, other puzzles, other missions, another product. */
export const liveOn = async (school: School, { student }: Pair): Promise<void> => {
  const {
    itemIds: [, itemId],
    easyIds: [, easyId],
    puzzleIds: [, unsolvedId, solvedId],
  } = school;
  await act(school, student, 'POST', '/chess/games', { ...MATE, difficulty: 'dificil' });
  await beatEngine(school.server.db, student, { level: 'dificil' });
  await takeHint(school, student, unsolvedId!);
  await takeHint(school, student, solvedId!);
  await solve(school, student, solvedId!);
  await solve(school, student, easyId!);
  await act(school, student, 'POST', '/missions/aula-do-dia/claim');
  await act(school, student, 'POST', '/missions/olho-tatico/claim');
  await act(school, student, 'PUT', `/store/items/${itemId}/favourite`);
};

/** Reaches for what is not theirs, as if it were not there. */
export const intrude = async (
  school: School,
  { student, professor }: Pair,
  own: Pair & Life,
  mark: string,
): Promise<void> => {
  const { orders } = await act<{ orders: { id: number }[] }>(school, own.student, 'GET', '/store/orders');
  const { bookings } = await act<{ bookings: { id: number }[] }>(school, own.student, 'GET', '/bookings');
  const tries: [Viewer, string, string, object?][] = [
    [student, 'PUT', `/enrollments/${own.enrollmentId}/rating`, { rating: 1 }],
    [student, 'PUT', `/store/orders/${orders[0]!.id}/rating`, { rating: 1 }],
    [student, 'POST', `/store/orders/${orders[0]!.id}/return`],
    [student, 'POST', `/bookings/${bookings[0]!.id}/cancel`],
    [professor, 'POST', `/chess/games/${own.gameId}/comments`, { ply: 1, text: mark }],
  ];
  for (const [as, method, path, body] of tries)
    expect((await school.server.rest(method, path, { as, ...(body && { body }) })).status, path).toBe(404);
};

/** Ends, reads and gives back all of their own. */
export const leave = async (school: School, { student, professor, course }: Pair): Promise<void> => {
  const [itemId] = school.itemIds;
  const { order } = await act<{ order: { id: number } }>(school, student, 'POST', '/store/orders', {
    itemId,
    clientKey: 'marca-da-segunda',
  });
  await act(school, student, 'POST', `/store/orders/${order.id}/return`);
  await act(school, student, 'DELETE', `/store/items/${itemId}/favourite`);
  const { bookings } = await act<{ bookings: { id: number }[] }>(school, student, 'GET', '/bookings');
  await act(school, student, 'POST', `/bookings/${bookings[0]!.id}/cancel`);
  for (const viewer of [student, professor]) {
    await act(school, viewer, 'POST', '/notifications/read', { upTo: 2_147_483_647 });
    await act(school, viewer, 'PUT', '/profile', { fullName: 'Outro Nome', phone: '' });
    await act(school, viewer, 'DELETE', '/profile/avatar');
    await act(school, viewer, 'DELETE', '/auth/sessions');
    const { tokens } = await act<{ tokens: { id: number }[] }>(school, viewer, 'GET', '/profile/tokens');
    await act(school, viewer, 'DELETE', `/profile/tokens/${tokens[0]!.id}`);
  }
  await act(school, professor, 'DELETE', `/lessons/${course.lessons[1]!.id}`);
  await act(school, student, 'POST', '/profile/deletion', { password: PASSWORD });
};
