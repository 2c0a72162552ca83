import { Coins } from 'lucide-react';
import type { CatalogueCourse } from '../../../server/features/courses/courses.schema.ts';
import { formatMoney } from '../../lib/format.ts';
import { plural } from '../../lib/plural.ts';

/** What a course costs: coins for those who earn them, R$ for those who set the price. */
export const CoursePrice = ({ course, inCoins }: { course: CatalogueCourse; inCoins: boolean }) => {
  if (course.free) return <span className="font-semibold text-brand-text">Gratuito</span>;
  if (!inCoins) return <span className="font-semibold tabular-nums">{formatMoney(course.price)}</span>;
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-gold-text tabular-nums">
      <Coins aria-hidden className="size-5" />
      {plural(course.priceInCoins, 'moeda')}
    </span>
  );
};
