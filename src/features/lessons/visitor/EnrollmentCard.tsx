import { Coins, Lock } from 'lucide-react';
import type { Course } from '../../../../server/features/courses/courses.schema.ts';
import { UNLOCK } from '../../../../server/features/enrollments/unlock-offer.schema.ts';
import { UnlockButton } from '../../../shared/unlock/UnlockButton.tsx';
import { errorText } from '../../../lib/error-text.ts';
import { formatLongDate } from '../../../lib/format.ts';
import { plural } from '../../../lib/plural.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useEnrol } from '../use-progress.ts';

const Locked = ({ course }: { course: Course }) => (
  <>
    <h2 className="flex items-center gap-3 text-heading">
      <Lock aria-hidden className="size-6 text-gold-text" /> Conteúdo premium
    </h2>
    <p className="mt-2">
      Com {UNLOCK.coins} moedas você abre este curso por {UNLOCK.days} dias. No catálogo estão as outras formas de
      desbloqueá-lo.
    </p>
    <UnlockButton course={{ ...course, accessUntil: null }} size="lg" wide className="mt-5">
      <Coins aria-hidden /> Usar {UNLOCK.coins} moedas
    </UnlockButton>
    <LinkButton href="/courses" variant="secondary" size="lg" wide className="mt-3">
      Voltar ao catálogo
    </LinkButton>
  </>
);

type Own = NonNullable<Course['enrollment']>;
const doneText = (course: Course, { completedLessons }: Own): string =>
  `${completedLessons} de ${plural(course.totalLessons, 'aula')}`;

/** The paid time is over. */
const Ended = ({ course, enrollment }: { course: Course; enrollment: Own }) => (
  <>
    <h2 className="flex items-center gap-3 text-heading">
      <Lock aria-hidden className="size-6 text-gold-text" /> Seu acesso terminou
    </h2>
    <p className="mt-2">
      {enrollment.accessUntil && `O curso esteve aberto até ${formatLongDate(enrollment.accessUntil)}. `}
      Seu progresso está guardado: {doneText(course, enrollment)}. Com {UNLOCK.coins} moedas você o abre por mais{' '}
      {UNLOCK.days} dias.
    </p>
    <Progress
      className="mt-4"
      value={enrollment.progress}
      label="Progresso do curso"
      valueText={doneText(course, enrollment)}
    />
    <UnlockButton course={{ ...course, accessUntil: enrollment.accessUntil }} size="lg" wide className="mt-5">
      <Coins aria-hidden /> Usar {UNLOCK.coins} moedas
    </UnlockButton>
    {enrollment.certificateCode !== null && (
      <LinkButton
        href={`/certificado/${enrollment.certificateCode}`}
        variant="secondary"
        size="lg"
        wide
        className="mt-3"
      >
        Ver Certificado
      </LinkButton>
    )}
    <LinkButton href="/courses" variant="secondary" size="lg" wide className="mt-3">
      Voltar ao catálogo
    </LinkButton>
  </>
);

const Full = () => (
  <>
    <h2 className="text-heading">Turma lotada</h2>
    <p className="mt-2">Todas as vagas deste curso estão ocupadas. Volte mais tarde ou escolha outro curso.</p>
    <LinkButton href="/courses" variant="secondary" size="lg" wide className="mt-5">
      Ver outros cursos
    </LinkButton>
  </>
);

const Open = ({ course }: { course: Course }) => {
  const enrol = useEnrol();
  const welcome = () =>
    toast({
      title: 'Matrícula feita!',
      ...(course.totalLessons > 0 && { description: 'Bons estudos: a primeira aula já está aberta.' }),
    });
  return (
    <>
      <h2 className="text-heading">Comece este curso</h2>
      <p className="mt-2">
        {course.free ? 'É gratuito. ' : ''}Matricule-se para assistir às aulas, fazer os quizzes e guardar seu
        progresso.
      </p>
      {enrol.error && (
        <Alert tone="danger" title="Não foi possível fazer a matrícula" className="mt-4">
          {errorText(enrol.error)}
        </Alert>
      )}
      <Button
        size="lg"
        wide
        className="mt-5"
        loading={enrol.isPending}
        onClick={() => enrol.mutate({ courseId: course.id }, { onSuccess: welcome })}
      >
        {enrol.isPending ? 'Matriculando...' : 'Matricular-se'}
      </Button>
    </>
  );
};

const Choice = ({ course }: { course: Course }) => {
  if (course.enrollment) return <Ended course={course} enrollment={course.enrollment} />;
  if (course.enrolledStudents >= course.maxStudents) return <Full />;
  return course.locked ? <Locked course={course} /> : <Open course={course} />;
};

/** Enrollment, or unlocking, for a student without access to the course. */
export const EnrollmentCard = ({ course, className }: { course: Course; className?: string }) => (
  <Card as="section" crowned aria-label="Matrícula" className={className}>
    <Choice course={course} />
  </Card>
);
