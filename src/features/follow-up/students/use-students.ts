import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { download } from '../../../lib/download.ts';
import { errorText } from '../../../lib/error-text.ts';
import { toast } from '../../../ui/toast-store.ts';
import type { StudentFilterValues } from './student-filters.ts';

type Filters = Pick<StudentFilterValues, 'search' | 'courseId' | 'level' | 'status'>;

export const useStudents = ({ student: _, ...wanted }: StudentFilterValues) =>
  api.professor.students.useQuery(wanted, { placeholderData: keepPreviousData });

export const useStatistics = () => api.professor.statistics.useQuery();

export const useStudent = (enrollmentId: number) => api.professor.student.useQuery({ enrollmentId });

/** Saves the filtered students as a spreadsheet. */
export const useStudentsExport = () => {
  const { client } = api.useUtils();
  return async ({ search, courseId, level, status }: Filters) => {
    try {
      const { filename, csv } = await client.professor.exportStudents.query({ search, courseId, level, status });
      download(filename, csv, 'text/csv');
    } catch (error) {
      toast({ title: 'Erro ao exportar', description: errorText(error), variant: 'destructive' });
    }
  };
};
