import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import type { Enrollment } from '../../../server/features/enrollments/enrollments.schema.ts';
import { plural } from '../../lib/plural.ts';
import { Progress } from '../../ui/Progress.tsx';
import { Panel } from './Panel.tsx';
import { countStudiedThisWeek } from './study-figures.ts';

export const WeeklyProgress = ({ enrollments }: { enrollments: readonly Enrollment[] }) => {
  const [now] = useState(Date.now);
  const studied = countStudiedThisWeek(enrollments, now);
  const inWords = `${studied} de ${plural(enrollments.length, 'curso')}`;
  return (
    <Panel icon={CalendarCheck} title="Progresso Semanal">
      {enrollments.length === 0 ? (
        <p className="text-ink-soft">Seus estudos da semana aparecem aqui quando você se matricular em um curso.</p>
      ) : (
        <>
          <p className="mb-3">
            Você concluiu aulas em <strong>{inWords}</strong> nos últimos 7 dias.
          </p>
          <Progress tone="gold" label="Cursos estudados nos últimos 7 dias" value={studied} max={enrollments.length} valueText={inWords} />
        </>
      )}
    </Panel>
  );
};
