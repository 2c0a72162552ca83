import { useCallback, useEffect, useRef } from 'react';
import { elapsed, rested, resumed, stoppedWatch } from './stopwatch.ts';
import { HOUR_MS } from '../../../../../server/common/time.schema.ts';

/** The server takes no longer thinking for one. */
const MAX_MS = HOUR_MS;

/**
 * Measures while `running` and the tab is visible. `read` gives whole milliseconds, at least one; `reset` starts again.
 */
export const useStopwatch = (running: boolean) => {
  const watch = useRef(stoppedWatch);
  useEffect(() => {
    const look = () => {
      const step = running && !document.hidden ? resumed : rested;
      watch.current = step(watch.current, Date.now());
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [running]);
  const read = useCallback(() => Math.min(MAX_MS, Math.max(1, Math.round(elapsed(watch.current, Date.now())))), []);
  const reset = useCallback(() => {
    watch.current = stoppedWatch;
  }, []);
  return { read, reset };
};
