import type { KeyboardEventHandler } from 'react';

type SliderProps = {
  label: string;
  value: number;
  max: number;
  step: number;
  valueText: string;
  disabled?: boolean;
  onChange: (value: number) => void;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
};

/** A native range, so that fingers, keys and screen readers find what they know; as tall as a finger. */
export const Slider = ({ label, valueText, onChange, ...rest }: SliderProps) => (
  <input
    type="range"
    min={0}
    aria-label={label}
    aria-valuetext={valueText}
    onChange={event => onChange(event.target.valueAsNumber)}
    className="block h-10 w-full cursor-pointer accent-gold disabled:cursor-default disabled:opacity-50"
    {...rest}
  />
);
