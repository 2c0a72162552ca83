import { useRef } from 'react';

/** For a dialog's content: when it closes, the focus goes back to where it was, trigger or no trigger. */
export const useReturnFocus = () => {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(opener.current instanceof HTMLElement) || !opener.current.isConnected || opener.current === document.body)
        return;
      event.preventDefault();
      opener.current.focus();
    },
  };
};
