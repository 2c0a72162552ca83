import { Coins, Lock } from 'lucide-react';
import type { Course } from '../../../server/features/courses/courses.schema.ts';
import { errorText } from '../../lib/error-text.ts';
import { plural } from '../../lib/plural.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useEnrol } from './use-progress.ts';

const Locked = ({ priceInCoins }: { priceInCoins: number }) => (
  <>
    <h2 className="flex items-center gap-3 text-heading">
      <Lock aria-hidden className="size-6 text-gold-text" /> Conteúdo premium
    </h2>
    <p className="mt-2">No catálogo você vê as formas de desbloquear este curso.</p>
    <p className="mt-3 flex items-center gap-2 text-lg font-semibold">
      <Coins aria-hidden className="size-5 text-gold-text" /> {plural(priceInCoins, 'moeda')}
    </p>
    <LinkButton href="/courses" size="lg" wide className="mt-5">
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
  const welcome = () => toast({ title: 'Matrícula feita!', description: 'Bons estudos: a primeira aula já está aberta.' });
  return (
    <>
      <h2 className="text-heading">Comece este curso</h2>
      <p className="mt-2">{course.free ? 'É gratuito. ' : ''}Matricule-se para assistir às aulas, fazer os quizzes e guardar seu progresso.</p>
      {enrol.error && (
        <Alert tone="danger" title="Não foi possível fazer a matrícula" className="mt-4">
          {errorText(enrol.error)}
        </Alert>
      )}
      <Button size="lg" wide className="mt-5" loading={enrol.isPending} onClick={() => enrol.mutate({ courseId: course.id }, { onSuccess: welcome })}>
        {enrol.isPending ? 'Matriculando...' : 'Matricular-se'}
      </Button>
    </>
  );
};

/** The way into a course for a student who is not enrolled in it. */
export const Enrolment = ({ course, className }: { course: Course; className?: string }) => (
  <Card as="section" crowned aria-label="Matrícula" className={className}>
    {course.locked ? <Locked priceInCoins={course.priceInCoins} /> : course.enrolledStudents >= course.maxStudents ? <Full /> : <Open course={course} />}
  </Card>
);
