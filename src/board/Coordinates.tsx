import { type Color, fileOf, rankOf, rowsFor } from './squares.ts';

/** The letters below and the numbers beside a board: the squares' names say them to screen readers. */
export const Coordinates = ({ orientation }: { orientation: Color }) => {
  const rows = rowsFor(orientation);
  return (
    <div aria-hidden className="text-xs font-semibold text-ink-soft">
      <div className="absolute top-0 bottom-5 left-0 grid w-5 grid-rows-8 items-center justify-items-center">
        {rows.map(([first]) => first && <span key={first}>{rankOf(first)}</span>)}
      </div>
      <div className="absolute right-0 bottom-0 left-5 grid h-5 grid-cols-8 items-center justify-items-center">
        {rows[0]?.map(square => (
          <span key={square}>{fileOf(square)}</span>
        ))}
      </div>
    </div>
  );
};
