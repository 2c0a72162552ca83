import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PlayerBar } from '../../board/PlayerBar.tsx';
import type { Color } from '../../board/squares.ts';
import { ratingText } from '../../lib/rating-text.ts';
import { playerOf, SIDE_NAMES } from './match-texts.ts';
import { sideOf, type MatchView } from './match-view.ts';
import { PhraseMenu, Said } from './Phrases.tsx';
import { ConnectionBars, PresenceDot } from './Presence.tsx';
import { SidePicture } from './SidePicture.tsx';
import type { LiveMatch } from './use-match.ts';

/** How a screen calls one side, where it does not as the others do. */
export type SideLook = { name?: string; picture?: ReactNode; clockLabel?: string };

type MatchPlayerProps = {
  view: MatchView;
  color: Color;
  ply: number;
  live: LiveMatch;
  /** The colour's name alone, without who plays it. */
  isPlain: boolean;
  look?: SideLook | undefined;
};

/** One side of a match: who plays it, whether they are there, and their clock. */
export const MatchPlayer = ({ view, color, ply, live, isPlain, look }: MatchPlayerProps) => {
  const { match, game, clocks, own } = view;
  const player = playerOf(match, color);
  const isOther = own !== null && color !== own && player.kind === 'person';
  return (
    <PlayerBar
      name={isPlain ? SIDE_NAMES[color] : (look?.name ?? player.name)}
      picture={look?.picture ?? <SidePicture color={color} />}
      clockLabel={look?.clockLabel ?? `Relógio das ${SIDE_NAMES[color].toLowerCase()}`}
      color={color}
      game={game}
      clocks={clocks}
      ply={ply}
      note={!isPlain && <Rating text={ratingText(player)} isOwn={color === own} />}
      state={
        <>
          {isOther && match.status === 'playing' && <PresenceDot isHere={match.here[sideOf(color)]} />}
          {color === own && live.view && <ConnectionBars connection={live.connection} />}
          {color === own && <PhraseMenu view={view} onSay={live.say} />}
        </>
      }
      said={<Said phrase={live.said[sideOf(color)]} />}
    />
  );
};

/** Beside a narrow board one's own is left out for the pieces that one has captured. */
const Rating = ({ text, isOwn }: { text: string; isOwn: boolean }) => (
  <span className={clsx('shrink-0 text-sm font-semibold text-ink-soft', isOwn && '@max-md:sr-only')}>{text}</span>
);
