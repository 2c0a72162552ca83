import clsx from 'clsx';
import { CHARACTERS, type EngineLevel, LEVELS } from '../../../../server/features/games/level-lists.schema.ts';
import { Face } from './Face.tsx';

type LevelPickerProps = {
  level: EngineLevel;
  onLevel: (level: EngineLevel) => void;
  /** In a column beside a board. */
  isNarrow?: boolean;
};

/** The eight opponents that the engine plays, the weakest first. */
export const LevelPicker = ({ level, onLevel, isNarrow = false }: LevelPickerProps) => {
  const { style, sentence, animal } = CHARACTERS[level];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">Nível da IA</legend>
      <div className={isNarrow ? 'grid grid-cols-4 gap-2' : 'grid grid-cols-2 gap-3 sm:grid-cols-4'}>
        {LEVELS.map(own => (
          <label
            key={own}
            className={clsx(
              'flex min-w-0 cursor-pointer flex-col items-center gap-1 rounded-control border-2 border-line-strong',
              isNarrow ? 'px-1 py-2 text-sm' : 'px-2 py-3',
              'bg-surface text-center hover:border-ink-soft has-checked:border-brand',
              'has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
              'has-focus-visible:outline-brand-text',
            )}
          >
            <input
              type="radio"
              name="level"
              value={own}
              checked={own === level}
              onChange={() => onLevel(own)}
              className="sr-only"
            />
            <Face level={own} className={isNarrow ? 'size-10' : 'size-14'} />
            <span className="font-semibold">{CHARACTERS[own].name}</span>
            <span className="text-sm text-ink-soft">
              <span className={clsx(isNarrow && 'sr-only')}>cerca de</span> {CHARACTERS[own].rating}
            </span>
          </label>
        ))}
      </div>
      <p role="status" className="mt-3 rounded-control bg-sunken px-4 py-3">
        <span className="font-semibold">
          {animal}: “{sentence}”
        </span>{' '}
        {style}
      </p>
    </fieldset>
  );
};
