import type { ReviewedMove } from '../../../../server/features/game-reviews/game-reviews.schema.ts';

const WIDTH = 300;
const HEIGHT = 90;
const FIRST = 51;

type ChancesGraphProps = { moves: readonly ReviewedMove[]; ply: number; onGoTo: (ply: number) => void };

/** White's chances after each move, with a slider to walk along them. The list of errors says the same in words. */
export const ChancesGraph = ({ moves, ply, onGoTo }: ChancesGraphProps) => {
  const chances = [FIRST, ...moves.map(({ winPercent }) => winPercent)];
  const x = (at: number): number => (WIDTH * at) / Math.max(1, moves.length);
  const y = (percent: number): number => HEIGHT * (1 - percent / 100);
  const outline = chances.map((percent, at) => `${x(at).toFixed(1)},${y(percent).toFixed(1)}`).join(' ');
  return (
    <div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label="Chances de vitória das brancas ao longo da partida"
        className="h-24 w-full rounded-control bg-piece-black"
      >
        <polygon points={`0,${HEIGHT} ${outline} ${WIDTH},${HEIGHT}`} className="fill-piece-white" />
        <line x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} className="stroke-board-dark" strokeDasharray="4 4" />
        {moves.map(
          ({ ply: at, judgment, winPercent }) =>
            judgment &&
            judgment !== '?!' && (
              <circle
                key={at}
                cx={x(at)}
                cy={y(winPercent)}
                r={judgment === '??' ? 4 : 3}
                className={judgment === '??' ? 'fill-danger stroke-piece-white' : 'fill-gold stroke-piece-black'}
              />
            ),
        )}
        <line x1={x(ply)} x2={x(ply)} y1="0" y2={HEIGHT} className="stroke-brand" strokeWidth="2" />
      </svg>
      <input
        type="range"
        aria-label="Momento da partida"
        aria-valuetext={ply === 0 ? 'Posição inicial' : `${ply}º meio-lance`}
        min={0}
        max={moves.length}
        value={ply}
        className="h-8 w-full accent-brand"
        onChange={event => onGoTo(Number(event.target.value))}
      />
    </div>
  );
};
