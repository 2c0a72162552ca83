import { useEffect, useState } from 'react';
import type { Line } from '../../../server/engine/engine.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { type BrowserEngine, openBrowserEngine, type Wanted } from './browser-engine.ts';

/** The engine of a screen: it starts with the first question, and ends with the screen. */
export const useEngine = (): BrowserEngine => {
  const [engine] = useState(() => openBrowserEngine());
  useEffect(() => () => engine.close(), [engine]);
  return engine;
};

/** The same, started as soon as the browser has nothing else to do: its first answer then waits for no start. */
export const useReadyEngine = (): BrowserEngine => {
  const engine = useEngine();
  useEffect(() => whenIdle(() => void engine.open()), [engine]);
  return engine;
};

export type Analysis = {
  /** `idle` where nothing is asked. */
  readonly state: 'idle' | 'searching' | 'done' | 'failed';
  /** The best first. */
  readonly lines: readonly Line[];
};

const IDLE: Analysis = { state: 'idle', lines: [] };
const BEGUN: Analysis = { state: 'searching', lines: [] };

/**
 * What the engine finds in a position, as far as it has come. Another position ends the search.
 * @param fen as `askable` gives it; undefined asks nothing.
 */
export const useAnalysis = (engine: BrowserEngine, fen: string | undefined, { nodes, lines }: Wanted): Analysis => {
  const [found, setFound] = useState<{ question: string; analysis: Analysis } | null>(null);
  const question = `${fen} ${nodes} ${lines}`;
  useEffect(() => {
    if (fen === undefined) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = (analysis: Analysis): void => {
      if (!signal.aborted) setFound({ question: `${fen} ${nodes} ${lines}`, analysis });
    };
    engine
      .analyse(fen, { nodes, lines }, { signal, onLines: own => show({ state: 'searching', lines: own }) })
      .then(own => show({ state: 'done', lines: own }))
      .catch(() => show({ state: 'failed', lines: [] }));
    return () => leaving.abort();
  }, [engine, fen, nodes, lines]);
  if (fen === undefined) return IDLE;
  return found?.question === question ? found.analysis : BEGUN;
};
