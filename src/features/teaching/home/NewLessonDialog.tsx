import { ArrowRight } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useCourseChoice } from '../../../shared/professor/use-course-choice.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogEnd } from '../../../ui/DialogEnd.tsx';
import { Field } from '../../../ui/Field.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Select } from '../../../ui/Select.tsx';

/** A lesson belongs to a course, which comes first. */
const NewLessonDialog = ({ onClose }: { onClose: () => void }) => {
  const courses = useCourseChoice();
  const [, go] = useLocation();
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const courseId = chosen || (courses.length === 1 ? String(courses[0]?.id) : '');

  const goOn = (event: SubmitEvent) => {
    event.preventDefault();
    if (courseId) go(`/professor/cursos/${courseId}/lessons/new`);
    setMissing(!courseId);
  };
  return (
    <Dialog
      open
      title="Nova Aula"
      description="Em qual dos seus cursos a aula entra?"
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      {courses.length === 0 ? (
        <div className="grid gap-4">
          <p>Você ainda não tem cursos. Crie o primeiro, e as aulas dele com ele.</p>
          <LinkButton href="/create-course">Criar Curso</LinkButton>
        </div>
      ) : (
        <form noValidate className="grid gap-5" onSubmit={goOn}>
          <Field label="Curso" error={isMissing && !courseId ? 'Escolha o curso' : undefined}>
            <Select value={courseId} onChange={({ target }) => setChosen(target.value)}>
              <option value="">Escolha um curso</option>
              {courses.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          </Field>
          <DialogEnd>
            <Button type="submit">
              Escrever a aula <ArrowRight aria-hidden />
            </Button>
          </DialogEnd>
        </form>
      )}
    </Dialog>
  );
};

export default NewLessonDialog;
