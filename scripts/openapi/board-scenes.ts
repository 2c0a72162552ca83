/** Preparations of the examples that need a board: a match under way, a chapter of a lesson. */
import { setTimeout } from 'node:timers/promises';
import type { Stage } from './stage.ts';

const STUDENT = 'aluno@academia.demo';
const CLASSMATE = 'pedro.lima@academia.demo';
const PROFESSOR = 'professor@academia.demo';

type Found = { matchId: number };
const CONTROL = { base: 600, increment: 0, rated: false };

const idIn = (body: Record<string, unknown>, name: string): number => (body[name] as { id: number }).id;

/** A game of two at one board, after these moves. */
const onOneBoard =
  (...moves: string[]) =>
  async ({ as }: Stage): Promise<Found> => {
    const game = { opponent: { kind: 'board' }, color: 'white', ...CONTROL };
    const matchId = idIn(await as(STUDENT, 'POST', '/matches', game), 'match');
    for (const [ply, move] of moves.entries()) await as(STUDENT, 'POST', `/matches/${matchId}/moves`, { move, ply });
    return { matchId };
  };

const againstEngine = async ({ as }: Stage): Promise<Found> => {
  const game = { opponent: { kind: 'engine', level: 'medio' }, ...CONTROL, color: 'white', rated: true };
  return { matchId: idIn(await as(STUDENT, 'POST', '/matches', game), 'match') };
};

const challenge = async ({ as }: Stage): Promise<Found> => {
  const userId = idIn(await as(STUDENT, 'GET', '/auth/me'), 'user');
  const game = { opponent: { kind: 'person', userId }, color: 'random', ...CONTROL };
  return { matchId: idIn(await as(CLASSMATE, 'POST', '/matches', game), 'match') };
};

const accepted = async (stage: Stage): Promise<Found> => {
  const found = await challenge(stage);
  await stage.as(STUDENT, 'POST', `/matches/${found.matchId}/accept`, {});
  return found;
};

const paused = async (stage: Stage): Promise<Found> => {
  const found = await onOneBoard('e4', 'e5')(stage);
  await stage.as(PROFESSOR, 'POST', `/matches/${found.matchId}/pause`, {});
  return found;
};

const onWall = async (stage: Stage): Promise<Record<string, unknown>> => {
  await onOneBoard('e4', 'e5', 'Nf3')(stage);
  return {};
};

const finished = async (stage: Stage): Promise<Found> => {
  const { matchId } = await onOneBoard('f3', 'e5')(stage);
  await stage.as(STUDENT, 'POST', `/matches/${matchId}/resign`, {});
  return { matchId };
};

const THERE_AND_BACK = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
const LESSON = 7;
const FORK = '[FEN "q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1"]\n\n1. Cc7+ { O garfo! [%right] } Rd7 2. Cxa8 { [%right] } *';

const withChapter =
  (form: object) =>
  async ({ as }: Stage): Promise<{ chapterId: number }> => {
    const body = await as(PROFESSOR, 'PUT', `/lessons/${LESSON}/chapters`, { chapters: [form] });
    const [saved] = body.chapters as { id: number }[];
    return { chapterId: saved?.id ?? 0 };
  };
const chapter = withChapter({ title: 'Garfo de cavalo', mode: 'responder', side: 'white', pgn: FORK });
const reading = withChapter({ title: 'Peões do rei', mode: 'ler', side: 'white', pgn: '1. e4 e5 2. Cf3 *' });

const SCHOLARS_MATE = { pgn: '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#', result: '1-0' };
const FOOLS_MATE = { pgn: '1. f3 e5 2. g4 Qh4#', result: '0-1' };

/** A short game that is brought in: the engine looks at each position of it. */
const brought = async ({ as }: Stage, moves = SCHOLARS_MATE): Promise<{ gameId: number }> => {
  const game = { mode: 'practice', timeControl: 600, difficulty: 'facil', ...moves };
  return { gameId: idIn(await as(STUDENT, 'POST', '/chess/games', game), 'game') };
};

