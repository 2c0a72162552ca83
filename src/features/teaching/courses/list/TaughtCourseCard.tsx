import { Pencil } from 'lucide-react';
import { Link } from 'wouter';
import type { ProfessorCourse } from '../../../../../server/features/teaching/taught-courses.schema.ts';
import { difficultyLabels, saysLevel } from '../../../../lib/course-labels.ts';
import { formatMoney, formatRelative } from '../../../../lib/format.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Progress } from '../../../../ui/Progress.tsx';
import { Thumbnail } from '../../../../ui/Thumbnail.tsx';
import { professorCategoryLabels } from '../../shared/categories.ts';
import { progressTone, ratingText } from '../../../../shared/professor/rating-and-progress.ts';
import { priceText, statusText, statusTones } from '../labels.ts';
import { CourseMenu } from './CourseMenu.tsx';
import { useCourseActions } from './use-course-actions.ts';

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div className="min-w-0">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="font-semibold tabular-nums">{value}</dd>
  </div>
);

type CourseCardProps = {
  course: ProfessorCourse;
  isEditing: boolean;
  onDuplicated: (copyId: number) => void;
  onDelete: () => void;
};

/** A course with its figures and what can be done with it. */
export const TaughtCourseCard = ({ course, isEditing, onDuplicated, onDelete }: CourseCardProps) => {
  const {
    id,
    title,
    description,
    status,
    category,
    difficulty,
    price,
    imageUrl,
    studentsEnrolled,
    totalLessons,
    rating,
    revenue,
    completionRate,
    lastUpdated,
    instructor,
    shared,
  } = course;
  const actions = useCourseActions(course, onDuplicated);
  const [kind, level] = [professorCategoryLabels[category], difficultyLabels[difficulty]];
  return (
    <Card as="li" flush className="flex flex-col gap-4 p-5">
      <div className="flex items-start gap-4">
        <Thumbnail src={imageUrl} className="w-20 rounded-control sm:w-28" />
        <div className="min-w-0 flex-1">
          <h3 className="text-lg leading-snug font-semibold break-words">
            <Link id={`course-${id}`} href={`/professor/cursos/${id}`} className="underline-offset-4 hover:underline">
              {title}
            </Link>
          </h3>
          <p className="mt-1 text-sm text-ink-soft">
            Atualizado <time dateTime={lastUpdated}>{formatRelative(lastUpdated)}</time>
          </p>
        </div>
        <div className="-mt-1 -mr-2 shrink-0">
          <CourseMenu course={course} {...actions} onDelete={onDelete} />
        </div>
      </div>
      <p className="flex flex-wrap gap-2">
        <Badge tone={statusTones[status] ?? 'neutral'}>{statusText(status)}</Badge>
        {shared && <Badge tone="info">Compartilhado por {instructor}</Badge>}
        <Badge>{kind}</Badge>
        {!saysLevel(kind, level) && <Badge>{level}</Badge>}
      </p>
      <p className="line-clamp-2 text-[0.95rem] break-words text-ink-soft">{description}</p>
      <dl className="mt-auto grid grid-cols-3 gap-x-3 gap-y-2">
        <Figure label="Alunos" value={studentsEnrolled.toLocaleString('pt-BR')} />
        <Figure label="Aulas" value={totalLessons.toLocaleString('pt-BR')} />
        <Figure label="Avaliação" value={ratingText(rating)} />
        <Figure label="Preço" value={priceText(price)} />
        <Figure label="Receita" value={formatMoney(revenue)} />
        <Figure label="Conclusão" value={`${completionRate}%`} />
      </dl>
      <Progress
        value={completionRate}
        label={`Alunos que concluíram ${title}`}
        tone={progressTone(completionRate)}
        className="h-2"
      />
      <div className="flex flex-wrap gap-2">
        <LinkButton
          href={`/professor/cursos/${id}/edit`}
          variant={isEditing ? 'primary' : 'secondary'}
          size="sm"
          className="flex-1"
          aria-label={`Editar ${title}`}
        >
          <Pencil aria-hidden /> Editar
        </LinkButton>
        <LinkButton
          href={`/professor/cursos/${id}/lessons`}
          variant="ghost"
          size="sm"
          className="flex-1"
          aria-label={`Lições de ${title}`}
        >
          Lições
        </LinkButton>
      </div>
    </Card>
  );
};
