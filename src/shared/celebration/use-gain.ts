import { useEffect, useState } from 'react';
import type { SessionUser } from '../session/session.tsx';
import { gainBetween, type Gain } from './gain.ts';

const SHOWN_MS = 3_000;
/** A new level is rare and has more text. */
const LEVEL_SHOWN_MS = 6_000;

/** What the signed-in student has just earned, while it is shown. */
export const useGain = (user: SessionUser): Gain | null => {
  const [seen, setSeen] = useState(user);
  const [gain, setGain] = useState<Gain | null>(null);
  if (seen !== user) {
    setSeen(user);
    setGain(gainBetween(seen, user) ?? gain);
  }
  useEffect(() => {
    if (!gain) return;
    const timer = setTimeout(() => setGain(null), gain.level === null ? SHOWN_MS : LEVEL_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [gain]);
  return gain;
};
