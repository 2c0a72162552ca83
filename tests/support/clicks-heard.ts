import { fireEvent } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { eventually } from './eventually.ts';

/** For a moment after a drag every click is held back, those of the next test too. */
export const clicksAreHeard = async (): Promise<void> => {
  const listen = vi.fn<() => void>();
  document.body.addEventListener('click', listen);
  await eventually(() => {
    fireEvent.click(document.body);
    expect(listen).toHaveBeenCalled();
  });
  document.body.removeEventListener('click', listen);
};
