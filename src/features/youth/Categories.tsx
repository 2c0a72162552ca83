import type { CategoryGroup } from '../../../server/features/youth/youth.schema.ts';
import { plural } from '../../lib/plural.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Section } from './Section.tsx';
import { agesText } from './youth-labels.ts';

/** The age groups and their sizes. A student whose age is known sees their own group marked. */
export const Categories = ({ categories, age }: { categories: readonly CategoryGroup[]; age: number | null }) => (
  <Section
    title="Categorias de idade"
    intro="Cada um joga com quem tem a sua idade. Na idade de duas categorias, você escolhe."
  >
    <ul aria-label="Categorias de idade" className="grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2 lg:grid-cols-4">
      {categories.map(({ category, name, students, suits, ...ages }) => (
        <Card as="li" key={category} className="flex flex-col items-start">
          <div className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h3 className="font-display text-3xl leading-tight font-semibold">{name}</h3>
            {age !== null && suits && <Badge tone="gold">Sua idade</Badge>}
          </div>
          <p className="text-lg">{agesText(ages)}</p>
          <p className="mt-1 text-ink-soft">{plural(students, 'aluno')}</p>
        </Card>
      ))}
    </ul>
  </Section>
);
