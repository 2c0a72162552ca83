import clsx from 'clsx';
import { PieceMark } from '../../ui/Piece.tsx';
import { features } from './landing.ts';

/** Four squares of a board, each with the piece that stands for it. */
export const Features = () => (
  <section aria-labelledby="recursos" className="mx-auto max-w-7xl px-5 py-20 sm:px-8 lg:py-28">
    <h2 id="recursos" className="max-w-2xl text-title">
      Tudo o que você precisa para evoluir, casa por casa
    </h2>
    <ul className="mt-12 grid overflow-hidden rounded-card border border-line sm:grid-cols-2">
      {features.map(({ piece, title, text }, index) => {
        const dark = index === 1 || index === 2;
        return (
          <li
            key={title}
            className={clsx(
              'relative isolate min-h-64 overflow-hidden p-7 sm:p-10',
              dark
                ? 'bg-night text-on-night max-sm:odd:bg-surface max-sm:odd:text-ink'
                : 'bg-surface max-sm:even:bg-night max-sm:even:text-on-night',
            )}
          >
            <PieceMark kind={piece} className="absolute -right-4 -bottom-5 -z-10 size-36 opacity-12 sm:size-60" />
            <h3 className="text-heading">{title}</h3>
            <p className="mt-3 max-w-sm text-lg opacity-85">{text}</p>
          </li>
        );
      })}
    </ul>
  </section>
);
