/** Two schools for tests of images: one keeps them on its disk, one in a bucket. */
import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { courses } from '../../db/schema/courses.ts';
import { MINUTE_MS } from '../../server/common/time.schema.ts';
import type { Viewer } from '../../server/common/viewer.ts';
import { aPng } from './images.ts';
import { aCourse, aProfessor } from '../../server/harness/school.ts';
import { startServer, type TestServer } from './server.ts';
import { aBucket, aDisk, type ABucket, type ADisk } from './storages.ts';

export type Address = { uploadURL: string; objectPath: string };
export type School = { server: TestServer; place: ADisk | ABucket; professor: Viewer };

const aSchool = async (place: ADisk | ABucket): Promise<School> => {
  const server = await startServer({}, undefined, place.storage);
  return { server, place, professor: await aProfessor(server.db) };
};

export const someSchools = async (): Promise<Record<'disk' | 'bucket', School>> => ({
  disk: await aSchool(aDisk()),
  bucket: await aSchool(await aBucket()),
});

/** Only the clock is changed: what waits for the network goes on. */
export const later = (minutes: number): void =>
  void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * MINUTE_MS });

export const issue = async ({ server, professor }: School, as = professor): Promise<Address> => {
  const answer = await server.rest('POST', '/upload/image', { as, body: {} });
  expect(answer.status).toBe(200);
  return answer.body as Address;
};

export const put = (
  { server }: School,
  { uploadURL }: Address,
  bytes: Uint8Array | string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(new URL(uploadURL, server.url), {
    method: 'PUT',
    body: typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
    headers,
  });

export const sent = async (school: School, bytes: Uint8Array = aPng(), as?: Viewer): Promise<Address> => {
  const address = await issue(school, as);
  expect((await put(school, address, bytes)).status).toBe(200);
  return address;
};

export const complete = ({ server, professor }: School, { objectPath }: Address, courseId?: number, as = professor) =>
  server.rest('PUT', '/upload/image/complete', {
    as,
    body: { imageURL: objectPath, ...(courseId !== undefined && { courseId }) },
  });

export const imageOf = async ({ server }: School, courseId: number) =>
  (await server.db.read.select({ imageUrl: courses.imageUrl }).from(courses).where(eq(courses.id, courseId)))[0]
    ?.imageUrl;

export const statusOf = async ({ server }: School, { objectPath }: Address): Promise<number> =>
  (await fetch(`${server.url}${objectPath}`)).status;

export const ownCourseOf = ({ server, professor }: School) => aCourse(server.db, professor);
