import { FileUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../../../ui/Button.tsx';

const ImportCourseDialog = lazy(() => import('./ImportCourseDialog.tsx'));

/** Opens the dialog that brings in a course; its draft is shown next. */
export const ImportCourse = () => {
  const [isOpen, setOpen] = useState(false);
  const [, go] = useLocation();
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <FileUp aria-hidden /> Importar Curso
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <ImportCourseDialog onImported={id => go(`/professor/cursos/${id}`)} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
};
