import { Award } from 'lucide-react';
import type { Course } from '../../../../server/features/courses/courses.schema.ts';
import type { Lesson } from '../../../../server/features/lessons/lessons.schema.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { certificateStatus } from './certificate-status.ts';

type CertificateCardProps = {
  enrollment: NonNullable<Course['enrollment']>;
  lessons: readonly Lesson[];
  opening: boolean;
  onOpen: () => void;
  onSelect: (lessonId: number) => void;
};

/** What is missing for the certificate, or the button that opens it. */
export const CertificateCard = ({ enrollment, lessons, opening, onOpen, onSelect }: CertificateCardProps) => {
  const status = certificateStatus(enrollment, lessons);
  return (
    <Card as="section" crowned={status.is === 'earned'} aria-labelledby="certificado">
      <h2 id="certificado" className="flex items-center gap-2 text-heading">
        <Award aria-hidden className="size-6 text-gold-text" /> Certificado
      </h2>
      {status.is === 'earned' && (
        <>
          <p className="mt-2">Parabéns! Você completou o curso</p>
          <Button variant="gold" wide className="mt-4" loading={opening} onClick={onOpen}>
            Ver Certificado
          </Button>
        </>
      )}
      {status.is === 'quizzes' && (
        <>
          <p className="mt-2">Falta pouco: passe nos quizzes destas aulas para receber o certificado.</p>
          <ul className="mt-3 grid gap-2">
            {status.owed.map(({ id, title }) => (
              <li key={id}>
                <Button variant="secondary" wide onClick={() => onSelect(id)}>
                  {title}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {status.is === 'grades' && (
        <p className="mt-2">
          Falta pouco: assim que o professor corrigir o seu quiz e você passar, o certificado é seu.
        </p>
      )}
      {status.is === 'lessons' && (
        <>
          <p className="mt-2 text-ink-soft">Complete todas as aulas para receber seu certificado.</p>
          <Progress value={enrollment.progress} label="Progresso até o certificado" tone="gold" className="mt-4" />
          <p className="mt-1 text-right font-semibold tabular-nums">{enrollment.progress}%</p>
        </>
      )}
    </Card>
  );
};
