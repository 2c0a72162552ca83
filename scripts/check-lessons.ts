// `npm run check:lessons -- lucena`: plays every position of the demo's lessons, and of the questions on the board in
// their quizzes, before the engine (or of those whose name has this word), with a fixed number of nodes. It prints a
// table, and ends with 1 when a move that a chapter takes for right is bad, when another is as good, when a refutation
// refutes nothing, or when a game to be played out cannot be won.
import { demoCourses } from '../db/demo/courses/index.ts';
import type { DemoBoardQuestion, DemoLesson } from '../db/demo/types.ts';
import { readDemoChapters, type DemoChapter } from '../server/demo/chapters.ts';
import { createPool } from '../server/engine/pool.ts';
import { engineCommand, startProcess } from '../server/engine/process.ts';
import { type PositionToFind, positionsToFind } from '../server/features/chapters/chapter-time.ts';
import { readLine } from '../server/rules/board-line.ts';
import { toUci } from '../server/rules/played-move.ts';
import { positionOf } from '../server/rules/position.ts';
import { isForStars, shortestSteps, starsLeft } from './lessons/stars.ts';
import { chances, judge, lossOfReply, textOf } from './lessons/verdict.ts';

type Row = { position: string; right: string; worth: string; best: string; faults: string[] };

/** The chances at the start of a game that must be won, and the least chances of one that must be held. */
const WINNABLE = 0.6;
const TENABLE = -0.2;
const REFUTED_BADLY = 0.1;

const words = process.argv.slice(2);
const command = engineCommand(process.env.STOCKFISH_PATH);
const engine = createPool({ start: () => startProcess(command), size: 1, patience: 120_000 });

const asStars = ({ tree }: DemoChapter, { node, fen, right }: PositionToFind): Row => {
  const steps = shortestSteps(fen, starsLeft(tree, node)).toSorted();
  const marked = right.map(({ move }) => toUci(move)).toSorted();
  const isSame = steps.join() === marked.join();
  return {
    position: fen,
    right: right.map(({ move }) => move.san).join(' '),
    worth: 'shortest',
    best: steps.join(' '),
    faults: isSame ? [] : ['the shortest walks begin otherwise'],
  };
};

const asMoves = async ({ tree }: DemoChapter, { node, fen, right }: PositionToFind): Promise<Row> => {
  const marked = right.map(({ move }) => toUci(move));
  const verdict = await judge(engine, fen, marked);
  const faults = [...verdict.faults];
  const siblings = node ? node.children : tree.first;
  for (const wrong of siblings.flatMap(id => tree.nodes[id] ?? []).filter(one => !right.includes(one))) {
    const reply = tree.nodes[wrong.children[0] ?? -1];
    if (reply && (await lossOfReply(engine, wrong.move.fen, reply.move.fen)) > REFUTED_BADLY)
      faults.push(`${reply.move.san} does not refute ${wrong.move.san}`);
  }
  return {
    position: fen,
    right: right.map(({ move }) => move.san).join(' '),
    worth: textOf(verdict.right),
    best: `${verdict.bestMove} ${textOf(verdict.best)}`,
    faults,
  };
};

const asGame = async ({ tree, goal }: DemoChapter): Promise<Row> => {
  const { score, chances: own } = await chances(engine, tree.start);
  const least = goal === 'draw' || goal?.startsWith('hold') ? TENABLE : WINNABLE;
  const faults = own < least ? ['the goal cannot be reached'] : [];
  return { position: tree.start, right: goal ?? '', worth: textOf(score), best: '', faults };
};

const rowsOf = async (chapter: DemoChapter): Promise<Row[]> => {
  if (chapter.mode === 'ler') return [];
  if (chapter.mode === 'jogar') return [await asGame(chapter)];
  const rows: Row[] = [];
  for (const found of positionsToFind(chapter.tree, chapter.side)) {
    const position = positionOf(found.fen);
    rows.push(position && isForStars(position) ? asStars(chapter, found) : await asMoves(chapter, found));
  }
  return rows;
};

/** The positions of a question in which its solver moves, with the moves that its lines play there. */
const asked = ({ fen, lines }: DemoBoardQuestion): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const line of lines) {
    const read = readLine(fen, line);
    if ('wrong' in read) throw new Error(`${read.wrong} of ${line} cannot be played in ${fen}`);
    for (const [i, move] of read.moves.entries()) {
      const before = read.moves[i - 1]?.fen ?? fen;
      if (i % 2 === 0) found.set(before, [...(found.get(before) ?? []), toUci(move)]);
    }
  }
  return found;
};

const asQuestion = async (question: DemoBoardQuestion): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const [position, right] of asked(question)) {
    const { right: worth, best, bestMove, faults } = await judge(engine, position, right);
    const row = { position, right: right.join(' '), worth: textOf(worth), best: `${bestMove} ${textOf(best)}`, faults };
    rows.push(row);
  }
  return rows;
};

type Item = { title: string; rows: () => Promise<Row[]> };

/** The chapters of a lesson, then the questions of its quiz that are answered on the board. */
const itemsOf = (course: string, { key, quiz }: DemoLesson): Item[] => [
  ...readDemoChapters(course, key).map((chapter, i) => ({
    title: `${i + 1} | ${chapter.title}`,
    rows: () => rowsOf(chapter),
  })),
  ...(quiz?.questions ?? []).flatMap((question, i) =>
    'lines' in question ? { title: `quiz ${i + 1} | ${question.question}`, rows: () => asQuestion(question) } : [],
  ),
];

let [checked, wrong] = [0, 0];
try {
  for (const course of demoCourses)
    for (const lesson of course.lessons) {
      const name = `${course.key}/${lesson.key}`;
      if (words.length > 0 && !words.some(word => name.includes(word))) continue;
      for (const { title, rows } of itemsOf(course.key, lesson))
        for (const { position, right, worth, best, faults } of await rows()) {
          checked += 1;
          if (faults.length > 0) wrong += 1;
          console.log([name, title, position, right, worth, best, faults.join('; ') || 'ok'].join(' | '));
        }
    }
} finally {
  await engine.close();
}
console.log(`${checked} positions, ${wrong} with faults`);
if (wrong > 0) process.exitCode = 1;
