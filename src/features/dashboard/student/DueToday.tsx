import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { plural } from '../../../lib/plural.ts';

/** The way to what is about to be forgotten; nothing on a day on which nothing is. */
export const DueToday = ({ due }: { due: Record<string, number> | undefined }) => {
  const all = Object.values(due ?? {}).reduce((sum, count) => sum + count, 0);
  return all === 0 ? null : (
    <Card as="section" aria-label="Treino de hoje" className="flex flex-wrap items-center gap-4">
      <p className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold">
          Hoje {all === 1 ? 'volta' : 'voltam'} {plural(all, 'exercício')} no seu treino
        </span>
        <span className="block text-ink-soft">Reveja antes de esquecer.</span>
      </p>
      <LinkButton href="/treino">Rever agora</LinkButton>
    </Card>
  );
};
