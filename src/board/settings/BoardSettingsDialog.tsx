import clsx from 'clsx';
import { Settings2 } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { playSound } from '../sounds.ts';
import { BOARDS, type BoardSettings, changeBoardSettings, PIECES } from './board-settings.ts';
import { boardColors, pieceSets } from './looks.tsx';
import { useBoardSettings } from './use-board-settings.ts';

const BOARD_NAMES: Record<BoardSettings['board'], string> = { academia: 'Academia', madeira: 'Madeira', azul: 'Azul' };
const PIECE_NAMES: Record<BoardSettings['pieces'], string> = {
  academia: 'Academia',
  classicas: 'Clássicas',
  letras: 'Letras',
};
const COORDINATES: readonly { value: BoardSettings['coordinates']; label: string }[] = [
  { value: 'inside', label: 'Dentro' },
  { value: 'outside', label: 'Fora' },
  { value: 'none', label: 'Sem' },
];

/** How this browser's boards look, sound and take moves. Every choice holds at once. */
export const BoardSettingsDialog = () => {
  const settings = useBoardSettings();
  return (
    <Dialog
      title="Tabuleiro e som"
      description="Vale para todos os tabuleiros neste aparelho."
      trigger={
        <Button variant="ghost" size="sm">
          <Settings2 aria-hidden /> Tabuleiro e som
        </Button>
      }
    >
      <div className="space-y-6">
        <Choice legend="Tabuleiro" name="board" values={BOARDS} chosen={settings.board} names={BOARD_NAMES}>
          {board => <Preview board={board} pieces={settings.pieces} />}
        </Choice>
        <Choice legend="Peças" name="pieces" values={PIECES} chosen={settings.pieces} names={PIECE_NAMES}>
          {pieces => <Preview board={settings.board} pieces={pieces} />}
        </Choice>
        <RadioGroup
          legend="Letras e números das casas"
          name="coordinates"
          options={COORDINATES}
          value={settings.coordinates}
          onChange={event => changeBoardSettings({ coordinates: event.target.value as BoardSettings['coordinates'] })}
        />
        <Switch
          label="Som dos lances"
          checked={settings.sound}
          onChange={event => changeBoardSettings({ sound: event.target.checked })}
        />
        {settings.sound && <Volume volume={settings.volume} />}
        <Switch
          label="Confirmar cada lance"
          hint="O lance só vale depois de um segundo toque: bom para quem está começando"
          checked={settings.confirmsMoves}
          onChange={event => changeBoardSettings({ confirmsMoves: event.target.checked })}
        />
        <p className="text-[0.95rem] text-ink-soft">
          Para desenhar no tabuleiro: botão direito do mouse, dedo parado sobre a casa, ou as teclas C (círculo) e S
          (seta).
        </p>
      </div>
    </Dialog>
  );
};

const Volume = ({ volume }: { volume: number }) => (
  <Field label="Volume">
    <input
      type="range"
      min={10}
      max={100}
      step={10}
      aria-label="Volume"
      value={volume}
      className="h-11 w-full cursor-pointer accent-brand"
      onChange={event => {
        const loudness = Number(event.target.value);
        changeBoardSettings({ volume: loudness });
        playSound('move', loudness);
      }}
    />
  </Field>
);

type ChoiceProps<Value extends string> = {
  legend: string;
  name: keyof BoardSettings;
  values: readonly Value[];
  chosen: Value;
  names: Record<Value, string>;
  children: (value: Value) => ReactNode;
};

/** One of three, each with a picture of it. */
const Choice = <Value extends string>({ legend, name, values, chosen, names, children }: ChoiceProps<Value>) => (
  <fieldset className="min-w-0">
    <legend className="mb-1.5 font-semibold">{legend}</legend>
    <div className="grid grid-cols-3 gap-3">
      {values.map(value => (
        <label
          key={value}
          className={clsx(
            'cursor-pointer rounded-control border-2 border-line-strong bg-surface p-2 text-center',
            'hover:border-ink-soft has-checked:border-brand has-checked:bg-brand-soft',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-text',
          )}
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            tabIndex={value === chosen ? 0 : -1}
            className="sr-only"
            onChange={() => changeBoardSettings({ [name]: value })}
          />
          {children(value)}
          <span className="mt-1 block text-sm font-semibold">{names[value]}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

const SHOWN = ['wK', 'bQ', 'wN', 'bP'];
const square = (index: number): CSSProperties => ({
  backgroundColor: `var(--color-board-${index % 3 === 0 ? 'light' : 'dark'})`,
});

/** Four squares with their pieces. */
const Preview = ({ board, pieces }: Pick<BoardSettings, 'board' | 'pieces'>) => (
  <span aria-hidden style={boardColors(board)} className="mx-auto grid max-w-24 grid-cols-2 overflow-hidden rounded-md">
    {SHOWN.map((piece, index) => (
      <span key={piece} style={square(index)} className="aspect-square">
        {pieceSets[pieces][piece]?.()}
      </span>
    ))}
  </span>
);
