/** Preparations that some examples need in the demo school, and the values known only afterwards. */
import { assignmentScenes } from './assignment-scenes.ts';
import { boardScenes } from './board-scenes.ts';
import { repertoireScenes } from './repertoire-scenes.ts';
import { classScenes, professorId } from './class-scenes.ts';
import type { Reply } from './demo-school.ts';
import type { Actor, Stage } from './stage.ts';

const STUDENT = 'aluno@academia.demo';
const CLASSMATE = 'pedro.lima@academia.demo';
const PROFESSOR = 'professor@academia.demo';
const ADMIN = 'admin@academia.demo';
const ONE_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

type Rows<Row> = Row[];
const rows = <Row>(body: Reply['body'], name: string) => body[name] as Rows<Row>;

const upload = async ({ as, put }: Stage, actor: Actor): Promise<{ imageURL: string }> => {
  const { uploadURL, objectPath } = await as(actor, 'POST', '/upload/image', {});
  await put(String(uploadURL), Uint8Array.from(Buffer.from(ONE_PIXEL, 'base64')));
  return { imageURL: String(objectPath) };
};

const uploadFile = async ({ as, put }: Stage): Promise<{ objectPath: string }> => {
  const game = new TextEncoder().encode('1. e4 e5 2. Cf3 Cc6 *\n');
  const file = { kind: 'pgn', name: 'partida.pgn', size: game.length };
  const { uploadURL, objectPath } = await as(PROFESSOR, 'POST', '/upload/file', file);
  await put(String(uploadURL), game);
  return { objectPath: String(objectPath) };
};

const returnableOrder = async ({ as }: Stage): Promise<{ orderId: number | undefined }> => {
  const own = rows<{ id: number; returnable: boolean }>(await as(CLASSMATE, 'GET', '/store/orders'), 'orders');
  return { orderId: own.find(({ returnable }) => returnable)?.id };
};

const orderToDeliver = async ({ as }: Stage): Promise<{ orderId: number | undefined }> => {
  const [order] = rows<{ id: number }>(await as(ADMIN, 'GET', '/store/orders?waiting=delivery'), 'orders');
  return { orderId: order?.id };
};

/** A thing whose buyer brings it back. */
const orderToReceive = async ({ as }: Stage): Promise<{ orderId: number | undefined }> => {
  const own = rows<{ id: number; returnable: boolean; delivery: object | null }>(
    await as(CLASSMATE, 'GET', '/store/orders'),
    'orders',
  );
  const orderId = own.find(({ returnable, delivery }) => returnable && delivery)?.id;
  await as(CLASSMATE, 'POST', `/store/orders/${orderId}/return`, {});
  return { orderId };
};

const ownSlot = async ({ as }: Stage): Promise<{ slotId: number | undefined }> => {
  const [slot] = rows<{ id: number }>(await as(PROFESSOR, 'GET', '/mentoring/managed/slots'), 'slots');
  return { slotId: slot?.id };
};

/** A new person that no other example uses. */
const newcomer = async ({ ask }: Stage, role: 'student' | 'professor', username: string): Promise<{ id: number }> => {
  const body = {
    fullName: 'Tiago Barros',
    username,
    email: `${username}@exemplo.com.br`,
    password: 'peao-passado-7',
    role,
  };
  return (await ask('POST', '/auth/register', body)).user as { id: number };
};

/** The part after the # of a link for a person's new password. */
const linkSecret = async (stage: Stage, username: string): Promise<string | undefined> => {
  const { id } = await newcomer(stage, 'student', username);
  const { path } = await stage.as(ADMIN, 'POST', `/users/${id}/password-reset`, {});
  return String(path).split('#')[1];
};

/** Before all examples: an essay waits for its professor. */
export const prologue = async ({ as }: Stage): Promise<void> => {
  const question = {
    question: 'Por que o rei branco roca cedo nesta partida?',
    type: 'essay',
    correctAnswer: 'Para sair do centro antes que ele se abra.',
  };
  const lesson = {
    title: 'Ler uma partida comentada',
    description: 'Uma partida, lance a lance.',
    duration: 20,
    quiz: { title: 'O que a partida mostra', questions: [question] },
  };
  const { course } = await as(PROFESSOR, 'POST', '/courses', {
    title: 'Partidas para ler',
    description: 'Como estudar partidas dos outros.',
    category: 'history',
    difficulty: 'iniciante',
    lessons: [lesson],
  });
  const { id, lessons } = course as { id: number; lessons: { id: number }[] };
  await as(STUDENT, 'POST', '/enrollments', { courseId: id });
  const lessonId = lessons[0]?.id;
  await as(STUDENT, 'POST', `/lessons/${lessonId}/complete`, {});
  const { lesson: opened } = await as(STUDENT, 'GET', `/lessons/${lessonId}`);
  const [asked] = (opened as { quiz: { questions: { id: number }[] } }).quiz.questions;
  await as(STUDENT, 'POST', `/lessons/${lessonId}/quiz`, {
    answers: [{ questionId: asked?.id, answer: 'Porque o centro vai abrir e ali ele corre perigo.' }],
  });
};

