import { skipToken } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { Assignment } from '../../../server/features/assignments/assignments.schema.ts';
import type { PuzzleTheme } from '../../../server/features/puzzles/themes.schema.ts';
import { api } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import { errorText } from '../../lib/error-text.ts';
import { useFurtherPages } from '../../lib/use-further-pages.ts';
import { toast } from '../../ui/toast-store.ts';

/** What a child does stands in the matrix within two seconds, while somebody looks at it. */
const LIVE_MS = 1_500;

export const useAssignment = (assignmentId: number) => api.assignments.get.useQuery({ assignmentId });
const MORE = 100;
/** The latest assignments of a class, and the pages that were asked for. */
export const useClassAssignments = (classId: number) => {
  const { client } = api.useUtils();
  const latest = api.assignments.ofClass.useQuery({ classId });
  const further = useFurtherPages({
    queryKey: [...getQueryKey(api.assignments.ofClass), classId],
    shown: latest.data?.assignments ?? [],
    total: latest.data?.total ?? 0,
    pageSize: MORE,
    fetchPage: (asked, signal) => client.assignments.ofClass.query({ classId, ...asked }, { signal }),
    rowsOf: answer => answer.assignments,
  });
  return { latest, ...further };
};
export const useClass = (classId: number) => api.classes.get.useQuery({ classId });
export const useResults = (assignmentId: number) =>
  api.assignments.results.useQuery({ assignmentId }, { refetchInterval: LIVE_MS });
export const useDifficulties = (assignmentId: number) => api.assignments.difficult.useQuery({ assignmentId });
export const useStudentWork = (assignmentId: number, userId: number) =>
  api.assignments.work.useQuery({ assignmentId, userId }, { refetchInterval: LIVE_MS });
export const useGrades = (classId: number) => api.assignments.grades.useQuery({ classId });

/** How many puzzles of a theme there are, while the professor still chooses. */
export const usePuzzlesOfTheme = (classId: number, asked: OfTheme | undefined) =>
  api.assignments.puzzlesOfTheme.useQuery(asked ? { classId, ...asked } : skipToken);
type OfTheme = { theme: PuzzleTheme; ratingFrom: number; ratingTo: number };

const failed = (title: string) => (error: unknown) =>
  toast({ title, description: errorText(error), variant: 'destructive' });

const givenText = ({ draft, opensAt }: Assignment): string => {
  if (draft) return 'Rascunho guardado';
  const isOpen = Date.parse(opensAt) <= Date.now();
  return isOpen ? 'Tarefa dada: os alunos receberam um aviso' : 'Tarefa dada: os alunos recebem um aviso quando abrir';
};

/** A theme may have fewer puzzles than were asked for. */
const fewerText = (asked: number | undefined, { items }: Assignment): string | undefined => {
  if (asked === undefined || items.length >= asked) return undefined;
  const had = items.length === 1 ? 'Só há 1 problema' : `Só há ${items.length} problemas`;
  return `${had} deste tema nesta dificuldade, e não ${asked}. A tarefa tem todos.`;
};

export const useCreateAssignment = (onCreated: (assignment: Assignment) => void) => {
  const cache = api.useUtils();
  return api.assignments.create.useMutation({
    onSuccess: async ({ assignment }, { count }) => {
      await cache.assignments.invalidate();
      toast({ title: givenText(assignment), description: fewerText(count, assignment) });
      onCreated(assignment);
    },
    onError: failed('A tarefa não foi criada'),
  });
};

export const useUpdateAssignment = () => {
  const cache = api.useUtils();
  return api.assignments.update.useMutation({
    onSuccess: () => cache.assignments.invalidate(),
    onError: failed('A tarefa não foi alterada'),
  });
};

export const useRemoveAssignment = (onRemoved: () => void) => {
  const cache = api.useUtils();
  return api.assignments.remove.useMutation({
    onSuccess: () => {
      toast({ title: 'Tarefa apagada' });
      onRemoved();
      return cache.assignments.ofClass.invalidate();
    },
    onError: failed('A tarefa não foi apagada'),
  });
};

export const useCopyAssignment = (onCopied: (assignment: Assignment) => void) => {
  const cache = api.useUtils();
  return api.assignments.copy.useMutation({
    onSuccess: async ({ assignment }) => {
      await cache.assignments.invalidate();
      toast({ title: `Rascunho guardado: ${assignment.className}` });
      onCopied(assignment);
    },
  });
};

export const useMark = (onMarked: () => void) => {
  const cache = api.useUtils();
  return api.assignments.mark.useMutation({
    onSuccess: async () => {
      await cache.assignments.invalidate();
      toast({ title: 'Avaliação guardada' });
      onMarked();
    },
    onError: failed('A avaliação não foi guardada'),
  });
};

const save = async (file: Promise<{ filename: string; csv: string }>): Promise<void> => {
  try {
    const { filename, csv } = await file;
    download(filename, csv, 'text/csv');
  } catch (error) {
    failed('Erro ao exportar')(error);
  }
};

/** Saves the matrix as a spreadsheet, as it is shown. */
export const useResultsExport = () => {
  const { client } = api.useUtils();
  return (assignmentId: number) => save(client.assignments.exportResults.query({ assignmentId }));
};

/** Saves a class's gradebook in the same way. */
export const useGradesExport = () => {
  const { client } = api.useUtils();
  return (classId: number) => save(client.assignments.exportGrades.query({ classId }));
};
