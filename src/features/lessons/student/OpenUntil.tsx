import { CalendarClock } from 'lucide-react';
import type { Course } from '../../../../server/features/courses/courses.schema.ts';
import { UNLOCK } from '../../../../server/features/enrollments/unlock.schema.ts';
import { UnlockButton } from '../../../shared/unlock/UnlockButton.tsx';
import { formatLongDate } from '../../../lib/format.ts';

/** Until when the course was unlocked, and the way to more time. */
export const OpenUntil = ({ course, accessUntil }: { course: Course; accessUntil: string }) => (
  <div className="-mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-control bg-sunken px-4 py-3">
    <p className="flex items-center gap-2.5">
      <CalendarClock aria-hidden className="size-5 shrink-0 text-gold-text" />
      <span>
        Aberto para você até <span className="font-semibold">{formatLongDate(accessUntil)}</span>
      </span>
    </p>
    <UnlockButton course={{ ...course, accessUntil }} variant="secondary" size="sm">
      Abrir por mais {UNLOCK.days} dias
    </UnlockButton>
  </div>
);
