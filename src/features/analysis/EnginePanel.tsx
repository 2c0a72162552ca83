import { useId } from 'react';
import type { PlayedMove } from '../../../server/rules/played-move.ts';
import type { Analysis } from '../../shared/engine/use-analysis.ts';
import { LineList } from '../../shared/engine/LineList.tsx';
import type { SaidLine } from '../../shared/engine/said-lines.ts';
import { inPortuguese } from '../../lib/portuguese-moves.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Switch } from '../../ui/Switch.tsx';

export type EngineSettings = {
  readonly isOn: boolean;
  readonly lines: number;
  readonly showsThreat: boolean;
  /** Nodes of each search. */
  readonly nodes: number;
};

/** About three seconds of a school's computer. */
const USUAL_NODES = 1_000_000;
const MORE_NODES = 5_000_000;
export const USUAL: EngineSettings = { isOn: true, lines: 3, showsThreat: false, nodes: USUAL_NODES };
const MOST_LINES = 5;

type EnginePanelProps = {
  settings: EngineSettings;
  analysis: Analysis;
  lines: readonly SaidLine[];
  /** What the other side would play now; undefined where it is not known. */
  threat: SaidLine | undefined;
  /** Why nothing is asked about this position; undefined where something is. */
  silence: string | undefined;
  onSettings: (change: Partial<EngineSettings>) => void;
  onPlay: (move: PlayedMove) => void;
  onAdd: (moves: readonly PlayedMove[]) => void;
};

const stateText = ({ state }: Analysis, depth: number, silence: string | undefined): string => {
  if (silence !== undefined) return silence;
  if (state === 'failed') return 'O motor não abriu neste navegador. O tabuleiro funciona sem ele.';
  if (state === 'done') return `Pronto: profundidade ${depth}`;
  return depth === 0 ? 'O motor está abrindo...' : `Pensando: profundidade ${depth}`;
};

/** The engine beside the board: on or off, how many lines, what threatens, and what it found. */
export const EnginePanel = ({
  settings,
  analysis,
  lines,
  threat,
  silence,
  onSettings,
  onPlay,
  onAdd,
}: EnginePanelProps) => {
  const id = useId();
  const depth = lines[0]?.depth ?? 0;
  const isSearching = silence === undefined && analysis.state === 'searching';
  return (
    <section aria-label="Motor" className="grid gap-2 rounded-card border border-line bg-surface p-4">
      <Switch
        label="Motor"
        hint={settings.isOn ? stateText(analysis, depth, silence) : 'Desligado: pense primeiro, confira depois.'}
        checked={settings.isOn}
        onChange={({ target }) => onSettings({ isOn: target.checked })}
      />
      {settings.isOn && (
        <>
          <LineList lines={lines} onPlay={onPlay} onAdd={onAdd} />
          {settings.showsThreat && (
            <p role="status" className="rounded-control bg-sunken px-3 py-2">
              {threat
                ? `Se passasse a vez, o outro lado jogaria ${inPortuguese(threat.moves[0]?.san ?? '')}.`
                : 'Nenhuma ameaça a mostrar nesta posição.'}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-2">
            <label htmlFor={id} className="font-semibold">
              Linhas
            </label>
            <input
              id={id}
              type="range"
              min={1}
              max={MOST_LINES}
              step={1}
              value={settings.lines}
              aria-valuetext={`${settings.lines} de ${MOST_LINES}`}
              className="h-10 w-24 accent-brand"
              onChange={({ target }) => onSettings({ lines: Number(target.value) })}
            />
            <span aria-hidden className="w-4 tabular-nums">
              {settings.lines}
            </span>
            <div className="flex gap-2 max-sm:w-full max-sm:*:grow">
              <Button
                variant={settings.showsThreat ? 'primary' : 'secondary'}
                size="sm"
                aria-pressed={settings.showsThreat}
                onClick={() => onSettings({ showsThreat: !settings.showsThreat })}
              >
                Ameaça
              </Button>
              <Button
                variant={settings.nodes === MORE_NODES ? 'primary' : 'secondary'}
                size="sm"
                aria-pressed={settings.nodes === MORE_NODES}
                onClick={() => onSettings({ nodes: settings.nodes === MORE_NODES ? USUAL_NODES : MORE_NODES })}
              >
                Pensar mais
              </Button>
            </div>
            {isSearching && <Spinner />}
          </div>
        </>
      )}
    </section>
  );
};
