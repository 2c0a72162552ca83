/** The rows of the matrix of rights about games, puzzles and missions. */
import { COMMON_OUTCOMES, type CellsOf, type Question } from './matrix.ts';

/** The teacher and the colleague teach the player, the professor does not. */
export const callers = ['anonymous', 'student', 'player', 'professor', 'teacher', 'colleague', 'admin'] as const;

export const outcomes = {
  ...COMMON_OUTCOMES,
  noComment: { status: 404, message: 'Comentário não encontrado' },
  noGame: { status: 404, message: 'Partida não encontrada' },
  noMission: { status: 404, message: 'Missão não encontrada' },
  noMistake: { status: 404, message: 'Posição não encontrada' },
  noPuzzle: { status: 404, message: 'Problema não encontrado' },
  wrongEvaluations: { status: 400, message: 'As avaliações não são das posições desta partida' },
  noRepertoire: { status: 404, message: 'Repertório não encontrado' },
  otherReply: {
    status: 400,
    message: 'O motor não jogaria assim, ou o final já tinha acabado. Comece de novo.',
  },
  unfinished: { status: 409, message: 'Missão ainda não concluída' },
} as const;
export type Outcome = keyof typeof outcomes;
export type Cells = CellsOf<typeof callers, Outcome>;

export const members: Cells = ['login', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'];
export const students: Cells = ['login', 'ok', 'ok', 'denied', 'denied', 'denied', 'denied'];
export const staff: Cells = ['login', 'denied', 'denied', 'ok', 'ok', 'ok', 'ok'];
export const forMembers = (outcome: Outcome): Cells => ['login', outcome, outcome, outcome, outcome, outcome, outcome];

/** A game of the player's with a new comment by the teacher, one that the teacher played, and a puzzle. */
export type World = { gameId: number; commentId: number; teachersGameId: number; puzzleId: number };
export type Row = Question<World> & {
  name: string;
  cells: Cells;
  /** Whether it is about what students have done and claimed, so that each call needs new ones. */ ofToday?: true;
};

export const read = (name: string, procedure: string, path: string, cells: Cells, ids?: () => object): Row => ({
  name,
  procedure,
  type: 'query',
  method: 'GET',
  path: () => path,
  ...(ids && { ids }),
  cells,
});
export const ofGame = (name: string, whose: 'gameId' | 'teachersGameId', cells: Cells): Row => ({
  name,
  procedure: 'games.get',
  type: 'query',
  method: 'GET',
  path: world => `/chess/games/${world[whose]}`,
  ids: world => ({ gameId: world[whose] }),
  cells,
});
export const comment = (name: string, whose: 'gameId' | 'teachersGameId', cells: Cells): Row => ({
  name,
  procedure: 'games.comment',
  type: 'mutation',
  method: 'POST',
  path: world => `/chess/games/${world[whose]}/comments`,
  ids: world => ({ gameId: world[whose] }),
  body: () => ({ ply: 3, text: 'Boa ideia' }),
  cells,
});
export const review = (
  name: string,
  type: 'query' | 'mutation',
  whose: 'gameId' | 'teachersGameId',
  cells: Cells,
): Row => ({
  name,
  procedure: type === 'query' ? 'gameReviews.get' : 'gameReviews.ask',
  type,
  method: type === 'query' ? 'GET' : 'POST',
  path: world => `/chess/games/${world[whose]}/review`,
  ids: world => ({ gameId: world[whose] }),
  ...(type === 'mutation' && { body: () => ({}) }),
  cells,
});
export const atPuzzle = (name: string, procedure: string, end: string, body: object): Row => ({
  name,
  procedure,
  type: 'mutation',
  method: 'POST',
  path: ({ puzzleId }) => `/puzzles/${puzzleId}/${end}`,
  ids: ({ puzzleId }) => ({ id: puzzleId }),
  body: () => body,
  cells: members,
});
export const mission = (name: string, id: string, cells: Cells): Row => ({
  name,
  procedure: 'missions.claim',
  type: 'mutation',
  method: 'POST',
  path: () => `/missions/${id}/claim`,
  ids: () => ({ id }),
  body: () => ({}),
  cells,
  ofToday: true,
});

/** What is sent about reviewed games. */
export const ofReviews: readonly Row[] = [
  {
    name: 'answer to a mistake that is none',
    procedure: 'mistakes.attempt',
    type: 'mutation',
    method: 'POST',
    path: () => '/mistakes/999999/attempts',
    ids: () => ({ mistakeId: 999_999 }),
    body: () => ({ move: 'e4' }),
    cells: forMembers('noMistake'),
  },
  {
    name: 'see what was better in a mistake that is none',
    procedure: 'mistakes.solution',
    type: 'mutation',
    method: 'POST',
    path: () => '/mistakes/999999/solution',
    ids: () => ({ mistakeId: 999_999 }),
    body: () => ({}),
    cells: forMembers('noMistake'),
  },
  {
    name: "hand over nothing about the player's game",
    procedure: 'gameReviews.deliver',
    type: 'mutation',
    method: 'POST',
    path: ({ gameId }) => `/chess/games/${gameId}/review/evaluations`,
    ids: ({ gameId }) => ({ gameId }),
    body: () => ({ evaluations: [] }),
    cells: [
      'login',
      'noGame',
      'wrongEvaluations',
      'noGame',
      'wrongEvaluations',
      'wrongEvaluations',
      'wrongEvaluations',
    ],
  },
];

export const ofEndings: readonly Row[] = [
  read('list the endings', 'endings.list', '/endings', members),
  {
    name: 'play the answer in an ending too',
    procedure: 'endings.play',
    type: 'mutation',
    method: 'POST',
    path: () => '/endings/lucena/moves',
    ids: () => ({ ending: 'lucena' }),
    body: () => ({ moves: ['c1d1', 'd8e7'] }),
    cells: forMembers('otherReply'),
  },
  {
    name: 'give up an ending',
    procedure: 'endings.surrender',
    type: 'mutation',
    method: 'POST',
    path: () => '/endings/lucena/surrender',
    ids: () => ({ ending: 'lucena' }),
    body: () => ({}),
    cells: members,
  },
];

const anotherRepertoire = (
  name: string,
  of: Pick<Row, 'procedure' | 'type' | 'method'>,
  end: string,
  body?: object,
) => ({
  ...of,
  name,
  path: () => `/repertoires/999999${end}`,
  ids: () => ({ repertoireId: 999_999 }),
  ...(body && { body: () => body }),
});
const TREE = { title: 'Italiana', side: 'white', pgn: '1. e4 e5 2. Nf3' };

export const ofRepertoires: readonly Row[] = [
  read('list the repertoires', 'repertoires.list', '/repertoires', members),
  read('see where games left them', 'repertoires.gaps', '/repertoires/gaps', members),
  {
    name: 'make a repertoire',
    procedure: 'repertoires.create',
    type: 'mutation',
    method: 'POST',
    path: () => '/repertoires',
    body: () => TREE,
    cells: members,
  },
  {
    ...anotherRepertoire('read no repertoire', { procedure: 'repertoires.get', type: 'query', method: 'GET' }, ''),
    cells: forMembers('noRepertoire'),
  },
  {
    ...anotherRepertoire(
      'change no repertoire',
      { procedure: 'repertoires.save', type: 'mutation', method: 'PUT' },
      '',
      TREE,
    ),
    cells: forMembers('noRepertoire'),
  },
  {
    ...anotherRepertoire(
      'remove no repertoire',
      { procedure: 'repertoires.remove', type: 'mutation', method: 'DELETE' },
      '',
    ),
    cells: forMembers('noRepertoire'),
  },
  {
    ...anotherRepertoire(
      'train a line of no repertoire',
      { procedure: 'repertoires.train', type: 'mutation', method: 'POST' },
      '/lines',
      { moves: ['e2e4'], right: true },
    ),
    cells: forMembers('noRepertoire'),
  },
  {
    ...anotherRepertoire(
      'give no repertoire',
      { procedure: 'repertoires.give', type: 'mutation', method: 'POST' },
      '/give',
      { classId: 1 },
    ),
    cells: ['login', 'denied', 'denied', 'noRepertoire', 'noRepertoire', 'noRepertoire', 'noRepertoire'],
  },
];
