import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** What stands on the clipboard, asked as long as it takes; the page may go on meanwhile. */
export const expectCopied = (text: string): Promise<void> =>
  waitFor(async () => expect(await navigator.clipboard.readText()).toBe(text));
