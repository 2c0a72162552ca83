import { Search } from 'lucide-react';
import { useState } from 'react';
import { plural } from '../../../../lib/plural.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { searchGames } from './classics.ts';

/** As many as people look through; one more word finds others. */
const SHOWN = 30;

/** The library of famous games: one becomes a chapter. */
const ClassicsDialog = ({ onChoose, onClose }: { onChoose: (pgn: string) => void; onClose: () => void }) => {
  const [text, setText] = useState('');
  const games = searchGames(text);
  return (
    <Dialog open size="lg" title="Partidas clássicas" onOpenChange={open => !open && onClose()}>
      <Field label="Procurar" hint="Jogador, torneio, lugar ou ano">
        <TextInput
          icon={Search}
          type="search"
          value={text}
          data-first-focus
          onChange={event => setText(event.target.value)}
        />
      </Field>
      <p role="status" className="mt-4 text-ink-soft">
        {games.length === 0 ? 'Nenhuma partida encontrada' : plural(games.length, 'partida')}
        {games.length > SHOWN && `, as primeiras ${SHOWN} abaixo`}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {games.slice(0, SHOWN).map(({ white, black, event, year, result, pgn }) => (
          <li key={pgn} className="flex items-center gap-4 py-3">
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                {white} – {black} <span className="font-normal text-ink-soft">{result}</span>
              </p>
              <p className="text-[0.95rem] text-ink-soft">
                {event}, {year}
              </p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Usar ${white} – ${black}, ${year}`}
              onClick={() => onChoose(pgn)}
            >
              Usar
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};

export default ClassicsDialog;
