import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { difficultyLabels } from '../../../lib/course-labels.ts';
import { formatDuration, formatMoney } from '../../../lib/format.ts';
import { plural } from '../../../lib/plural.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import { professorCategoryLabels } from '../shared/categories.ts';
import { isBlankResource, type LessonValues } from '../shared/lesson/lesson-values.ts';
import { centsOf } from '../shared/price.ts';
import { issuesOn, STEPS } from './steps.ts';
import { courseIssues, type Item, type WizardValues } from './wizard-values.ts';

/** R$, as it was typed. */
const priceText = (price: string): string => {
  const cents = centsOf(price);
  if (Number.isNaN(cents)) return '—';
  return cents > 0 ? formatMoney(cents) : 'Gratuito';
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-[0.95rem] text-ink-soft">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
);

const Items = ({ title, items }: { title: string; items: readonly Item[] }) => {
  const filled = items.filter(({ text }) => text.trim() !== '');
  if (filled.length === 0) return null;
  return (
    <div>
      <h4 className="font-semibold">{title}</h4>
      <ul className="mt-1 list-disc pl-6">
        {filled.map(({ text }, index) => (
          <li key={index}>{text}</li>
        ))}
      </ul>
    </div>
  );
};

const kindOf = ({ videoUrl, quiz }: LessonValues): string => {
  const kinds = [videoUrl.trim() !== '' && 'Vídeo', quiz.questions.length > 0 && 'Quiz'].filter(Boolean);
  return kinds.join(' + ') || 'Texto';
};

const Contents = ({ lessons }: { lessons: readonly LessonValues[] }) => (
  <ol className="mt-4 divide-y divide-line">
    {lessons.map((lesson, index) => {
      const resources = lesson.resources.filter(resource => !isBlankResource(resource)).length;
      const facts = [
        Number.isFinite(lesson.duration) && formatDuration(lesson.duration),
        resources > 0 && plural(resources, 'recurso'),
        lesson.quiz.questions.length > 0 && plural(lesson.quiz.questions.length, 'questão', 'questões'),
      ];
      return (
        <li key={index} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
          <span className="min-w-0">
            <span className="font-semibold">
              {index + 1}. {lesson.title.trim() || 'Aula sem título'}
            </span>
            <span className="block text-[0.95rem] text-ink-soft">{facts.filter(Boolean).join(' · ')}</span>
          </span>
          <Badge>{kindOf(lesson)}</Badge>
        </li>
      );
    })}
  </ol>
);

/** The whole course before it is published, and what is still wrong with it. */
export const ReviewStep = ({ onGoTo }: { onGoTo: (step: number) => void }) => {
  const { control } = useFormContext<WizardValues>();
  // All fields have their defaults.
  const values = useWatch({ control }) as WizardValues;
  const issues = courseIssues(values);
  const unfinished = STEPS.map((name, index) => ({
    name,
    step: index + 1,
    count: issuesOn(index + 1, issues).length,
  })).filter(({ count }) => count > 0);
  return (
    <div className="grid gap-6">
      {unfinished.length > 0 && (
        <Alert tone="gold" title="Falta pouco">
          <p>Antes de salvar, corrija os campos destas etapas:</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {unfinished.map(({ name, step, count }) => (
              <li key={step}>
                <Button variant="secondary" size="sm" onClick={() => onGoTo(step)}>
                  {name} ({plural(count, 'campo')})
                </Button>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {unfinished.length === 0 && values.lessons.length === 0 && (
        <Alert tone="gold">O curso ainda não tem aulas. Você pode publicá-lo assim e adicioná-las depois.</Alert>
      )}
      <Card className="grid gap-6 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
        <Thumbnail src={values.imageUrl || null} className="self-start rounded-control" />
        <div className="min-w-0 space-y-4">
          <h3 className="text-heading">{values.title.trim() || 'Curso sem título'}</h3>
          <p className="whitespace-pre-line">{values.description}</p>
          <dl className="grid grid-cols-2 gap-4 lg:grid-cols-3">
            <Fact name="Categoria">{professorCategoryLabels[values.category]}</Fact>
            <Fact name="Dificuldade">{difficultyLabels[values.difficulty]}</Fact>
            <Fact name="Preço">{priceText(values.price)}</Fact>
            <Fact name="Duração">{Number.isFinite(values.duration) ? formatDuration(values.duration) : '—'}</Fact>
            <Fact name="Máximo de alunos">{Number.isFinite(values.maxStudents) ? values.maxStudents : '—'}</Fact>
            <Fact name="Certificado">{values.certificateEnabled ? 'Sim' : 'Não'}</Fact>
          </dl>
          <Items title="Objetivos do curso" items={values.objectives} />
          <Items title="Pré-requisitos" items={values.prerequisites} />
        </div>
      </Card>
      {values.lessons.length > 0 && (
        <Card>
          <h3 className="text-heading">{plural(values.lessons.length, 'aula')}</h3>
          <Contents lessons={values.lessons} />
        </Card>
      )}
    </div>
  );
};
