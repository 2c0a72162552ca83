import clsx from 'clsx';
import type { Connection } from './client-state.ts';

/** Whether a player has the game open; short, the dot alone says it. */
export const PresenceDot = ({ isHere, isShort = false }: { isHere: boolean; isShort?: boolean }) => {
  const text = isHere ? 'Está na partida' : 'Saiu da partida';
  return (
    <span title={text} className="inline-flex shrink-0 items-center gap-1.5 text-sm text-ink-soft">
      <span
        aria-hidden
        className={clsx('size-2.5 rounded-full border', isHere ? 'border-brand bg-brand' : 'border-ink-soft')}
      />
      <span className={clsx((isHere || isShort) && 'sr-only')}>
        {isHere ? (
          text
        ) : (
          <>
            Saiu<span className="@max-md:sr-only"> da partida</span>
          </>
        )}
      </span>
    </span>
  );
};

/** The slowest answer, in milliseconds, that still gives so many bars. */
const BARS = [1_000, 500, 200];
const HEIGHTS = ['h-1.5', 'h-2.5', 'h-3.5', 'h-4.5'];

/** How good the connection is, from no bar to four. */
const barsOf = ({ isLost, isLive, delayMs }: Connection): number => {
  if (isLost) return 0;
  if (!isLive || delayMs === null) return 1;
  return 1 + BARS.filter(most => delayMs <= most).length;
};
const TEXTS = ['Sem conexão', 'Conexão fraca', 'Conexão lenta', 'Conexão boa', 'Conexão ótima'];

export const ConnectionBars = ({ connection }: { connection: Connection }) => {
  const bars = barsOf(connection);
  return (
    <span role="img" aria-label={TEXTS[bars]} title={TEXTS[bars]} className="inline-flex shrink-0 items-end gap-0.5">
      {HEIGHTS.map((height, i) => (
        <span
          key={height}
          className={clsx('w-1 rounded-sm', height, i >= bars ? 'bg-line' : bars === 1 ? 'bg-danger' : 'bg-brand')}
        />
      ))}
    </span>
  );
};
