/** What a form would refuse, sent straight to the API. */
import { expect } from 'vitest';
import type { Viewer } from '../../server/common/viewer.ts';
import { aCourse, aProfessor, type MadeCourse } from '../../server/harness/school.ts';
import { startServer, type TestServer } from './server.ts';

export type School = { server: TestServer; professor: Viewer; course: MadeCourse };
export type Fields = Record<string, unknown>;
export type Refused = [name: string, change: Fields, path: string, message: string];

export const aSchool = async (): Promise<School> => {
  const server = await startServer();
  const professor = await aProfessor(server.db);
  return { server, professor, course: await aCourse(server.db, professor, [{}]) };
};

export type Door = {
  rest: [method: string, path: string];
  rpc: string;
  ids: Fields;
  wrap: (form: Fields) => Fields;
  prefix: string;
};

/** Both protocols refuse the form as a professor sends it, at this field and in these words. */
export const refuse = async (
  { server, professor }: School,
  { rest: [method, path], rpc, ids, wrap, prefix }: Door,
  form: Fields,
  at: string,
  message: string,
): Promise<void> => {
  const body = wrap(form);
  const expected = {
    message,
    code: 'BAD_REQUEST',
    reason: 'bad_request',
    issues: [{ path: `${prefix}${at}`, message }],
  };
  const ofRest = await server.rest(method, path, { as: professor, body });
  expect({ status: ofRest.status, body: ofRest.body }).toEqual({ status: 400, body: expected });
  const ofRpc = await server.rpc('mutation', rpc, { ...body, ...ids }, { as: professor });
  expect(ofRpc).toMatchObject({ status: 400, body: { error: { message, data: { issues: expected.issues } } } });
};
