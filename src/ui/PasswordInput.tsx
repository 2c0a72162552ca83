import clsx from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { TextInput } from './TextInput.tsx';

/** A password line with a button that shows or hides what was typed. */
export const PasswordInput = (props: Omit<ComponentProps<typeof TextInput>, 'type' | 'icon'>) => {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        className="pr-14"
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="button"
        aria-label={shown ? 'Ocultar senha' : 'Mostrar senha'}
        onClick={() => setShown(!shown)}
        className={clsx(
          'absolute top-1/2 right-1 grid size-11 -translate-y-1/2 place-items-center rounded-control',
          'text-ink-soft hover:text-ink',
        )}
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </div>
  );
};
