import { useEffect, useRef, useState } from 'react';
import { timeLeft } from '../../board/clocks.ts';
import { boardSettings } from '../../board/settings/board-settings.ts';
import { playSound, type Sound, soundOf } from '../../board/sounds.ts';
import { sideOf, type MatchView } from './match-view.ts';

const sound = (which: Sound): void => {
  const { sound: isOn, volume } = boardSettings();
  if (isOn) playSound(which, volume);
};

/** A tenth of the time, and no more than this many milliseconds. */
const LOW_AT_MOST = 30_000;
const lowTimeMs = (base: number): number => Math.min(LOW_AT_MOST, base * 100);

/** Plays what is heard of a match: moves, offers, its end. */
export const useMatchSounds = ({ match, game, own }: MatchView): void => {
  const before = useRef({ plies: game.moves.length, status: match.status, offer: match.offer });
  useEffect(() => {
    const was = before.current;
    before.current = { plies: game.moves.length, status: match.status, offer: match.offer };
    const last = game.moves.at(-1);
    const isOffered = match.offer !== null && own !== null && match.offer.by !== sideOf(own);
    if (was.status === 'playing' && match.status === 'finished') sound('end');
    else if (game.moves.length > was.plies && last) sound(soundOf(last.san));
    else if (isOffered && match.offer?.kind !== was.offer?.kind) sound('offer');
  }, [match, game, own]);
};

/** Whether one's own clock has become low: heard once a game, and said to screen readers while it lasts. */
export const useLowTime = ({ match, clocks, own }: MatchView): boolean => {
  const [isLow, setLow] = useState(false);
  const rungIn = useRef<number>(undefined);
  const isRunning = own !== null && clocks.running?.color === own;
  const limit = lowTimeMs(match.base);
  useEffect(() => {
    if (!isRunning) return undefined;
    const look = (): void => {
      setLow(true);
      if (rungIn.current !== match.id) sound('lowTime');
      rungIn.current = match.id;
    };
    const timer = setTimeout(look, Math.max(0, timeLeft(clocks, own, Date.now()) - limit));
    return () => {
      clearTimeout(timer);
      setLow(false);
    };
  }, [isRunning, clocks, own, limit, match.id]);
  return isLow;
};
