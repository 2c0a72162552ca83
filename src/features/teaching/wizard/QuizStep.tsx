import { ListChecks } from 'lucide-react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { plural } from '../../../lib/plural.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { QuizFields } from '../shared/lesson/QuizFields.tsx';
import { LessonFold } from './LessonCard.tsx';
import type { WizardValues } from './wizard-values.ts';

type QuizStepProps = { open: number | null; onOpen: (index: number | null) => void };

/** The quiz of each lesson; a lesson may do without. */
export const QuizStep = ({ open, onOpen }: QuizStepProps) => {
  const { control } = useFormContext<WizardValues>();
  const { errors } = useFormState({ control });
  const lessons = useWatch({ control, name: 'lessons' });
  if (lessons.length === 0)
    return (
      <EmptyState
        icon={ListChecks}
        title="Nenhuma aula ainda"
        text="Adicione aulas na etapa anterior para escrever os questionários."
      />
    );
  return (
    <>
      <p className="mb-4 text-ink-soft">
        Cada aula pode ter um quiz, que o aluno faz depois de concluí-la. Se nenhuma tiver, siga para a próxima etapa.
      </p>
      <ol className="grid gap-4">
        {lessons.map(({ quiz }, index) => (
          <li key={index} data-lesson={index}>
            <LessonFold
              at={index}
              isOpen={open === index}
              onToggle={() => onOpen(open === index ? null : index)}
              facts={quiz.questions.length === 0 ? 'Sem quiz' : plural(quiz.questions.length, 'questão', 'questões')}
              isWrong={errors.lessons?.[index]?.quiz !== undefined}
            >
              <QuizFields at={index} />
            </LessonFold>
          </li>
        ))}
      </ol>
    </>
  );
};
