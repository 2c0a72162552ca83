/** Preparations of the examples about assignments and guardians: a class with a student and something to do. */
import type { Stage } from './stage.ts';

const STUDENT = 'aluno@academia.demo';
/** Whose guardians answer. */
const CHILD = 'sofia.ribeiro@academia.demo';
const ADMIN = 'admin@academia.demo';
const PROFESSOR = 'professor@academia.demo';
const DUE = '2040-05-04T18:00:00-03:00';

type Class = { id: number; code: string };
type Joined = { classId: number; userId: number };
type Made = { classId: number; assignmentId: number; userId: number };

const joinClass = async ({ as }: Stage): Promise<Joined> => {
  const body = await as(PROFESSOR, 'POST', '/classes', { name: '5º ano A', schoolYear: '2026' });
  const { id: classId, code } = body.class as Class;
  await as(STUDENT, 'POST', '/classes/join', { code });
  const { user } = await as(STUDENT, 'GET', '/auth/me');
  return { classId, userId: (user as { id: number }).id };
};

const classes = new WeakMap<Stage, Promise<Joined>>();
/** One class for all of these scenes: trying many codes in a short time is slowed down. */
const aClass = (stage: Stage): Promise<Joined> => {
  const made = classes.get(stage) ?? joinClass(stage);
  classes.set(stage, made);
  return made;
};

const FORM = { title: 'Minha partida', kind: 'text', dueAt: DUE, points: 10, instructions: 'Conte uma partida sua.' };

const untouched = async (stage: Stage): Promise<Made> => {
  const { classId, userId } = await aClass(stage);
  const body = await stage.as(PROFESSOR, 'POST', `/classes/${classId}/assignments`, FORM);
  return { classId, assignmentId: (body.assignment as { id: number }).id, userId };
};

const anAssignment = async (stage: Stage): Promise<Made> => {
  const { classId, assignmentId, userId } = await untouched(stage);
  await stage.as(STUDENT, 'POST', `/assignments/${assignmentId}/hand-in`, { text: 'Abri com e4 e venci no fim.' });
  return { classId, assignmentId, userId };
};

const classOnly = async (stage: Stage) => ({ classId: (await anAssignment(stage)).classId });
const assignmentOnly = async (stage: Stage) => ({ assignmentId: (await anAssignment(stage)).assignmentId });
const ofStudent = async (stage: Stage) => {
  const { assignmentId, userId } = await anAssignment(stage);
  return { assignmentId, userId };
};

let keys = 0;

const guard = async ({ as }: Stage) => {
  const body = await as(PROFESSOR, 'POST', '/classes', { name: '6º ano', schoolYear: '2026' });
  const { id: classId, code } = body.class as Class;
  await as(CHILD, 'POST', '/classes/join', { code });
  const { user } = await as(CHILD, 'GET', '/auth/me');
  const userIds = [(user as { id: number }).id];
  const made = await as(PROFESSOR, 'POST', `/classes/${classId}/guardian-links`, { userIds });
  const secret = (made.links as { path: string }[])[0]?.path.split('#')[1];
  await as(CHILD, 'PUT', '/guardians/approval', { secret, approves: true });
  // Something that a child with few coins can pay.
  const chain = { category: 'piece', kind: 'set', name: 'Chaveiro de peão', description: 'De madeira.', price: 10 };
  const { item } = await as(ADMIN, 'POST', '/store/items', chain);
  const { id } = item as { id: number };
  return { secret, wish: { kind: 'order', id } };
};
const guardedOnes = new WeakMap<Stage, ReturnType<typeof guard>>();
/** A child whose guardians want to approve what it buys. */
const guarded = (stage: Stage): ReturnType<typeof guard> => {
  const made = guardedOnes.get(stage) ?? guard(stage);
  guardedOnes.set(stage, made);
  return made;
};
/** Something that this child asked for. */
const asked = async (stage: Stage) => {
  const { secret, wish } = await guarded(stage);
  const clientKey = `pedido-${(keys += 1)}-antes`;
  const { request } = await stage.as(CHILD, 'POST', '/purchase-requests', { ...wish, clientKey });
  return { secret, requestId: (request as { id: number }).id };
};

