import { type ComponentProps, useState } from 'react';
import { useFieldControl } from './field-context.ts';
import { inputStyles } from './input-styles.ts';

/**
 * Chooses a file. Browsers label their own control in the language of the browser, so theirs lies unseen over ours.
 * Inside a Field it is already labelled; alone it needs `aria-label`.
 */
export const FileInput = ({ onChange, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'className'>) => {
  const [name, setName] = useState('Nenhum arquivo escolhido');
  return (
    <div className={`${inputStyles} relative focus-within:outline-2`}>
      <p className="truncate">
        <b aria-hidden className="text-brand-text">
          Escolher arquivo
        </b>{' '}
        {name}
      </p>
      <input
        {...useFieldControl()}
        {...rest}
        type="file"
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={event => {
          setName(event.target.files?.[0]?.name ?? name);
          onChange?.(event);
        }}
      />
    </div>
  );
};
