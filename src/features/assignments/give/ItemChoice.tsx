import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { plural } from '../../../lib/plural.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { Material } from './material.ts';

type Choosable = { id: number; title: string };

/** The chapters of a course in which there is something to solve, lesson by lesson. */
const useSolvable = (lessons: readonly Choosable[], isWanted: boolean): Choosable[] =>
  api
    .useQueries(all => (isWanted ? lessons.map(({ id }) => all.chapters.ofLesson({ lessonId: id })) : []))
    .flatMap(({ data }, i) =>
      (data?.chapters ?? [])
        .filter(({ mode }) => mode !== 'ler')
        .map(({ id, title }) => ({ id, title: `${lessons[i]?.title ?? ''}: ${title}` })),
    );

type ItemChoiceProps = { courseId: number; isOfChapters: boolean; onChange: (material: Material) => void };

/** Some of a course's lessons, or of its positions. */
export const ItemChoice = ({ courseId, isOfChapters, onChange }: ItemChoiceProps) => {
  const { data, isPending } = api.lessons.ofCourse.useQuery({ courseId });
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const lessons = (data?.lessons ?? []).filter(({ active }) => active);
  const chapters = useSolvable(lessons, isOfChapters);
  const items = isOfChapters ? chapters : lessons;
  const toggle = (id: number) => {
    const ids = chosen.includes(id) ? chosen.filter(other => other !== id) : [...chosen, id];
    setChosen(ids);
    const first = items.find(item => ids.includes(item.id))?.title ?? '';
    const name = ids.length > 1 ? `${first} e mais ${ids.length - 1}` : first;
    const inOrder = items.filter(item => ids.includes(item.id)).map(item => item.id);
    onChange({
      sent: isOfChapters ? { chapterIds: inOrder } : { lessonIds: inOrder },
      name: name.slice(0, 120),
      isReady: ids.length > 0,
    });
  };
  if (isPending) return <Skeleton className="h-32 w-full" />;
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">
        {isOfChapters ? 'Posições' : 'Lições'} ({plural(chosen.length, 'escolhida', 'escolhidas')})
      </legend>
      {items.length === 0 && (
        <p className="text-ink-soft">
          {isOfChapters ? 'Este curso não tem posições a resolver.' : 'Este curso não tem lições publicadas.'}
        </p>
      )}
      <ul className="max-h-60 overflow-y-auto rounded-control border border-line">
        {items.map(({ id, title }) => (
          <li key={id}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-sunken">
              <input
                type="checkbox"
                className="size-5 accent-brand"
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
              />
              <span className="min-w-0 wrap-anywhere">{title}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
};
