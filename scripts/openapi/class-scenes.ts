/** Preparations of the examples about classes: one with a child in it, a course to give, a wall. */
import type { Stage } from './stage.ts';

const STUDENT = 'aluno@academia.demo';
const PROFESSOR = 'professor@academia.demo';

type Made = { classId: number; code: string };

const aClass = async ({ as }: Stage): Promise<Made> => {
  const body = await as(PROFESSOR, 'POST', '/classes', { name: '6º ano A', schoolYear: '2026' });
  const { id, code } = body.class as { id: number; code: string };
  return { classId: id, code };
};
const ofClass = async (stage: Stage): Promise<{ classId: number }> => ({ classId: (await aClass(stage)).classId });

const withChild = async (stage: Stage): Promise<{ classId: number; userId: number }> => {
  const { classId } = await aClass(stage);
  const students = [{ fullName: 'Ana Clara de Souza' }];
  const body = await stage.as(PROFESSOR, 'POST', `/classes/${classId}/students`, { students });
  const [child] = body.students as { userId: number }[];
  return { classId, userId: child?.userId ?? 0 };
};

const asked = async (stage: Stage): Promise<{ classId: number; userId: number }> => {
  const { classId, code } = await aClass(stage);
  await stage.as(PROFESSOR, 'PUT', `/classes/${classId}`, { approvesJoining: true });
  await stage.as(STUDENT, 'POST', '/classes/join', { code });
  const { user } = (await stage.as(STUDENT, 'GET', '/auth/me')) as { user: { id: number } };
  return { classId, userId: user.id };
};

export const professorId = async ({ as }: Stage, email: string): Promise<number> => {
  const { users } = (await as('admin@academia.demo', 'GET', `/users?search=${email}`)) as { users: { id: number }[] };
  return users[0]?.id ?? 0;
};

const withProfessor = async (stage: Stage): Promise<{ classId: number; userId: number }> => {
  const { classId } = await aClass(stage);
  const userId = await professorId(stage, 'admin@academia.demo');
  await stage.as(PROFESSOR, 'POST', `/classes/${classId}/professors`, { userId });
  return { classId, userId };
};

const withPost = async (stage: Stage): Promise<{ classId: number; postId: number }> => {
  const { classId } = await aClass(stage);
  const body = await stage.as(PROFESSOR, 'POST', `/classes/${classId}/posts`, {
    text: 'Tragam o caderno na terça.',
    commentsOpen: true,
  });
  return { classId, postId: (body.post as { id: number }).id };
};

const withComment = async (stage: Stage) => {
  const { classId, postId } = await withPost(stage);
  const path = `/classes/${classId}/posts/${postId}/comments`;
  const { comment } = await stage.as(PROFESSOR, 'POST', path, { text: 'O caderno azul, não o de tarefas.' });
  return { classId, postId, commentId: (comment as { id: number }).id };
};
const onPost = async (stage: Stage) => {
  const { classId, postId } = await withComment(stage);
  return { classId, postId };
};

const ENTRY = { name: 'Torneio da primavera', format: 'swiss', rounds: 5, base: 600, increment: 5 };

const aTournament = async (stage: Stage) => {
  const { classId } = await aClass(stage);
  const students = ['Ana Clara de Souza', 'Bruno Lima', 'Carla Dias'].map(fullName => ({ fullName }));
  await stage.as(PROFESSOR, 'POST', `/classes/${classId}/students`, { students });
  const input = { ...ENTRY, overBoard: true, firstPrize: 50 };
  const body = await stage.as(PROFESSOR, 'POST', `/classes/${classId}/tournaments`, input);
  const { id, standings } = body.tournament as { id: number; standings: { userId: number }[] };
  return { classId, tournamentId: id, userId: standings[0]?.userId ?? 0 };
};
const withRound = async (stage: Stage) => {
  const { tournamentId } = await aTournament(stage);
  const body = await stage.as(PROFESSOR, 'POST', `/class-tournaments/${tournamentId}/rounds`, { round: 1 });
  const { games } = body.tournament as { games: { id: number }[] };
  return { tournamentId, gameId: games[0]?.id ?? 0 };
};
const ofTournament = async (stage: Stage) => ({ tournamentId: (await aTournament(stage)).tournamentId });

/** The professor's, and studied by several of the demo's students. */
const DEMO_COURSE = 1;
const ofDemoCourse = async (stage: Stage): Promise<number> => {
  const body = await stage.as(PROFESSOR, 'POST', `/courses/${DEMO_COURSE}/tournaments`, { ...ENTRY, overBoard: true });
  return (body.tournament as { id: number }).id;
};

const DATE = '2026-11-23';

const withLesson = async (stage: Stage) => {
  const { classId, userId } = await withChild(stage);
  const pgn = '1. e4 e5 2. Nf3 { [%cal Gf3e5] } Nc6 *';
  const { lesson } = await stage.as(PROFESSOR, 'POST', `/classes/${classId}/live-lesson`, { pgn });
  return { classId, userId, version: (lesson as { version: number }).version };
};
const inLesson = async (stage: Stage) => ({ classId: (await withLesson(stage)).classId });
const withQuestion = async (stage: Stage): Promise<{ classId: number }> => {
  const { classId, code } = await aClass(stage);
  await stage.as(STUDENT, 'POST', '/classes/join', { code });
  await stage.as(PROFESSOR, 'POST', `/classes/${classId}/live-lesson`, {});
  await stage.as(PROFESSOR, 'POST', `/classes/${classId}/live-lesson/questions`);
  return { classId };
};

