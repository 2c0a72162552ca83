import { Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { Mistake } from '../shared/lesson/Mistake.tsx';
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
  const { control, register } = useFormContext<WizardValues>();
  const { errors } = useFormState({ control });
  const { fields, append, remove } = useFieldArray({ control, name, keyName: 'key' });
  const { container, focusOn } = useRowFocus<HTMLFieldSetElement>();
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
                  {...register(`${name}.${index}.text`)}
                  onFocus={event => event.target.value === fresh && event.target.select()}
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
