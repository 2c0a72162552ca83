/** Answers to board questions that the professor did not write, but that the engine takes for equally good. */
import type { Db } from '../../../db/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { finalLines, type Engine } from '../../engine/engine.ts';
import { readGame } from '../../engine/position.ts';
import { lineInUci, readLine } from '../../rules/board-line.ts';
import { chancesByMove, EQUAL_LOSS, WEIGHING } from '../../rules/equal-moves.ts';
import { positionOf } from '../../rules/position.ts';
import { findAnswersToWeigh, type WeighedQuestion } from './board-answers.queries.ts';
import { attemptQuiz, startQuiz } from './attempts.service.ts';
import { equalKey, type Answer, type EqualAnswers } from './grading.ts';
import type { QuizAttemptOutput, QuizStart } from './progress.schema.ts';

type Asked = { engine: Engine; viewer: Pick<Viewer, 'id'> };

const partsOf = (line: string): { before: string; last: string } => {
  const moves = line.split(' ');
  return { before: moves.slice(0, -1).join(' '), last: moves.at(-1) ?? '' };
};

/** The right moves at the point of the last move of an answer; none when the earlier moves differ. */
const rivalsOf = ({ fen, lines }: WeighedQuestion, answer: string): string[] => {
  const { before } = partsOf(answer);
  const right = lines.flatMap(line => lineInUci(fen, line) ?? []).map(partsOf);
  return right.filter(line => line.before === before).map(({ last }) => last);
};

const isHeldEqual = async ({ engine, viewer }: Asked, question: WeighedQuestion, text: string): Promise<boolean> => {
  const answer = lineInUci(question.fen, text);
  if (!answer) return false;
  const { before, last } = partsOf(answer);
  const rivals = rivalsOf(question, answer);
  if (rivals.length === 0 || rivals.includes(last)) return false;
  const way = readLine(question.fen, before);
  const fen = ('moves' in way && way.moves.at(-1)?.fen) || question.fen;
  if (positionOf(fen)?.board.king.size() !== 2) return false;
  const { position } = readGame(fen);
  const { lines: wanted, nodes } = WEIGHING;
  const search = { position, lines: wanted, limits: { nodes } };
  const { lines } = await engine.search(search, { person: viewer.id, wants: 'move' });
  const chances = chancesByMove(finalLines(lines));
  const own = chances.get(last);
  return own !== undefined && rivals.some(move => (chances.get(move) ?? Number.POSITIVE_INFINITY) - own <= EQUAL_LOSS);
};

/** The answers, given now or kept before, that the engine takes for as good as a right one. */
const findEqual = async (
  { db, engine }: { db: Db; engine: Engine },
  viewer: Viewer,
  lessonId: number,
  answers: readonly Answer[],
): Promise<EqualAnswers> => {
  const { questions, drafts } = await findAnswersToWeigh(db.read, viewer.id, lessonId);
  const equal = new Set<string>();
  const known = new Map(questions.map(question => [question.id, question]));
  for (const given of [...answers, ...drafts]) {
    const question = known.get(given.questionId);
    if (question && (await isHeldEqual({ engine, viewer }, question, given.answer))) equal.add(equalKey(given));
  }
  return equal;
};

/** As `attemptQuiz`, with the engine's judgment on equally good moves. @throws as it, and 429, 503 of the engine */
export const handInQuiz = async (
  tools: { db: Db; engine: Engine },
  viewer: Viewer,
  lessonId: number,
  answers: Answer[],
): Promise<QuizAttemptOutput> =>
  attemptQuiz(tools.db, viewer, lessonId, answers, new Date(), await findEqual(tools, viewer, lessonId, answers));

/** As `startQuiz`; a try whose time is over is handed in with the engine's judgment. */
export const beginQuiz = async (
  tools: { db: Db; engine: Engine },
  viewer: Viewer,
  lessonId: number,
  now = new Date(),
): Promise<QuizStart> => startQuiz(tools.db, viewer, lessonId, now, await findEqual(tools, viewer, lessonId, []));
