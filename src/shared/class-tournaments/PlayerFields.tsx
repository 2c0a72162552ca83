import { useState } from 'react';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { useDebouncedText } from '../../lib/use-debounced-text.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import type { PlanProps } from './PlanFields.tsx';
import { MOST_PLAYERS, useCandidates } from './use-candidates.ts';

/** Who plays: everybody, but those whose mark is taken away; of very many students those who are marked. */
export const PlayerFields = ({ plan, onPlan }: PlanProps) => {
  const [search, setSearch] = useState('');
  const [typed, type] = useDebouncedText(search, setSearch);
  const { total } = useCandidates(plan.holder);
  const { students, more } = useCandidates(plan.holder, search);
  const isLarge = total !== undefined && total > MOST_PLAYERS;
  const chosen = plan.chosen ?? (isLarge ? [] : null);
  const mark = (userId: number, plays: boolean) => {
    const playing = chosen ?? students.map(one => one.userId);
    onPlan({ chosen: plays ? [...playing, userId] : playing.filter(id => id !== userId) });
  };
  return (
    <details open={isLarge} className="rounded-control border border-line">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
        {total === undefined ? 'Jogam todos os alunos' : `Jogam ${chosen?.length ?? total} de ${total} alunos`}
      </summary>
      {isLarge && (
        <div className="grid gap-2 border-t border-line px-4 py-3">
          <p>
            São mais de {MOST_PLAYERS} alunos: marque quem joga, até {MOST_PLAYERS}.
          </p>
          <TextInput
            type="search"
            aria-label="Procurar aluno"
            placeholder="Procurar aluno"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => type(target.value)}
            onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
          />
        </div>
      )}
      <div className="max-h-60 overflow-y-auto border-t border-line">
        <ul aria-label="Quem joga" className="divide-y divide-line">
          {students.map(({ userId, fullName }) => (
            <li key={userId}>
              <label className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-sunken">
                <input
                  type="checkbox"
                  className="size-5 accent-brand"
                  checked={chosen?.includes(userId) ?? true}
                  onChange={({ target }) => mark(userId, target.checked)}
                />
                <span className="min-w-0 wrap-anywhere">{fullName}</span>
              </label>
            </li>
          ))}
        </ul>
        {more && (
          <MoreButton list={more} size="sm" className="py-3">
            Mostrar mais
          </MoreButton>
        )}
      </div>
    </details>
  );
};
