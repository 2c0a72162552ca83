import type { TournamentGame } from '../../../server/features/class-tournaments/class-tournaments.schema.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { type Result, resultNames, resultTexts } from './results.ts';

const PLAYED = ['1-0', '1/2-1/2', '0-1'] as const;
const MISSED = ['+:-', '-:+', '-:-'] as const;

type ResultButtonsProps = {
  game: TournamentGame;
  isBusy: boolean;
  onResult: (result: Result | null) => void;
};

/** A result by hand: a press writes it down, a second one takes it back. */
export const ResultButtons = ({ game: { board, result }, isBusy, onResult }: ResultButtonsProps) => (
  <div role="group" aria-label={`Resultado da mesa ${board}`} className="flex flex-wrap items-center gap-2">
    {PLAYED.map(own => (
      <Button
        key={own}
        size="sm"
        variant={result === own ? 'primary' : 'secondary'}
        aria-pressed={result === own}
        aria-label={`Mesa ${board}: ${resultNames[own]}`}
        disabled={isBusy}
        onClick={() => onResult(result === own ? null : own)}
      >
        {resultTexts[own]}
      </Button>
    ))}
    <Select
      aria-label={`Mesa ${board}: alguém faltou?`}
      className="w-52"
      disabled={isBusy}
      value={MISSED.find(own => own === result) ?? ''}
      onChange={({ target }) => onResult(MISSED.find(own => own === target.value) ?? null)}
    >
      <option value="">Ninguém faltou</option>
      {MISSED.map(own => (
        <option key={own} value={own}>
          {resultNames[own].replace(/^./, first => first.toUpperCase())}
        </option>
      ))}
    </Select>
  </div>
);
