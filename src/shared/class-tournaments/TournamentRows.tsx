import { Link } from 'wouter';
import type { TournamentHead } from '../../../server/features/class-tournaments/class-tournaments.schema.ts';
import { formatMoment } from '../../lib/moments.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { holderName } from './holder.ts';
import { factsText, statusOf } from './tournament-texts.ts';

type RowsProps = {
  tournaments: readonly TournamentHead[];
  /** Where they are of several classes and courses. */ named?: boolean;
};

/** Tournaments of classes and courses, each with the way to its page. */
export const TournamentRows = ({ tournaments, named = false }: RowsProps) => (
  <ul aria-label="Torneios" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
    {tournaments.map(one => {
      const { label, tone } = statusOf(one);
      return (
        <Card key={one.id} as="li">
          <Badge tone={tone}>{label}</Badge>
          <h3 className="mt-2 font-display text-heading font-semibold wrap-anywhere">
            <Link href={`/torneios/${one.id}`} className="underline-offset-4 hover:underline">
              {one.name}
            </Link>
          </h3>
          {named && <p className="wrap-anywhere">{holderName(one)}</p>}
          <p className="mt-1 text-[0.95rem] text-ink-soft">{factsText(one)}</p>
          {one.startsAt !== null && one.round === 0 && !one.finished && (
            <p className="mt-1 font-semibold">
              Começa <time dateTime={one.startsAt}>{formatMoment(one.startsAt)}</time>
            </p>
          )}
        </Card>
      );
    })}
  </ul>
);
