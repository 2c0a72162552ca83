/** Who asks of a class, what they hear, and how the rows of its matrix are written. */
import { COMMON_OUTCOMES, type CellsOf, type Question } from './matrix.ts';

/** A child of another class and a professor of another one; the class's own child, its co-professor and its maker. */
export const callers = ['anonymous', 'stranger', 'child', 'other', 'co', 'maker', 'admin'] as const;

export const outcomes = {
  ...COMMON_OUTCOMES,
  none: { status: 404, message: 'Turma não encontrada' },
  noBoard: { status: 409, message: 'Não há aula ao vivo nesta turma agora' },
  notHeld: { status: 403, message: 'As peças não estão com você' },
  noQuestion: { status: 409, message: 'A pergunta já foi fechada' },
  live: { status: 409, message: 'Já há uma aula ao vivo nesta turma. Entre nela.' },
  shut: { status: 409, message: 'Esta turma está arquivada. Reabra-a para mudar alguma coisa.' },
  closed: { status: 409, message: 'Este aviso não está aberto a comentários' },
  noCode: {
    status: 404,
    message: 'Nenhuma turma tem este código. Confira com a sua professora ou o seu professor.',
  },
} as const;
export type Outcome = keyof typeof outcomes;
export type Cells = CellsOf<typeof callers, Outcome>;

export const readers: Cells = ['login', 'none', 'ok', 'none', 'ok', 'ok', 'ok'];
export const teachers = (teacher: Outcome): Cells => ['login', 'denied', 'denied', 'none', teacher, teacher, teacher];
export const staff: Cells = ['login', 'denied', 'denied', 'ok', 'ok', 'ok', 'ok'];
export const joiners = (student: Outcome): Cells => ['login', student, student, 'denied', 'denied', 'denied', 'denied'];
export const everybody: Cells = ['login', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'];

export type World = { classId: number; code: string; childId: number; askerId: number; newId: number };
export type Row = Question<World> & { active: Cells; archived: Cells };

export const DAY = '2026-11-23';
export const at =
  (rest = '') =>
  ({ classId }: Pick<World, 'classId'>): string =>
    `/classes/${classId}${rest}`;
export const inClass = ({ classId }: Pick<World, 'classId'>) => ({ classId });
export const always = (cells: Cells) => ({ active: cells, archived: cells });
export const changes = { active: teachers('ok'), archived: teachers('shut') };
export const reads = { type: 'query', method: 'GET' } as const;
export const posts = { type: 'mutation', method: 'POST' } as const;
export const deletes = { type: 'mutation', method: 'DELETE' } as const;
export const childOf = ({ classId, childId }: World) => ({ classId, userId: childId });

export const board = '/live-lesson';
export const puts = { type: 'mutation', method: 'PUT' } as const;

export const bringing: Row = {
  procedure: 'classes.bringStudents',
  ...posts,
  path: at('/students/bring'),
  ids: inClass,
  body: ({ classId, childId }) => ({ fromClassId: classId, userIds: [childId] }),
  ...changes,
};
