import clsx from 'clsx';

export type Chip<Value extends string> = { value: Value; label: string; count?: number };

type ChipsProps<Value extends string> = {
  label: string;
  chips: readonly Chip<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The counts are on their way; chips after the first wait for them. */ isCounting?: boolean;
};

/** Filters of which one is on: 'Todos (25)', 'Tabuleiros (12)' … */
export const Chips = <Value extends string>({
  label,
  chips,
  value,
  onChange,
  isCounting = false,
}: ChipsProps<Value>) => (
  <div role="group" aria-label={label} className={clsx('flex flex-wrap gap-2', isCounting && '*:not-first:invisible')}>
    {chips.map(chip => (
      <button
        key={chip.value}
        type="button"
        aria-pressed={chip.value === value}
        onClick={() => onChange(chip.value)}
        className={clsx(
          'min-h-10 rounded-full border-2 px-2.5 font-semibold sm:px-4',
          chip.value === value
            ? 'border-brand bg-brand text-on-brand'
            : 'border-line bg-surface text-ink hover:border-line-strong',
        )}
      >
        {chip.label}
        {chip.count !== undefined && ` (${chip.count})`}
      </button>
    ))}
  </div>
);
