import type { ProfessorCourse } from '../../../../../server/features/teaching/taught-courses.schema.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { toast } from '../../../../ui/toast-store.ts';
import { downloadCourse } from './use-course-file.ts';
import { useDuplicateCourse, useSwitchCourse } from '../use-courses.ts';

const SERVER_FAILED = 'Erro interno do servidor';
const failed = (title: string) => (error: unknown) =>
  toast({ title, description: errorText(error, SERVER_FAILED), variant: 'destructive' });

/** Copies, publishes or pauses a course, and shows the result. */
export const useCourseActions = ({ id, title, status }: ProfessorCourse, onDuplicated: (copyId: number) => void) => {
  const duplicate = useDuplicateCourse();
  const change = useSwitchCourse();
  const isActive = status === 'active';
  const paused = {
    title: 'Curso pausado',
    description: `${title} não recebe novos alunos até ser ativado. Quem já está matriculado continua.`,
  };
  const activated = { title: 'Curso ativado', description: `${title} está no catálogo e aberto a matrículas.` };
  return {
    isBusy: duplicate.isPending || change.isPending,
    onDuplicate: () =>
      duplicate.mutate(
        { id },
        {
          onSuccess: ({ course }) => {
            toast({ title: 'Curso duplicado', description: `“${course.title}” foi criado como rascunho.` });
            onDuplicated(course.id);
          },
          onError: failed('Erro ao duplicar curso'),
        },
      ),
    onDownload: () => downloadCourse(id),
    onSwitch: () =>
      change.mutate(
        { id, isActive: !isActive },
        {
          onSuccess: () => toast(isActive ? paused : activated),
          onError: failed(isActive ? 'Erro ao pausar curso' : 'Erro ao ativar curso'),
        },
      ),
  };
};
