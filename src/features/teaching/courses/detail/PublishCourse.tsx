import { Send } from 'lucide-react';
import type { Course } from '../../../../../server/features/courses/courses.schema.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { Button } from '../../../../ui/Button.tsx';
import { toast } from '../../../../ui/toast-store.ts';
import { useSwitchCourse } from '../use-courses.ts';

/** Puts a draft into the catalogue; nothing for a course that has been there. */
export const PublishCourse = ({ course: { id, title, status } }: { course: Course }) => {
  const change = useSwitchCourse();
  const publish = () =>
    change.mutate(
      { id, isActive: true },
      {
        onSuccess: () =>
          toast({ title: 'Curso publicado!', description: `${title} está no catálogo e aberto a matrículas.` }),
        onError: error =>
          toast({ title: 'O curso não foi publicado', description: errorText(error), variant: 'destructive' }),
      },
    );
  if (status !== 'draft') return null;
  return (
    <Button loading={change.isPending} onClick={publish}>
      <Send aria-hidden /> Publicar Curso
    </Button>
  );
};
