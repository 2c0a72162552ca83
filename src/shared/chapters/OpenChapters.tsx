import { ArrowUp } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import type { LessonChapters } from './use-lesson-chapters.ts';

const LISTED = 3;
const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** 'Garfo, Cravada e mais 2' */
const namesOf = (titles: readonly string[]): string =>
  titles.length > LISTED
    ? `${titles.slice(0, LISTED).join(', ')} e mais ${titles.length - LISTED}`
    : list.format(titles);

/** What the lesson waits for, and the way there. */
export const OpenChapters = ({ boards: { open, current, choose } }: { boards: LessonChapters }) => {
  const [first] = open;
  if (!first) return null;
  // The board that is there already has the button that matters.
  const variant = current?.id === first.id ? 'secondary' : 'primary';
  return (
    <>
      <Button
        size="lg"
        variant={variant}
        className="max-w-full"
        aria-describedby="capitulos-abertos"
        onClick={() => choose(first.id)}
      >
        <ArrowUp aria-hidden /> <span className="min-w-0 wrap-anywhere">Resolver: {first.title}</span>
      </Button>
      <p id="capitulos-abertos" className="min-w-0 wrap-anywhere text-ink-soft">
        Para concluir a aula, resolva no tabuleiro: {namesOf(open.map(({ title }) => title))}.
      </p>
    </>
  );
};
