import clsx from 'clsx';
import { Piece } from '../../ui/Piece.tsx';
import { Diagram } from './Diagram.tsx';
import { smotheredMate } from './landing.ts';
import './hero-board.css';

const FILES = Array.from('abcdefgh');
const RANKS = Array.from('87654321');

/** A board in its frame, and the score sheet that tells what just happened on it. Decoration. */
export const HeroBoard = () => (
  <div aria-hidden className="relative mx-auto w-full max-w-136 max-sm:mb-10">
    <div className="rotate-1 rounded-card border border-night-line bg-night-raised p-2.5 shadow-float sm:p-4">
      <div
        className={clsx(
          'grid grid-cols-[1.1rem_1fr] gap-x-1.5 text-center text-xs font-semibold text-on-night-soft',
          'select-none',
        )}
      >
        <div className="grid grid-rows-8 items-center">
          {RANKS.map(rank => (
            <span key={rank}>{rank}</span>
          ))}
        </div>
        <Diagram {...smotheredMate} className="w-full rounded-md">
          <g className="knight-leaps">
            <Piece kind="knight" color="white" x={5} y={1} />
          </g>
        </Diagram>
        <span />
        <div className="grid grid-cols-8 pt-1">
          {FILES.map(file => (
            <span key={file}>{file}</span>
          ))}
        </div>
      </div>
    </div>
    <div
      className={clsx(
        'absolute -bottom-14 left-4 -rotate-3 rounded-control bg-board-light px-4 py-2 text-piece-black',
        'shadow-float sm:bottom-[29%] sm:-left-8 sm:px-5 sm:py-3',
      )}
    >
      <p className="grid grid-cols-[auto_1fr_1fr] gap-x-4 font-display text-lg leading-snug font-semibold tabular-nums">
        <span className="opacity-80">23.</span>
        <span>Dg8+</span>
        <span>Txg8</span>
        <span className="opacity-80">24.</span>
        <span className="move-written rounded bg-gold px-1.5">Cf7#</span>
      </p>
      <p className="mt-1 text-sm">Mate sufocado</p>
    </div>
  </div>
);
