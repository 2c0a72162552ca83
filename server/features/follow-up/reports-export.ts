import type { Db } from '../../../db/client.ts';
import { type Cell, toCsv } from '../../common/csv.ts';
import type { Viewer } from '../../common/viewer.ts';
import { coursesTable, type ReportTable, tablesOf } from './report-tables.ts';
import type { ReportExportInput, ReportTab } from './reports.schema.ts';
import { getReport } from './reports.service.ts';

const fileNames: Record<ReportTab, string> = {
  overview: 'visao-geral',
  students: 'alunos',
  courses: 'cursos',
  financial: 'financeiro',
};

/** Tables one below the other, each under its title. */
const sheetOf = (tables: readonly ReportTable[]): string => {
  const lines = tables.flatMap(({ title, columns, rows }): Cell[][] => [[title], columns, ...rows, ['']]);
  const [first = [], ...others] = lines.slice(0, -1);
  return toCsv(first.map(String), others);
};

/** What a tab of the report shows, as a spreadsheet; without a tab, the courses with all their figures. */
export const exportReport = async (db: Db, viewer: Viewer, { tab, ...input }: ReportExportInput) => {
  const report = await getReport(db, viewer, input);
  const days = `${report.from}-a-${report.to}`;
  if (tab === undefined) {
    const { columns, rows } = coursesTable(report);
    return { filename: `relatorio-${days}.csv`, csv: toCsv(columns, rows) };
  }
  return { filename: `relatorio-${fileNames[tab]}-${days}.csv`, csv: sheetOf(tablesOf[tab](report)) };
};
