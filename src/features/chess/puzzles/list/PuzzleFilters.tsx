import { PuzzleDifficulty, PuzzlesInput } from '../../../../../server/features/puzzles/puzzles.schema.ts';
import { Chips } from '../../../../ui/Chips.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Select } from '../../../../ui/Select.tsx';
import type { Filter } from '../puzzles-view.ts';
import { difficultyLabels } from '../puzzle-labels.ts';
import { ThemeField } from '../ThemeField.tsx';

const ALL = 'todos';

type Counts = readonly { difficulty: PuzzleDifficulty; total: number; solved: number }[];

/** 'Fácil (3 de 30)'; without figures until they are known. */
const counted = (label: string, counts: Counts): string => {
  const [solved, total] = [
    counts.reduce((sum, own) => sum + own.solved, 0),
    counts.reduce((sum, own) => sum + own.total, 0),
  ];
  return counts.length > 0 ? `${label} (${solved.toLocaleString('pt-BR')} de ${total.toLocaleString('pt-BR')})` : label;
};

const difficultyChips = (counts: Counts) => [
  { value: ALL, label: counted('Todos', counts) },
  ...PuzzleDifficulty.options.map(value => ({
    value,
    label: counted(
      difficultyLabels[value],
      counts.filter(({ difficulty }) => difficulty === value),
    ),
  })),
];

const State = PuzzlesInput.shape.state;

/** `counts`: how many puzzles of each difficulty there are, and how many are solved. */
export const PuzzleFilters = ({
  filter,
  counts,
  isCounting,
  onChange,
}: {
  filter: Filter;
  counts: Counts;
  isCounting: boolean;
  onChange: (filter: Filter) => void;
}) => {
  const { difficulty, theme, state } = filter;
  return (
    <div role="search" aria-label="Filtrar problemas" className="mb-6 grid gap-5">
      <Chips
        label="Dificuldade, com os resolvidos de cada uma"
        chips={difficultyChips(counts)}
        isCounting={isCounting}
        value={difficulty ?? ALL}
        onChange={choice => onChange({ ...filter, difficulty: PuzzleDifficulty.safeParse(choice).data })}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[16rem_16rem]">
        <ThemeField theme={theme} onChange={own => onChange({ ...filter, theme: own })} />
        <Field label="Situação">
          <Select
            value={state ?? ''}
            onChange={event => onChange({ ...filter, state: State.safeParse(event.target.value).data })}
          >
            <option value="">Todas</option>
            <option value="open">Por resolver</option>
            <option value="solved">Resolvidos</option>
          </Select>
        </Field>
      </div>
    </div>
  );
};
