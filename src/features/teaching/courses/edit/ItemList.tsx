import { Plus, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { pastedLines } from '../../shared/pasted-lines.ts';
import { useRowFocus } from '../../shared/use-row-focus.ts';

const ITEM_MAX_LENGTH = 300;

type ItemListProps = {
  title: string;
  /** What one of them is called: 'objetivo'. */
  one: string;
  placeholder: string;
  items: readonly string[];
  /** What is typed for the next one. */
  text: string;
  error?: string | undefined;
  onChange: (items: string[]) => void;
  onText: (text: string) => void;
};

/** A list of sentences: the button or Enter adds one, pasted lines one each; blank ones are ignored. */
export const ItemList = ({ title, one, placeholder, items, text, error, onChange, onText }: ItemListProps) => {
  const [news, setNews] = useState('');
  const id = useId();
  const { container, focusOn } = useRowFocus<HTMLElement>();
  const add = () => {
    const item = text.trim();
    focusOn('input');
    if (item === '') return;
    onChange([...items, item]);
    onText('');
    setNews(`${item}: adicionado`);
  };
  const remove = (index: number) => {
    onChange(items.filter((_, other) => other !== index));
    setNews(`${items[index]}: removido`);
    focusOn(`[data-remove="${Math.min(index, items.length - 2)}"]`, 'input');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  /** Each pasted line becomes an item of its own. */
  const paste = (event: ClipboardEvent) => {
    const lines = pastedLines(event.clipboardData.getData('text'));
    if (lines.length < 2) return;
    event.preventDefault();
    onChange([...items, ...lines]);
    setNews(`${lines.join(', ')}: adicionados`);
  };
  return (
    <section ref={container} aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg font-semibold">
        {title}
      </h2>
      <Field label={`Novo ${one}`} error={error}>
        <TextInput
          value={text}
          maxLength={ITEM_MAX_LENGTH}
          placeholder={placeholder}
          enterKeyHint="done"
          onChange={({ target }) => onText(target.value)}
          onKeyDown={addOnEnter}
          onPaste={paste}
        />
      </Field>
      <Button variant="secondary" size="sm" className="mt-3" onClick={add}>
        <Plus aria-hidden /> Adicionar {one}
      </Button>
      <p role="status" className="sr-only">
        {news}
      </p>
      {items.length > 0 && (
        <ul aria-labelledby={id} className="mt-4 grid gap-2">
          {items.map((item, index) => (
            <li key={`${index} ${item}`} className="flex items-center gap-3 rounded-control bg-sunken py-1 pr-1 pl-4">
              <span className="min-w-0 flex-1 py-1 wrap-anywhere">{item}</span>
              <Button
                data-remove={index}
                variant="ghost"
                size="icon"
                aria-label={`Remover: ${item}`}
                onClick={() => remove(index)}
              >
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
