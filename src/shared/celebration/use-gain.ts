import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { SessionUser } from '../session/session.tsx';
import { gainBetween, type Gain } from './gain.ts';

const SHOWN_MS = 3_000;
/** A new level is rare and has more text: it stays until it is closed, or for the page and at least so long. */
const LEVEL_SHOWN_MS = 6_000;

/** What the signed-in student has just earned, while it is shown, and what ends that. */
export const useGain = (user: SessionUser): [gain: Gain | null, dismiss: () => void] => {
  const [path] = useLocation();
  const [seen, setSeen] = useState(user);
  const [gain, setGain] = useState<Gain | null>(null);
  /** The page on which a new level has been shown for long enough. */
  const [readAt, setReadAt] = useState<string | null>(null);
  if (seen !== user) {
    setSeen(user);
    setGain(gainBetween(seen, user) ?? gain);
    setReadAt(null);
  }
  if (gain && readAt !== null && readAt !== path) setGain(null);
  useEffect(() => {
    if (!gain) return;
    const isLevel = gain.level !== null;
    const end = () => (isLevel ? setReadAt(path) : setGain(null));
    const timer = setTimeout(end, isLevel ? LEVEL_SHOWN_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [gain, path]);
  return [gain, () => setGain(null)];
};
