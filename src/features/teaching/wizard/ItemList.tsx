import { Plus, X } from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { Mistake } from '../shared/lesson/Mistake.tsx';
import { pastedLines } from '../shared/pasted-lines.ts';
import { useRowFocus } from '../shared/use-row-focus.ts';
import type { WizardValues } from './wizard-values.ts';

type ItemListProps = {
  name: 'objectives' | 'prerequisites';
  legend: string;
  /** What one of them is called: 'objetivo'. */
  one: string;
  /** The text of a new one. */
  fresh: string;
};

/** Sentences about the course, one line each. Blank ones are not saved. */
export const ItemList = ({ name, legend, one, fresh }: ItemListProps) => {
  const { control, register, getValues, setValue } = useFormContext<WizardValues>();
  const { errors } = useFormState({ control });
  const { fields, append, insert, remove } = useFieldArray({ control, name, keyName: 'key' });
  const { container, focusOn } = useRowFocus<HTMLFieldSetElement>();
  const addAfter = (index: number, texts: readonly string[]) => {
    insert(
      index + 1,
      texts.map(text => ({ text })),
      { focusName: `${name}.${index + texts.length}.text` },
    );
  };
  /** In a blank line, Enter leads on to the next field instead. */
  const addOnEnter = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (getValues(`${name}.${index}.text`).trim() === '') return;
    event.preventDefault();
    addAfter(index, ['']);
  };
  /** Each pasted line becomes a sentence of its own. */
  const paste = (event: ClipboardEvent<HTMLInputElement>, index: number) => {
    const [first = '', ...others] = pastedLines(event.clipboardData.getData('text'));
    if (others.length === 0) return;
    event.preventDefault();
    const text = getValues(`${name}.${index}.text`);
    const { selectionStart, selectionEnd } = event.currentTarget;
    const before = text.slice(0, selectionStart ?? text.length);
    const after = text.slice(selectionEnd ?? text.length);
    setValue(`${name}.${index}.text`, before + first, { shouldDirty: true });
    addAfter(index, [...others.slice(0, -1), `${others.at(-1)}${after}`]);
  };
  return (
    <fieldset ref={container} className="min-w-0">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <ul className="grid gap-2.5">
        {fields.map((field, index) => {
          const message = errors[name]?.[index]?.text?.message;
          const errorId = `${name}-${index}-error`;
          return (
            <li key={field.key}>
              <div className="flex items-center gap-2">
                <TextInput
                  aria-label={`${one} ${index + 1}`}
                  {...(message && { 'aria-invalid': true, 'aria-describedby': errorId })}
                  data-adds
                  {...register(`${name}.${index}.text`)}
                  onFocus={event => event.target.value === fresh && event.target.select()}
                  onKeyDown={event => addOnEnter(event, index)}
                  onPaste={event => paste(event, index)}
                />
                <Button
                  variant="ghost"
                  size="icon"
                  className="shrink-0"
                  aria-label={`Remover ${one.toLowerCase()} ${index + 1}`}
                  onClick={() => {
                    remove(index);
                    focusOn('[data-add]');
                  }}
                >
                  <X aria-hidden />
                </Button>
              </div>
              <Mistake id={errorId} message={message} />
            </li>
          );
        })}
      </ul>
      <Button
        data-add
        variant="secondary"
        size="sm"
        className={fields.length > 0 ? 'mt-3' : ''}
        onClick={() => append({ text: fresh }, { focusName: `${name}.${fields.length}.text` })}
      >
        <Plus aria-hidden /> Adicionar {one.toLowerCase()}
      </Button>
    </fieldset>
  );
};
