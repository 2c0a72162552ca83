import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type PgnGame, titleOf } from '../../../server/rules/pgn-text.ts';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

/** As many as people look through; one more word finds others. */
const SHOWN = 50;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const factsOf = ({ tags }: PgnGame): string =>
  [tags['Event'], tags['Date'], tags['Result']].filter(text => text && !/^[?.*]+$/.test(text)).join(' · ');

type GameChoiceProps = { games: readonly PgnGame[]; onChoose: (game: PgnGame) => void; onClose: () => void };

/** The games of a file: one of them goes to the board. */
export const GameChoice = ({ games, onChoose, onClose }: GameChoiceProps) => {
  const [text, setText] = useState('');
  const named = useMemo(
    () =>
      games.map((game, index) => {
        const title = `${index + 1}. ${titleOf(game) || 'Partida'}`;
        return { game, title, words: folded(`${title} ${Object.values(game.tags).join(' ')}`) };
      }),
    [games],
  );
  const wanted = folded(text).split(/\s+/).filter(Boolean);
  const found = named.filter(({ words }) => wanted.every(word => words.includes(word)));
  return (
    <Dialog open size="lg" title="Partidas do arquivo" onOpenChange={open => !open && onClose()}>
      <Field label="Procurar" hint="Jogador, torneio ou data">
        <TextInput
          icon={Search}
          type="search"
          value={text}
          data-first-focus
          onChange={event => setText(event.target.value)}
        />
      </Field>
      <p role="status" className="mt-4 text-ink-soft">
        {found.length === 0 ? 'Nenhuma partida encontrada' : plural(found.length, 'partida')}
        {found.length > SHOWN && `, as primeiras ${SHOWN} abaixo`}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {found.slice(0, SHOWN).map(({ game, title }) => (
          <li key={title} className="flex items-center gap-4 py-3">
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere">{title}</p>
              <p className="text-[0.95rem] text-ink-soft">{factsOf(game)}</p>
            </div>
            <Button variant="secondary" size="sm" aria-label={`Abrir ${title}`} onClick={() => onChoose(game)}>
              Abrir
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
