import clsx from 'clsx';
import type { CellState } from '../../../../server/features/assignments/assignments.schema.ts';
import { stateLabels, stateTones } from '../../../shared/assignments/assignment-labels.ts';
import { stateIcons } from '../../../shared/assignments/StateBadge.tsx';
import { softTones } from '../../../ui/tones.ts';

/** A state as a symbol in its colour, so that many fit beside each other. */
export const StateMark = ({ state }: { state: CellState }) => {
  const Icon = stateIcons[state];
  return (
    <span className={clsx('grid size-8 place-items-center rounded-control', softTones[stateTones[state]])}>
      <Icon aria-hidden className="size-5" />
    </span>
  );
};

/** What the symbols mean. */
export const StateLegend = () => (
  <ul aria-label="Legenda" className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-[0.95rem]">
    {(Object.keys(stateLabels) as CellState[]).map(state => (
      <li key={state} className="flex items-center gap-2">
        <StateMark state={state} /> {stateLabels[state]}
      </li>
    ))}
  </ul>
);
