import { Check } from 'lucide-react';
import { useId } from 'react';
import type { Course } from '../../../../../server/features/courses/courses.schema.ts';
import { difficultyLabels } from '../../../../lib/course-labels.ts';
import { formatDate, formatDuration } from '../../../../lib/format.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Thumbnail } from '../../../../ui/Thumbnail.tsx';
import { professorCategoryLabels } from '../../shared/categories.ts';
import { ratingText } from '../../../../shared/professor/rating-and-progress.ts';
import { priceText } from '../labels.ts';
import { CoAuthors } from './CoAuthors.tsx';

const Items = ({ title, items, none }: { title: string; items: readonly string[]; none: string }) => {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-heading">
        {title}
      </h2>
      {items.length === 0 ? (
        <p className="text-ink-soft">{none}</p>
      ) : (
        <ul className="grid gap-2">
          {items.map((item, index) => (
            <li key={`${index} ${item}`} className="flex gap-3">
              <Check aria-hidden className="mt-1 size-5 shrink-0 text-brand-text" />
              <span className="min-w-0 wrap-anywhere">{item}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

/** The course's description and facts. */
export const Overview = ({ course }: { course: Course }) => {
  const facts = [
    { label: 'Preço', value: priceText(course.price) },
    { label: 'Categoria', value: professorCategoryLabels[course.category] },
    { label: 'Dificuldade', value: difficultyLabels[course.difficulty] },
    { label: 'Duração', value: formatDuration(course.duration) },
    { label: 'Aulas publicadas', value: course.totalLessons.toLocaleString('pt-BR') },
    { label: 'Alunos', value: `${course.enrolledStudents} de ${course.maxStudents} vagas` },
    { label: 'Avaliação', value: ratingText(course.rating) },
    { label: 'Certificado', value: course.certificateEnabled ? 'Emitido na conclusão' : 'Não emitido' },
    { label: 'Criado em', value: formatDate(course.createdAt) },
    { label: 'Última alteração', value: formatDate(course.lastUpdated) },
  ];
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_22rem]">
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <Card as="section" aria-label="Descrição">
          <h2 className="mb-3 text-heading">Descrição</h2>
          <p className="max-w-prose break-words whitespace-pre-line">{course.description}</p>
        </Card>
        <div className="grid grid-cols-1 items-start gap-6 sm:grid-cols-2">
          <Items title="Objetivos do Curso" items={course.objectives} none="Nenhum objetivo informado." />
          <Items title="Pré-requisitos" items={course.prerequisites} none="Nenhum pré-requisito." />
        </div>
        <CoAuthors course={course} />
      </div>
      <Card as="section" flush aria-label="Ficha do curso">
        <Thumbnail src={course.imageUrl} className="w-full" />
        <dl className="divide-y divide-line px-5 py-2">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-4 py-2.5">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="text-right font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
};