export const assignmentScenes: Record<string, (stage: Stage) => Promise<Record<string, unknown>>> = {
  'assignments-ofClass': classOnly,
  'assignments-create': async stage => ({ classId: (await aClass(stage)).classId, ...FORM }),
  'assignments-grades': classOnly,
  'assignments-puzzlesOfTheme': async stage => ({ ...(await classOnly(stage)), theme: 'garfo' }),
  'assignments-exportGrades': classOnly,
  'assignments-get': assignmentOnly,
  'assignments-update': async stage => ({ ...(await assignmentOnly(stage)), closed: true }),
  'assignments-remove': async stage => ({ assignmentId: (await untouched(stage)).assignmentId }),
  'assignments-copy': async stage => {
    const { assignmentId, classId } = await anAssignment(stage);
    return { assignmentId, classId, dueAt: DUE };
  },
  'assignments-results': assignmentOnly,
  'assignments-exportResults': assignmentOnly,
  'assignments-difficult': assignmentOnly,
  'assignments-work': ofStudent,
  'assignments-mark': async stage => ({ ...(await ofStudent(stage)), points: 9, comment: 'Muito bem contada!' }),
  'assignments-handIn': async stage => ({ ...(await assignmentOnly(stage)), text: 'Abri com e4 e venci no fim.' }),
  'assignments-workFile': async stage => {
    const { classId } = await aClass(stage);
    const { assignment } = await stage.as(PROFESSOR, 'POST', `/classes/${classId}/assignments`, FORM);
    const { id: assignmentId } = assignment as { id: number };
    return { assignmentId, kind: 'image', name: 'caderno.jpg', size: 480_000 };
  },
  'guardians-links': async stage => {
    const { classId, userId } = await aClass(stage);
    await stage.as(PROFESSOR, 'POST', `/classes/${classId}/guardian-links`, { userIds: [userId] });
    return { classId };
  },
  'guardians-makeLinks': async stage => {
    const { classId, userId } = await aClass(stage);
    return { classId, userIds: [userId] };
  },
  'guardians-revokeLink': async stage => {
    const { classId, userId } = await aClass(stage);
    await stage.as(PROFESSOR, 'POST', `/classes/${classId}/guardian-links`, { userIds: [userId] });
    return { classId, userId };
  },
  'guardians-sheets': async stage => {
    const { classId } = await aClass(stage);
    return { classId };
  },
  'guardians-saveWords': async stage => {
    const { classId, userId } = await aClass(stage);
    return { classId, userId, words: 'Pensa antes de jogar e ajuda os colegas.' };
  },
  'guardians-page': async stage => {
    const { classId, userId } = await aClass(stage);
    const body = await stage.as(PROFESSOR, 'POST', `/classes/${classId}/guardian-links`, { userIds: [userId] });
    const [link] = body.links as { path: string }[];
    return { secret: link?.path.split('#')[1] };
  },
  'guardians-digests': async stage => {
    const { classId } = await aClass(stage);
    return { classId };
  },
  'guardians-setMail': async stage => ({ secret: (await guarded(stage)).secret, email: null }),
  'guardians-answerMail': async () => ({ token: 'kq3V0c9mXw7Rr1sJt5uBz8nYd2fGh4LpA6eQoIiTvUa', wanted: false }),
  'guardians-setApproval': async stage => ({ secret: (await guarded(stage)).secret, approves: true }),
  'guardians-requests': async stage => {
    await asked(stage);
    return {};
  },
  'guardians-ask': async stage => ({ ...(await guarded(stage)).wish, clientKey: `pedido-${(keys += 1)}-novo` }),
  'guardians-withdraw': async stage => ({ requestId: (await asked(stage)).requestId }),
  'guardians-answerPurchase': async stage => {
    const { secret, requestId } = await asked(stage);
    return { secret, requestId, approve: false };
  },
};
