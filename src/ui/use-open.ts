import { useState } from 'react';
import { useBackCloses } from '../lib/back-closes.ts';

/**
 * Whether a dialog or menu is open, by itself or as its owner says; the browser's Back closes it.
 * @returns `[isOpen, setOpen]`, for Radix' `open` and `onOpenChange`.
 */
export const useOpen = (open: boolean | undefined, onOpenChange?: (open: boolean) => void, initially = false) => {
  const [own, setOwn] = useState(initially);
  const isOpen = open ?? own;
  const setOpen = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  useBackCloses(isOpen, () => setOpen(false));
  return [isOpen, setOpen] as const;
};
