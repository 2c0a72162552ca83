import { useRef } from 'react';

/**
 * For a dialog's content: when it closes, the focus goes back to where it was, trigger or no trigger; where that went
 * with what the dialog removed, and nobody chose another place, to the content of the page.
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
      event.preventDefault();
      if (current.isConnected) current.focus();
      else if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
    },
  };
};