/** By operation: its preparation, which returns a part of its example. */
export const scenes: Record<string, (stage: Stage) => Promise<Record<string, unknown>>> = {
  'auth-endSession': async stage => {
    await stage.signIn(STUDENT);
    const other = rows<{ id: string; current: boolean }>(
      await stage.as(STUDENT, 'GET', '/auth/sessions'),
      'sessions',
    ).find(({ current }) => !current);
    return { id: other?.id };
  },
  ...assignmentScenes,
  ...boardScenes,
  ...repertoireScenes,
  ...classScenes,
  'privacy-exportStudent': async stage => ({ userId: (await newcomer(stage, 'student', 'tiago.dados')).id }),
  'privacy-eraseStudent': async stage => ({
    userId: (await newcomer(stage, 'student', 'tiago.excluido')).id,
    password: 'demo1234',
  }),
  'courses-addCoAuthor': async stage => ({ courseId: 1, userId: await professorId(stage, ADMIN) }),
  'courses-removeCoAuthor': async stage => {
    const userId = await professorId(stage, ADMIN);
    await stage.as(PROFESSOR, 'POST', '/courses/1/co-authors', { userId });
    return { courseId: 1, userId };
  },
  'profile-setAvatar': stage => upload(stage, STUDENT),
  'uploads-completeFile': uploadFile,
  'uploads-complete': async stage => ({ ...(await upload(stage, PROFESSOR)), courseId: 2 }),
  'certificates-check': async stage => {
    const own = rows<{ certificateCode: string | null }>(await stage.as(STUDENT, 'GET', '/enrollments'), 'enrollments');
    return { code: own.find(({ certificateCode }) => certificateCode)?.certificateCode };
  },
  // Without boards to answer first, the example alone completes the lesson.
  'lessons-complete': async ({ as }) => {
    await as(PROFESSOR, 'PUT', '/lessons/8/chapters', { chapters: [] });
    return {};
  },
  'lessons-keepAnswers': async ({ as }) => {
    const lessonId = 8;
    const { questions } = await as(STUDENT, 'POST', `/lessons/${lessonId}/quiz/start`, {});
    const asked = (questions as { id: number; options: string[] }[]).find(({ options }) => options.length > 0);
    return { lessonId, answers: [{ questionId: asked?.id, answer: asked?.options[0] }] };
  },
  'professor-grade': async stage => {
    const [review] = rows<{ answerId: number }>(await stage.as(PROFESSOR, 'GET', '/professor/reviews'), 'reviews');
    return {
      answerId: review?.answerId,
      correct: true,
      feedback: 'Isso mesmo: quando o centro se abre, é tarde para rocar.',
    };
  },
  'store-rate': async stage => ({ ...(await returnableOrder(stage)), rating: 5 }),
  'store-giveBack': returnableOrder,
  'store-deliver': orderToDeliver,
  'store-receive': orderToReceive,
  'bookings-cancel': async stage => {
    const own = rows<{ id: number; cancellable: boolean }>(await stage.as(STUDENT, 'GET', '/bookings'), 'bookings');
    return { bookingId: own.find(({ cancellable }) => cancellable)?.id };
  },
  'mentoring-book': async stage => {
    const offered = rows<{ id: number; price: number; booked: boolean }>(
      await stage.as(STUDENT, 'GET', '/mentoring/slots?program=group'),
      'slots',
    );
    const slot = offered.find(({ booked }) => !booked);
    return { slotId: slot?.id, clientKey: 'mentoria-0001', price: slot?.price };
  },
  'mentoring-setRoom': async stage => ({ ...(await ownSlot(stage)), roomUrl: 'https://salas.exemplo.com.br/ricardo' }),
  'mentoring-cancelSlot': ownSlot,
  'tokens-revoke': async stage => {
    const [token] = rows<{ id: number }>(await stage.as(STUDENT, 'GET', '/profile/tokens'), 'tokens');
    return { id: token?.id };
  },
  'users-approve': async stage => ({ userId: (await newcomer(stage, 'professor', 'tiago.barros')).id }),
  'users-linkOwner': async stage => ({ secret: await linkSecret(stage, 'tiago.esquecido') }),
  'users-choosePassword': async stage => ({
    secret: await linkSecret(stage, 'tiago.aluno'),
    newPassword: 'torre-e-rei-na-setima',
  }),
};