/** A game that was brought in, once the engine has reviewed it. */
const reviewed = async (stage: Stage, moves = SCHOLARS_MATE): Promise<{ gameId: number }> => {
  const { gameId } = await brought(stage, moves);
  const path = `/chess/games/${gameId}/review`;
  const asked = await stage.as(STUDENT, 'POST', path, {});
  for (let review = asked.review; (review as { status: string }).status !== 'done';) {
    await setTimeout(200);
    ({ review } = await stage.as(STUDENT, 'GET', path));
  }
  return { gameId };
};

/** A game whose review the student's own program makes, with what the engine says of its positions. */
const evaluated = async (stage: Stage): Promise<Record<string, unknown>> => {
  const found = await brought(stage, FOOLS_MATE);
  await stage.as(STUDENT, 'POST', `/chess/games/${found.gameId}/review`, { by: 'browser' });
  const evaluations = [
    { cp: 34, depth: 13, line: 'e2e4 c7c5 b1c3 b8c6 g1f3 e7e6 d2d4 c5d4 f3d4 g8f6' },
    { cp: -63, depth: 15, line: 'e7e5 e2e4 g8f6 d2d4 e5d4 d1d4 b8c6 d4e3 f8e7 c2c4' },
    { cp: -72, depth: 13, line: 'e2e4 d7d5 d2d4 d5e4 d4e5 d8d1 e1d1 b8c6 b1d2 c6e5' },
    { mate: -1, depth: 245, line: 'd8h4' },
  ];
  return { ...found, evaluations };
};

/** An error of the student's in a game that was reviewed. */
const mistaken = async (stage: Stage): Promise<{ mistakeId: number }> => {
  const { gameId } = await reviewed(stage, FOOLS_MATE);
  const { mistakes } = await stage.as(STUDENT, 'GET', `/mistakes?gameId=${gameId}`);
  return { mistakeId: (mistakes as { id: number }[]).at(-1)?.id ?? 0 };
};

/** A class whose student has erred in a game that was reviewed. */
const inClass = async (stage: Stage): Promise<{ classId: number }> => {
  await reviewed(stage, FOOLS_MATE);
  const body = await stage.as(PROFESSOR, 'POST', '/classes', { name: '7º ano A', schoolYear: '2026' });
  const { id, code } = body.class as { id: number; code: string };
  await stage.as(STUDENT, 'POST', '/classes/join', { code });
  return { classId: id };
};

export const boardScenes: Record<string, (stage: Stage) => Promise<Record<string, unknown>>> = {
  'matches-get': onOneBoard('e4', 'e5'),
  'matches-move': async stage => ({ ...(await onOneBoard('e4')(stage)), move: 'e5', ply: 1 }),
  'matches-accept': challenge,
  'matches-decline': challenge,
  'matches-resign': onOneBoard('e4', 'e5'),
  'matches-abort': onOneBoard(),
  'matches-draw': onOneBoard('e4', 'e5'),
  'matches-takeback': onOneBoard('e4', 'e5'),
  'matches-commentary': againstEngine,
  'matches-phrase': accepted,
  'matches-rematch': finished,
  'matches-claim': onOneBoard(...THERE_AND_BACK, ...THERE_AND_BACK),
  'gameReviews-ask': stage => brought(stage),
  'gameReviews-deliver': evaluated,
  'gameReviews-get': stage => reviewed(stage),
  'mistakes-attempt': async stage => ({ ...(await mistaken(stage)), move: 'h3' }),
  'mistakes-solution': mistaken,
  'classMistakes-list': inClass,
  'classMistakes-review': inClass,
  'matches-wall': onWall,
  'matches-pause': onOneBoard('e4', 'e5'),
  'matches-resume': paused,
  'matches-adjust': onOneBoard('e4', 'e5'),
  'matches-end': onOneBoard('e4', 'e5'),
  'chapters-tries': chapter,
  'chapters-read': async stage => ({ ...(await reading(stage)), path: ['e2e4', 'e7e5'] }),
  'chapters-move': async stage => ({ ...(await chapter(stage)), move: 'Cc7+', path: [] }),
  'chapters-hint': async stage => ({ ...(await chapter(stage)), path: [] }),
};
