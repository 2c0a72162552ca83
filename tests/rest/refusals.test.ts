/** Why something is refused, in one word for programs beside the text for people. */
import { expect, test } from 'vitest';
import { enrol } from '../../server/features/enrollments/enrollments.service.ts';
import { aCourse, aProfessor, aStudent } from '../../server/harness/school.ts';
import { startServer } from '../support/server.ts';

test('a refusal bears its reason, the same over both protocols and wherever it was made', async () => {
  const server = await startServer();
  const { db } = server;
  const student = await aStudent(db);
  const course = await aCourse(db, await aProfessor(db), [{}]);
  await enrol(db, student, course.id);
  const again = { courseId: course.id };
  const ofRest = await server.rest('POST', '/enrollments', { as: student, body: again });
  expect(ofRest).toMatchObject({ status: 409, body: { code: 'CONFLICT', reason: 'already_enrolled' } });
  const ofRpc = await server.rpc('mutation', 'enrollments.enrol', again, { as: student });
  expect(ofRpc).toMatchObject({ status: 409, body: { error: { data: { reason: 'already_enrolled' } } } });

  const invalid = await server.rest('POST', '/enrollments', { as: student, body: { courseId: 'x' } });
  expect(invalid).toMatchObject({ status: 400, body: { reason: 'bad_request', issues: [{ path: 'courseId' }] } });
  const unknown = await server.rest('GET', '/courses?pagina=2');
  expect(unknown).toMatchObject({
    status: 400,
    body: { message: 'Parâmetro desconhecido: pagina', reason: 'unknown_parameter', issues: [{ path: 'pagina' }] },
  });
  expect(await server.rest('GET', '/nada')).toMatchObject({ status: 404, body: { reason: 'not_found' } });
  expect(await server.rest('GET', '/auth/me')).toMatchObject({ status: 401, body: { reason: 'unauthenticated' } });
});
