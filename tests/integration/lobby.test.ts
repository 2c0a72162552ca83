import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { lobbyVisits } from '../../db/schema/matches.ts';
import { users } from '../../db/schema/users.ts';
import { visitLobby } from '../../server/features/matches/lobby.service.ts';
import { acceptMatch, declineOffer, getMatch, newMatch } from '../../server/features/matches/matches.service.ts';
import { listNotifications } from '../../server/features/notifications/notifications.service.ts';
import { aProfessor, aStudent } from '../../server/harness/school.ts';
import { aClassOf, archive } from '../support/class-room.ts';
import { aGame, ana, asked, bia, db, hall, openHall, passSeconds, roundOfReferee } from '../support/match-hall.ts';

beforeEach(openHall);

const namesFor = async (who: typeof ana) => (await visitLobby(hall, who)).people.map(({ userId }) => userId);

describe('the lobby', () => {
  test('shows who else has it open, until they have been away', async () => {
    expect(await namesFor(ana)).toEqual([]);
    expect(await namesFor(bia)).toEqual([ana.id]);
    expect(await namesFor(ana)).toEqual([bia.id]);
    const longAgo = new Date(Date.now() - 60_000);
    await db.write(tx => tx.update(lobbyVisits).set({ seenAt: longAgo }).where(eq(lobbyVisits.userId, bia.id)));
    expect(await namesFor(ana)).toEqual([]);
  });

  test('shows who is in a class of one’s own, while it goes on', async () => {
    const [professor, stranger] = [await aProfessor(db), await aStudent(db)];
    const classId = await aClassOf(db, professor, [ana, bia]);
    for (const who of [professor, stranger, bia]) await visitLobby(hall, who);
    const inClass = async (who: typeof ana) =>
      (await visitLobby(hall, who, { classId })).people.map(({ userId }) => userId).toSorted((a, b) => a - b);
    expect(await namesFor(ana)).toHaveLength(3);
    expect(await inClass(ana)).toEqual([bia.id, professor.id].toSorted((a, b) => a - b));
    expect(await inClass(professor)).toEqual([ana.id, bia.id].toSorted((a, b) => a - b));
    await expect(inClass(stranger)).rejects.toThrow('Turma não encontrada');
    await archive(db, classId);
    await expect(inClass(ana)).rejects.toThrow('Turma não encontrada');
  });

  test('shows fifty of more, always the same while they stay, by name', async () => {
    const guests = await Promise.all(Array.from({ length: 55 }, () => aStudent(db)));
    for (const guest of guests) await visitLobby(hall, guest);
    const newest = guests.toSorted((a, b) => b.id - a.id).slice(0, 50);
    const byName = newest.toSorted((a, b) => (a.fullName < b.fullName ? -1 : 1));
    expect((await visitLobby(hall, ana)).people.map(({ name }) => name)).toEqual(byName.map(one => one.fullName));
    expect(await namesFor(ana)).toEqual(await namesFor(ana));
  });

  test('shows nobody whose account was shut', async () => {
    await visitLobby(hall, bia);
    await db.write(tx => tx.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, bia.id)));
    expect(await namesFor(ana)).toEqual([]);
  });

  test('shows a challenge to both, and nothing of it once it was declined', async () => {
    const { id } = await newMatch(hall, ana, asked({ base: 600, increment: 5 }));
    for (const who of [ana, bia]) expect((await visitLobby(hall, who)).matches).toMatchObject([{ id }]);
    const { notifications } = await listNotifications(db, bia);
    expect(notifications).toMatchObject([
      {
        title: `${ana.fullName} desafia você`,
        text: 'Partida de 10 min + 5 s, valendo rating. O desafio espera 10 minutos.',
        href: `/partidas/${id}`,
      },
    ]);
    await declineOffer(hall, bia, id);
    for (const who of [ana, bia]) expect((await visitLobby(hall, who)).matches).toEqual([]);
    expect(await getMatch(hall, ana, id)).toMatchObject({ status: 'aborted', ending: 'declined' });
  });

  test('shows the games that go on, and not those that are over', async () => {
    const { id } = await aGame('e4 e5');
    expect((await visitLobby(hall, bia)).matches).toMatchObject([{ id, status: 'playing', turn: 'white' }]);
  });
});

const anyone = { opponent: { kind: 'anyone' as const }, color: 'random' as const };

test('a search that another one took up leads to the game', async () => {
  await db.write(tx => tx.update(users).set({ rating: 1_900 }).where(eq(users.id, bia.id)));
  const first = await newMatch(hall, ana, asked(anyone));
  const second = await newMatch(hall, { ...bia, rating: 1_900 }, asked(anyone));
  await getMatch(hall, ana, first.id);
  await passSeconds(first.id, 60);
  await getMatch(hall, bia, second.id);
  await roundOfReferee();
  expect(await getMatch(hall, bia, second.id)).toMatchObject({ status: 'aborted', rematchId: first.id, events: 1 });
  expect((await visitLobby(hall, bia)).matches).toMatchObject([{ id: first.id, status: 'playing' }]);
  // Ana has left the page of her search; Bia looks at hers.
  expect((await listNotifications(db, ana)).notifications).toMatchObject([
    {
      title: `Adversário encontrado: ${bia.fullName}`,
      text: expect.stringContaining('Partida de 5 min, valendo rating. Ela já começou'),
      href: `/partidas/${first.id}`,
    },
  ]);
  expect((await listNotifications(db, bia)).unread).toBe(0);
});

test('a search takes the place of the one before', async () => {
  const first = await newMatch(hall, ana, asked(anyone));
  const second = await newMatch(hall, ana, asked({ ...anyone, base: 600 }));
  expect((await visitLobby(hall, ana)).matches).toMatchObject([{ id: second.id }]);
  expect(await getMatch(hall, ana, first.id)).toMatchObject({ status: 'aborted', ending: 'aborted' });
  const other = await newMatch(hall, bia, asked(anyone));
  expect(other.status).toBe('waiting');
  await newMatch(hall, ana, asked(anyone));
  expect(await getMatch(hall, bia, other.id)).toMatchObject({ status: 'playing' });
});

test('who waits for the answer to a challenge is told of it, unless they look at its page', async () => {
  const accept = async (look: boolean) => {
    const { id } = await newMatch(hall, ana, asked());
    if (look) await getMatch(hall, ana, id);
    await acceptMatch(hall, bia, id);
    return (await listNotifications(db, ana)).notifications.map(({ title }) => title);
  };
  expect(await accept(true)).toEqual([]);
  expect(await accept(false)).toEqual([`${bia.fullName} aceitou seu desafio`]);
});

test('nobody plays with an account that was shut meanwhile', async () => {
  const { id } = await newMatch(hall, ana, asked());
  const search = await newMatch(hall, ana, asked(anyone));
  await db.write(tx => tx.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, ana.id)));
  await expect(acceptMatch(hall, bia, id)).rejects.toThrow('Adversário não encontrado');
  expect((await newMatch(hall, bia, asked(anyone))).status).toBe('waiting');
  await roundOfReferee();
  expect((await getMatch(hall, ana, search.id)).status).toBe('waiting');
});
