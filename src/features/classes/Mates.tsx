import type { SchoolClass } from '../../../server/features/classes/classes.schema.ts';
import { ratingText } from '../../lib/rating-text.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useStudents } from './use-classes.ts';

/** The classmates, by name. */
export const Mates = ({ one }: { one: SchoolClass }) => {
  const found = useStudents(one.id);
  if (found.isPending) return <Skeleton className="h-48 w-full" />;
  if (found.isError) return <LoadError error={found.error} onRetry={() => found.refetch()} />;
  return (
    <ul aria-label="Colegas" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {found.data.students.map(({ userId, fullName, avatarUrl, ...rated }) => (
        <li key={userId} className="flex items-center gap-3 rounded-card border border-line bg-surface p-3">
          <Avatar name={fullName} src={avatarUrl} size="sm" />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{fullName}</p>
            <p className="text-sm text-ink-soft">Rating {ratingText(rated)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
};
