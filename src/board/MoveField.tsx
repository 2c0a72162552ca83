import { type SubmitEvent, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import type { Move, PlayedMove } from './game.ts';
import { inPortuguese } from '../lib/portuguese-moves.ts';
import { readMove } from './typed-move.ts';

const listed = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} ou ${words.at(-1)}`;

/** A field for typing a move; Enter plays it. */
export const MoveField = ({ moves, onMove }: { moves: readonly PlayedMove[]; onMove: (move: Move) => void }) => {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (moves.length === 0) return setError('Espere a sua vez de jogar.');
    const read = readMove(moves, text);
    if (read.kind === 'ambiguous')
      return setError(`Qual deles? Escreva ${listed(read.moves.map(({ san }) => inPortuguese(san)))}.`);
    if (read.kind === 'illegal') return setError('Este lance não é possível agora.');
    setText('');
    onMove(read.move);
  };
  return (
    <form noValidate className="flex items-start gap-3" onSubmit={submit}>
      <Field label="Digite um lance" hint="Ex.: Cf3, Nf3, g1f3" error={error} className="flex-1">
        <TextInput
          value={text}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={event => {
            setText(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      <Button type="submit" variant="secondary" size="lg" className="mt-8">
        Jogar
      </Button>
    </form>
  );
};
