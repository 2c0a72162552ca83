import type { Db } from '../../../db/client.ts';
import { toCsv } from '../../common/csv.ts';
import { dayOf, momentInCell } from '../../common/days.ts';
import type { Viewer } from '../../common/viewer.ts';
import { listAllStudents, type Wanted } from './students-list.service.ts';

const COLUMNS = [
  'Nome',
  'Email',
  'Curso',
  'Situação',
  'Progresso (%)',
  'Nível',
  'Aulas concluídas',
  'Total de aulas',
  'Última atividade',
];

/** All students that match the filters, as a spreadsheet. */
export const exportStudents = async (db: Db, viewer: Viewer, wanted: Wanted) => {
  const students = await listAllStudents(db, viewer, wanted);
  const rows = students.map(
    ({ name, email, course, status, progress, level, completedLessons, totalLessons, lastActivity }) => [
      name,
      email,
      course,
      status,
      progress,
      level,
      completedLessons,
      totalLessons,
      momentInCell(new Date(lastActivity)),
    ],
  );
  return { filename: `alunos-${dayOf(new Date())}.csv`, csv: toCsv(COLUMNS, rows) };
};
