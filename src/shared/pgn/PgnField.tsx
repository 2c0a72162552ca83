import { type ChangeEvent, useState } from 'react';
import type { NotationKind } from '../../board/typed-notation.ts';
import { textOf } from '../../lib/file-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { FileInput } from '../../ui/FileInput.tsx';

const HINT =
  'Lances em português ou inglês, com variantes, comentários e sinais como ! e ?. Uma posição (FEN) vira um diagrama.';

type Source = 'file' | 'text';

type PgnFieldProps = {
  action: string;
  /** What is there already, to be changed. */
  start?: string;
  /** Called with what can be read. */
  onRead: (text: string, kind: NotationKind) => void;
};

/** Where one lays down a PGN or a position, out of a file or pasted. What cannot be read stays, with the reason. */
export const PgnField = ({ action, start = '', onRead }: PgnFieldProps) => {
  const [text, setText] = useState(start);
  const [isReading, setReading] = useState(false);
  const [mistake, setMistake] = useState<{ in: Source; message: string } | null>(null);
  const check = async (source: Source, typed: string) => {
    setReading(true);
    // The chess code comes only when there is something to check.
    const { checkNotation, NotationError } = await import('../../board/typed-notation.ts');
    try {
      onRead(typed.trim(), checkNotation(typed));
      setMistake(null);
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      setMistake({ in: source, message: error.message });
    } finally {
      setReading(false);
    }
  };
  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) await check('file', await textOf(file));
  };
  const errorIn = (source: Source) => (mistake?.in === source ? mistake.message : undefined);
  return (
    <div className="grid max-w-2xl gap-5">
      <Field label="Arquivo PGN" error={errorIn('file')}>
        <FileInput accept=".pgn,.txt" onChange={event => void open(event)} />
      </Field>
      <Field label="Ou cole o PGN" error={errorIn('text')} hint={HINT}>
        <Textarea
          rows={6}
          placeholder="1. e4 e5 2. Cf3 Cc6 ..."
          value={text}
          onChange={event => {
            setText(event.target.value);
            setMistake(null);
          }}
        />
      </Field>
      <Button
        className="justify-self-start"
        loading={isReading}
        disabled={text.trim() === ''}
        onClick={() => void check('text', text)}
      >
        {action}
      </Button>
    </div>
  );
};
