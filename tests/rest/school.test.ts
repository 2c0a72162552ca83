/** The school's logo: an upload like every other, shown as long as the school has it. */
import { beforeAll, expect, test } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import { aPng } from '../support/images.ts';
import { anAdmin } from '../../server/harness/school.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: Viewer;
beforeAll(async () => {
  server = await startServer();
  admin = await anAdmin(server.db);
});

const sendPicture = async (as: Viewer): Promise<string> => {
  const { uploadURL, objectPath } = (await server.rest('POST', '/upload/image', { as, body: {} })).body as {
    uploadURL: string;
    objectPath: string;
  };
  expect((await fetch(new URL(uploadURL, server.url), { method: 'PUT', body: new Uint8Array(aPng()) })).status).toBe(
    200,
  );
  return objectPath;
};
const save = (logoUrl: string | null, as = admin) =>
  server.rest('PUT', '/school', { as, body: { name: 'Torre Branca', accent: 'roxo', logoUrl } });
const statusOf = async (path: string): Promise<number> => (await fetch(`${server.url}${path}`)).status;

test(`a logo is seen by everybody, survives what another administrator changes, and goes when another takes \
its place`, async () => {
  const first = await sendPicture(admin);
  expect(await save(first)).toMatchObject({
    status: 200,
    body: { school: { name: 'Torre Branca', accent: 'roxo', logoUrl: first } },
  });
  expect((await server.rest('GET', '/school')).body).toEqual({
    school: {
      name: 'Torre Branca',
      accent: 'roxo',
      logoUrl: first,
      registration: 'open',
      phrases: true,
      watching: false,
      purchaseApproval: false,
      asksConsent: false,
    },
  });
  expect(await statusOf(first)).toBe(200);

  const colleague = await anAdmin(server.db);
  expect((await save(first, colleague)).status).toBe(200);
  expect(await statusOf(first)).toBe(200);

  const second = await sendPicture(colleague);
  expect((await save(second, colleague)).status).toBe(200);
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  expect((await save(null)).status).toBe(200);
  expect(await statusOf(second)).toBe(404);
});

test("a logo that is also its sender's picture stays with them when the school lets it go", async () => {
  const picture = await sendPicture(admin);
  expect((await server.rest('PUT', '/profile/avatar', { as: admin, body: { imageURL: picture } })).status).toBe(200);
  expect((await save(picture)).status).toBe(200);
  expect((await save(null)).status).toBe(200);
  expect(await statusOf(picture)).toBe(200);
});

test("another administrator's picture is nobody else's to show", async () => {
  const colleague = await anAdmin(server.db);
  expect(await save(await sendPicture(colleague))).toMatchObject({
    status: 404,
    body: { message: 'Imagem não encontrada' },
  });
});
