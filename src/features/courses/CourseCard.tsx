import clsx from 'clsx';
import { BookOpen, Clock, Lock, Users, Coins } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { CatalogueCourse } from '../../../server/features/courses/courses.schema.ts';
import { categoryLabels, difficultyLabels, saysLevel } from '../../lib/course-labels.ts';
import { formatDuration, formatMoney, formatDate } from '../../lib/format.ts';
import { plural } from '../../lib/plural.ts';
import { owesQuizzes, studyStateOf } from '../../lib/study-state.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';

/** Until when a course is open to its student, or since when it is no longer; null where it has no end. */
const accessText = ({ accessUntil }: { accessUntil: string | null }, isLocked: boolean): string | null =>
  accessUntil && `${isLocked ? 'Acesso encerrado em' : 'Aberto até'} ${formatDate(accessUntil)}`;

const actionOf = ({ enrollment }: CatalogueCourse): string => {
  if (!enrollment) return 'Ver Curso';
  return studyStateOf(enrollment) === 'new' ? 'Começar' : 'Continuar';
};

type CourseCardProps = {
  course: CatalogueCourse;
  inCoins: boolean;
  onLocked: (course: CatalogueCourse) => void;
  /** Somebody points at what is locked. */
  onLockedAhead: () => void;
};

/** A click beside the card's control means it all the same. */
const passToControl = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
  if (target instanceof Element && !target.closest('a, button'))
    currentTarget.querySelector<HTMLElement>('a, button')?.click();
};

/** A course on the shelf. Its one control leads to the course or, if it is locked, to the offers. */
export const CourseCard = ({ course, inCoins, onLocked, onLockedAhead }: CourseCardProps) => {
  const [kind, level] = [categoryLabels[course.category], difficultyLabels[course.difficulty]];
  const access = course.enrollment && accessText(course.enrollment, course.locked);
  return (
    <Card
      as="li"
      flush
      className="flex cursor-pointer flex-col transition-shadow hover:shadow-float"
      onClick={passToControl}
    >
      <Thumbnail src={course.imageUrl} />
      {course.locked && (
        <span
          className={clsx(
            'absolute top-3 right-3 grid size-11 place-items-center rounded-full bg-night text-gold',
            'shadow-float',
          )}
        >
          <Lock aria-hidden className="size-5" />
          <span className="sr-only">Conteúdo bloqueado</span>
        </span>
      )}
      <div className="flex flex-1 flex-col p-5">
        <div className="flex flex-wrap gap-2">
          {!saysLevel(kind, level) && <Badge>{level}</Badge>}
          <Badge tone="brand">{kind}</Badge>
          {course.enrollment && <StudyBadge enrollment={course.enrollment} />}
          {access && <Badge tone={course.locked ? 'gold' : 'info'}>{access}</Badge>}
        </div>
        <h4 className="mt-3 font-display text-heading font-semibold">{course.title}</h4>
        <p className="mt-1 line-clamp-2 text-ink-soft">{course.description}</p>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Avatar name={course.instructor} src={course.instructorAvatar} />
          <div className="min-w-0 flex-1 basis-32 leading-snug">
            <p className="font-medium">{course.instructor}</p>
            {course.rating !== null && <Rating value={course.rating} count={course.totalRatings} />}
          </div>
        </div>
        <ul className="mt-4 mb-5 flex flex-wrap gap-x-4 gap-y-1.5 text-[0.95rem] text-ink-soft">
          <Fact icon={<Users aria-hidden />}>{plural(course.totalStudents, 'aluno')}</Fact>
          <Fact icon={<Clock aria-hidden />}>{formatDuration(course.duration)}</Fact>
          <Fact icon={<BookOpen aria-hidden />}>{plural(course.totalLessons, 'aula')}</Fact>
        </ul>
        {course.enrollment && (
          <Progress
            className="mb-5"
            label={`Progresso em ${course.title}`}
            value={course.enrollment.progress}
            valueText={`${course.enrollment.completedLessons} de ${plural(course.totalLessons, 'aula')}`}
          />
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
          <CoursePrice course={course} inCoins={inCoins} />
          <Action course={course} onLocked={onLocked} onLockedAhead={onLockedAhead} />
        </div>
      </div>
    </Card>
  );
};

const StudyBadge = ({ enrollment }: { enrollment: NonNullable<CatalogueCourse['enrollment']> }) => {
  if (owesQuizzes(enrollment)) return <Badge tone="info">Faltam quizzes</Badge>;
  return studyStateOf(enrollment) === 'completed' && <Badge tone="gold">Concluído</Badge>;
};

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="inline-flex items-center gap-1.5 [&_svg]:size-4.5">
    {icon}
    {children}
  </li>
);

const Action = ({ course, onLocked, onLockedAhead }: Omit<CourseCardProps, 'inCoins'>) => {
  const label = (
    <>
      {actionOf(course)}
      <span className="sr-only">: {course.title}</span>
    </>
  );
  return course.locked ? (
    <Button variant="gold" onPointerEnter={onLockedAhead} onFocus={onLockedAhead} onClick={() => onLocked(course)}>
      <Lock aria-hidden />
      {label}
    </Button>
  ) : (
    <LinkButton href={`/course/${course.id}`}>{label}</LinkButton>
  );
};

/** A course's price: in coins for students, in R$ for staff. */
const CoursePrice = ({ course, inCoins }: { course: CatalogueCourse; inCoins: boolean }) => {
  if (course.free) return <span className="font-semibold text-brand-text">Gratuito</span>;
  if (!inCoins) return <span className="font-semibold tabular-nums">{formatMoney(course.price)}</span>;
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-gold-text tabular-nums">
      <Coins aria-hidden className="size-5" />
      {plural(course.priceInCoins, 'moeda')}
    </span>
  );
};