const withHomework = async (stage: Stage): Promise<void> => {
  const { classId, code } = await aClass(stage);
  await stage.as(STUDENT, 'POST', '/classes/join', { code });
  const task = { title: 'Escreva sobre a sua partida', kind: 'text', points: 10, dueAt: '2040-05-04T21:00:00Z' };
  await stage.as(PROFESSOR, 'POST', `/classes/${classId}/assignments`, task);
};
const withAddress = async (stage: Stage): Promise<string> =>
  String((await stage.as(STUDENT, 'POST', '/calendar/address', {})).path);

export const classScenes: Record<string, (stage: Stage) => Promise<Record<string, unknown>>> = {
  'classTournaments-mine': async stage => {
    await aTournament(stage);
    return {};
  },
  'classTournaments-ofClass': async stage => ({ classId: (await aTournament(stage)).classId }),
  'classTournaments-create': async stage => ({ classId: (await aTournament(stage)).classId, ...ENTRY }),
  'classTournaments-ofCourse': async stage => {
    await ofDemoCourse(stage);
    return { courseId: DEMO_COURSE };
  },
  'classTournaments-candidates': async () => ({ courseId: DEMO_COURSE }),
  'classTournaments-createForCourse': async () => ({ courseId: DEMO_COURSE, ...ENTRY }),
  'classTournaments-importForCourse': async stage => {
    const tournamentId = await ofDemoCourse(stage);
    const { report } = await stage.as(PROFESSOR, 'GET', `/class-tournaments/${tournamentId}/report`);
    return { courseId: DEMO_COURSE, report };
  },
  'classTournaments-get': async stage => ({ tournamentId: (await withRound(stage)).tournamentId }),
  'classTournaments-pairRound': async stage => ({ ...(await ofTournament(stage)), round: 1 }),
  'classTournaments-writeResult': async stage => ({ ...(await withRound(stage)), result: '1-0' }),
  'classTournaments-markPresence': async stage => {
    const { tournamentId, userId } = await aTournament(stage);
    return { tournamentId, userId, presence: 'absent' };
  },
  'classTournaments-importReport': async stage => {
    const { classId, tournamentId } = await aTournament(stage);
    const { report } = await stage.as(PROFESSOR, 'GET', `/class-tournaments/${tournamentId}/report`);
    return { classId, report };
  },
  'classTournaments-finish': ofTournament,
  'classTournaments-report': ofTournament,
  'liveLessons-mine': async stage => {
    await withLesson(stage);
    return {};
  },
  'calendar-week': async stage => {
    await withHomework(stage);
    return { day: '2040-05-04' };
  },
  'calendar-address': async stage => {
    await withAddress(stage);
    return {};
  },
  'calendar-revokeAddress': async stage => {
    await withAddress(stage);
    return {};
  },
  'calendar-feed': async stage => ({ secret: (await withAddress(stage)).split('/').at(-2) }),
  'liveLessons-get': inLesson,
  'liveLessons-start': async stage => ({ ...(await ofClass(stage)), pgn: '1. e4 e5 2. Nf3 Nc6 *', side: 'white' }),
  'liveLessons-show': async stage => {
    const { classId, version } = await withLesson(stage);
    return { classId, version, path: ['e4', 'e5', 'Cf3'], side: 'white' };
  },
  'liveLessons-hand': async stage => {
    const { classId, userId } = await withLesson(stage);
    return { classId, userId };
  },
  'liveLessons-move': async stage => ({ ...(await inLesson(stage)), move: 'd4', ply: 0 }),
  'liveLessons-ask': inLesson,
  'liveLessons-closeQuestion': withQuestion,
  'liveLessons-answer': async stage => ({ ...(await withQuestion(stage)), question: 1, move: 'Cf3' }),
  'liveLessons-end': inLesson,
  'classes-get': ofClass,
  'classes-update': async stage => ({ ...(await ofClass(stage)), name: '6º ano B' }),
  'classes-join': async stage => ({ code: (await aClass(stage)).code }),
  'classes-students': async stage => ({ classId: (await withChild(stage)).classId }),
  'classes-addStudents': async stage => ({ ...(await ofClass(stage)), students: [{ fullName: 'Bruno Lima' }] }),
  'classes-importStudents': async stage => ({
    ...(await ofClass(stage)),
    csv: 'nome;usuario\nCarla Dias;\nDavi Melo;davimelo',
    dryRun: false,
  }),
  'classes-bringStudents': async stage => {
    const { classId: fromClassId, userId } = await withChild(stage);
    return { ...(await ofClass(stage)), fromClassId, userIds: [userId] };
  },
  'classes-removeStudent': withChild,
  'classes-newPassword': withChild,
  'classes-answerRequest': async stage => ({ ...(await asked(stage)), accept: true }),
  'classes-addProfessor': async stage => ({
    ...(await ofClass(stage)),
    userId: await professorId(stage, 'admin@academia.demo'),
  }),
  'classes-removeProfessor': withProfessor,
  'classes-courses': ofClass,
  'classes-giveCourse': async stage => ({ ...(await ofClass(stage)), courseId: 1 }),
  'classes-posts': async stage => ({ classId: (await withComment(stage)).classId }),
  'classes-writePost': async stage => ({ ...(await ofClass(stage)), text: 'Na terça jogamos o torneio da turma.' }),
  'classes-updatePost': async stage => ({ ...(await withPost(stage)), commentsOpen: false }),
  'classes-removePost': withPost,
  'classes-comments': onPost,
  'classes-comment': async stage => ({ ...(await withPost(stage)), text: 'Alguém pode levar o relógio?' }),
  'classes-removeComment': withComment,
  'classes-attendance': async stage => ({ classId: (await withChild(stage)).classId, date: DATE }),
  'classes-markAttendance': async stage => {
    const { classId, userId } = await withChild(stage);
    return { classId, date: DATE, attendance: [{ userId, present: true }] };
  },
};
