import { useRef } from 'react';

/**
 * For a dialog's content: when it closes, the focus goes back to where it was, trigger or no trigger; where that has gone,
 * to the part of the page marked `data-focus-home` that it stood in.
 */
export const useReturnFocus = () => {
  const ways = useRef<(Element | null | undefined)[]>([]);
  return {
    onOpenAutoFocus: () => {
      const opener = document.activeElement;
      ways.current = [opener, opener?.closest('[data-focus-home]')];
    },
    onCloseAutoFocus: (event: Event) => {
      const back = ways.current.find(element => element instanceof HTMLElement && element.isConnected && element !== document.body);
      if (!(back instanceof HTMLElement)) return;
      event.preventDefault();
      back.focus();
    },
  };
};
