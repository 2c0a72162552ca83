import { type ChangeEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

/** Where one lays down a PGN: out of a file, or pasted. */
export const PgnField = ({ action, onRead }: { action: string; onRead: (pgn: string) => void }) => {
  const [text, setText] = useState('');
  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) onRead(await file.text());
  };
  return (
    <div className="grid max-w-2xl gap-5">
      <Field label="Arquivo PGN">
        <TextInput type="file" accept=".pgn,.txt" onChange={event => void open(event)} />
      </Field>
      <Field label="Ou cole o PGN">
        <Textarea
          rows={6}
          placeholder="1. e4 e5 2. Nf3 Nc6 ..."
          value={text}
          onChange={event => setText(event.target.value)}
        />
      </Field>
      <Button className="justify-self-start" disabled={text.trim() === ''} onClick={() => onRead(text)}>
        {action}
      </Button>
    </div>
  );
};
