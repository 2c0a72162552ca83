import { useRef } from 'react';
import { focusHeading } from './focus-handover.ts';

/**
 * For a dialog's content: when it closes, the focus goes back to where it was, trigger or no trigger; where that went
 * with what the dialog removed, and nobody chooses another place, to the page's heading.
 */
export const useReturnFocus = () => {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      const { current } = opener;
      if (!(current instanceof HTMLElement) || current === document.body) return;
      if (!current.isConnected) {
        setTimeout(focusHeading);
        return;
      }
      event.preventDefault();
      current.focus();
    },
  };
};
