import { BookOpen, Plus } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LESSONS_PER_COURSE } from '../shared/lesson/lesson-values.ts';
import { useRowFocus } from '../shared/use-row-focus.ts';
import { LessonCard } from './LessonCard.tsx';
import { newLesson, type WizardValues } from './wizard-values.ts';

type ContentStepProps = {
  /** Index of the lesson that is open. */ open: number | null;
  onOpen: (index: number | null) => void;
};

/** The lessons: what there is to see and to read in each. */
export const ContentStep = ({ open, onOpen }: ContentStepProps) => {
  const { control } = useFormContext<WizardValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'lessons', keyName: 'key' });
  const { container, focusOn, focusOnNew } = useRowFocus();

  const add = () => {
    append(newLesson(fields.length), { shouldFocus: false });
    onOpen(fields.length);
    focusOnNew(`[data-lesson="${fields.length}"] input`);
  };
  const shift = (from: number, to: number, direction: 'up' | 'down') => {
    move(from, to);
    if (open === from) onOpen(to);
    else if (open === to) onOpen(from);
    focusOn(`[data-lesson="${to}"] [data-shift="${direction}"]`, `[data-lesson="${to}"] [data-shift]:enabled`);
  };
  const drop = (index: number) => {
    remove(index);
    if (open !== null) onOpen(open === index ? null : open - (open > index ? 1 : 0));
    focusOn('[data-add-lesson]');
  };
  return (
    <div ref={container} className="grid gap-4">
      {fields.length === 0 && (
        <EmptyState
          icon={BookOpen}
          title="Nenhuma aula ainda"
          text="Cada aula tem um texto e, se você quiser, um vídeo, recursos e um quiz."
        />
      )}
      <ol className="grid gap-4">
        {fields.map((field, index) => (
          <li key={field.key} data-lesson={index}>
            <LessonCard
              at={index}
              count={fields.length}
              isOpen={open === index}
              onToggle={() => onOpen(open === index ? null : index)}
              onMoveUp={() => shift(index, index - 1, 'up')}
              onMoveDown={() => shift(index, index + 1, 'down')}
              onRemove={() => drop(index)}
            />
          </li>
        ))}
      </ol>
      <Button
        data-add-lesson
        variant={fields.length === 0 ? 'primary' : 'secondary'}
        className={fields.length === 0 ? '-mt-8 mb-4 justify-self-center' : 'justify-self-start'}
        disabled={fields.length >= LESSONS_PER_COURSE}
        onClick={add}
      >
        <Plus aria-hidden /> Adicionar aula
      </Button>
    </div>
  );
};
