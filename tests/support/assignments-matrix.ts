/** The frame of the matrix about assignments: who calls, what they hear, and the class that a call is about. */
import { COMMON_OUTCOMES, type CellsOf, type Question } from './matrix.ts';

/** Ana is in the class, the stranger in another. The professor and `co` teach the first, the colleague the other. */
export const callers = ['anonymous', 'ana', 'stranger', 'professor', 'co', 'colleague', 'admin'] as const;

export const outcomes = {
  ...COMMON_OUTCOMES,
  noClass: { status: 404, message: 'Turma não encontrada' },
  none: { status: 404, message: 'Tarefa não encontrada' },
  worked: { status: 409, message: 'Já há entregas ou notas nesta tarefa: feche-a em vez de apagá-la' },
  closed: { status: 409, message: 'Esta tarefa já foi fechada' },
  ended: { status: 404, message: 'Este resumo já foi encerrado. Quem tem o cartão pode pedi-lo de novo.' },
  archived: { status: 409, message: 'Esta turma está arquivada. Reabra-a para mudar alguma coisa.' },
} as const;
type Outcome = keyof typeof outcomes;
type Cells = CellsOf<typeof callers, Outcome>;

export type World = { classId: number; assignmentId: number; secret: string };
export type State = 'open' | 'archived';
export type Row = Question<World> & { cells: Record<State, Cells> };

export const staff = (outside: Outcome, inside: Outcome = 'ok'): Cells => [
  'login',
  'denied',
  'denied',
  inside,
  inside,
  outside,
  inside,
];
export const always = (cells: Cells): Record<State, Cells> => ({ open: cells, archived: cells });
export const changing = (outside: Outcome): Record<State, Cells> => ({
  open: staff(outside),
  archived: staff(outside, 'archived'),
});

export const inClass = ({ classId }: World) => ({ classId });
export const ofIt = ({ assignmentId }: World) => ({ assignmentId });
export const at = ({ assignmentId }: World, rest = ''): string => `/assignments/${assignmentId}${rest}`;
export const DUE = '2040-05-04T18:00:00-03:00';

export const reading = (
  procedure: string,
  path: (world: World) => string,
  ids: (world: World) => object,
  cells: Cells,
): Row => ({
  procedure,
  type: 'query',
  method: 'GET',
  path,
  ids,
  cells: always(cells),
});

const handingIn: Record<State, Cells> = {
  open: ['login', 'ok', 'none', 'denied', 'denied', 'denied', 'denied'],
  archived: ['login', 'closed', 'none', 'denied', 'denied', 'denied', 'denied'],
};
export const handing = (procedure: string, rest: string, body: object): Row => ({
  procedure,
  type: 'mutation',
  method: 'POST',
  path: world => at(world, rest),
  ids: ofIt,
  body: () => body,
  cells: handingIn,
});

/** What whoever has a link may do: each hears the same. */
export const byLink = (
  procedure: string,
  method: string,
  path: string,
  body: (world: World) => object,
  said: Outcome,
): Row => ({
  procedure,
  type: 'mutation',
  method,
  path: () => path,
  body,
  cells: always([said, said, said, said, said, said, said]),
});
