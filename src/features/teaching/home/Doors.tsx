import {
  CalendarDays,
  ChartColumn,
  CircleHelp,
  ClipboardCheck,
  type LucideIcon,
  MonitorPlay,
  Pencil,
} from 'lucide-react';
import { Link } from 'wouter';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useStatistics } from './use-home.ts';

const REVIEWS = '/professor/revisoes';

const doors: readonly { href: string; icon: LucideIcon; label: string }[] = [
  { href: '/professor/cursos?mode=edit', icon: Pencil, label: 'Editar Cursos' },
  { href: '/professor/aulas', icon: MonitorPlay, label: 'Ver Aulas' },
  { href: '/professor/aulas/cronograma', icon: CalendarDays, label: 'Cronograma' },
  { href: REVIEWS, icon: ClipboardCheck, label: 'Revisões' },
  { href: '/professor/relatorios', icon: ChartColumn, label: 'Relatórios' },
  { href: '/help', icon: CircleHelp, label: 'Ajuda' },
];

/** Links to the other screens, and the number of reviews that are waiting. */
export const Doors = () => {
  const pending = useStatistics().data?.statistics.pendingReviews ?? 0;
  return (
    <Card as="section" aria-labelledby="other-rooms">
      <h2 id="other-rooms" className="mb-3 text-heading">
        Acesso rápido
      </h2>
      <ul className="-mx-3">
        {doors.map(({ href, icon: Icon, label }) => (
          <li key={href}>
            <Link
              href={href}
              className="flex min-h-12 items-center gap-3 rounded-control px-3 font-semibold hover:bg-sunken"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-brand-text" />
              <span className="flex-1">{label}</span>
              {href === REVIEWS && pending > 0 && <Badge tone="gold">{pending.toLocaleString('pt-BR')} à espera</Badge>}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
};
