import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';

/** A few words on hover and focus. Never the only place of an information: touch screens do not show it. */
export const Tooltip = ({ text, children }: { text: string; children: ReactElement }) => (
  <Radix.Provider delayDuration={300}>
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content sideOffset={8} className="z-50 max-w-64 animate-fade rounded-control bg-night px-3 py-1.5 text-sm text-on-night shadow-float">
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
);
