import clsx from 'clsx';
import { FolderOpen } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useFieldControl } from './field-context.ts';
import { inputStyles } from './input-styles.ts';

/**
 * Chooses a file. Browsers label their own control in the language of the browser, so theirs lies unseen over ours.
 * Inside a Field it is already labelled; alone it needs `aria-label`.
 */
export const FileInput = ({ onChange, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'className'>) => {
  const [name, setName] = useState<string>();
  return (
    <div
      className={clsx(
        inputStyles,
        'relative flex items-center gap-3 focus-within:border-brand focus-within:outline-2 focus-within:outline-offset-1',
      )}
    >
      <span aria-hidden className="inline-flex shrink-0 items-center gap-2 font-semibold text-brand-text">
        <FolderOpen className="size-5" /> {name === undefined ? 'Escolher arquivo' : 'Trocar arquivo'}
      </span>
      <span className="min-w-0 truncate text-ink-soft">{name ?? 'Nenhum arquivo escolhido'}</span>
      <input
        {...useFieldControl()}
        {...rest}
        type="file"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={event => {
          setName(event.target.files?.[0]?.name);
          onChange?.(event);
        }}
      />
    </div>
  );
};
