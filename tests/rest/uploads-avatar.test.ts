import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import { aPng, aWebp } from '../support/images.ts';
import { aStudent } from '../../server/harness/school.ts';
import {
  complete,
  issue,
  ownCourseOf,
  sent,
  someSchools,
  statusOf,
  type Address,
  type School,
} from '../support/upload-schools.ts';

let schools: Record<'disk' | 'bucket', School>;
beforeAll(async () => {
  schools = await someSchools();
});

describe.each(['disk', 'bucket'] as const)("a person's picture, kept on a %s", kind => {
  const school = (): School => schools[kind];
  const show = ({ objectPath }: Address, as: Viewer) =>
    school().server.rest('PUT', '/profile/avatar', { as, body: { imageURL: objectPath } });
  const remove = (as: Viewer) => school().server.rest('DELETE', '/profile/avatar', { as });

  test('is shown wherever the person is, takes the place of the one before, and is removed', async () => {
    const { server, place } = school();
    const student = await aStudent(server.db);
    const [before, after] = [await sent(school(), aPng(), student), await sent(school(), aWebp(), student)];
    expect(await show(before, student)).toMatchObject({
      status: 200,
      body: { user: { id: student.id, avatarUrl: before.objectPath } },
    });
    expect(await show(after, student)).toMatchObject({ status: 200, body: { user: { avatarUrl: after.objectPath } } });
    expect(await server.rest('GET', '/auth/me', { as: student })).toMatchObject({
      body: { user: { avatarUrl: after.objectPath } },
    });
    expect([await statusOf(school(), before), await statusOf(school(), after)]).toEqual([404, 200]);
    for (let times = 0; times < 2; times += 1)
      expect(await remove(student)).toMatchObject({ status: 200, body: { user: { avatarUrl: null } } });
    expect(await statusOf(school(), after)).toBe(404);
    expect(place.kept()).not.toContain(after.objectPath.split('/').at(-1));
  });

  test('is shown once more with the same answer', async () => {
    const student = await aStudent(school().server.db);
    const address = await sent(school(), aPng(), student);
    for (let times = 0; times < 2; times += 1) expect((await show(address, student)).status).toBe(200);
    expect(await statusOf(school(), address)).toBe(200);
  });

  test('must be an upload of their own that was sent', async () => {
    const [student, other] = [await aStudent(school().server.db), await aStudent(school().server.db)];
    expect(await show(await issue(school(), student), student)).toMatchObject({
      status: 409,
      body: { message: 'A imagem ainda não foi enviada' },
    });
    const foreign = await sent(school(), aPng(), other);
    for (const strange of [
      foreign,
      { uploadURL: '', objectPath: 'https://exemplo.com/a.png' },
      { uploadURL: '', objectPath: '' },
    ]) {
      expect(await show(strange, student)).toMatchObject({ status: 404, body: { message: 'Imagem não encontrada' } });
    }
    expect(await school().server.rest('GET', '/profile', { as: student })).toMatchObject({
      body: { user: { avatarUrl: null } },
    });
    expect((await show(foreign, other)).status).toBe(200);
  });

  test("stays as long as a professor's course shows it, too", async () => {
    const { professor } = school();
    const course = await ownCourseOf(school());
    const address = await sent(school());
    expect((await complete(school(), address, course.id)).status).toBe(200);
    expect((await show(address, professor)).status).toBe(200);
    expect((await remove(professor)).status).toBe(200);
    expect(await statusOf(school(), address)).toBe(200);
  });
});
