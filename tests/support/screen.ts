// Runs before each file of tests/client: a page of its own for every test, and no complaint overheard.
import { setTimeout as aMoment } from 'node:timers/promises';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { loadMenus } from '../../src/ui/DropdownMenu.tsx';
import { dismissToast } from '../../src/ui/toast-store.ts';
import { expectSilence, listen } from './complaints.ts';
import { fillInWhatJsdomLacks } from './jsdom.ts';
import { forgetAnswers, network } from './msw.ts';

// Without it, React would not batch what a test does by `act`.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
fillInWhatJsdomLacks();
// A busy machine may take its time; what a person sees comes all the same.
configure({ asyncUtilTimeout: 30_000 });
// Every look for something that is not there yet would print the whole page; to see it, DEBUG_PRINT_LIMIT=7000. Where
// the page was and how its text began is told anyway: a failure under load may not come a second time.
const TEXT_SHOWN = 300;
const where = (): string => `at ${location.pathname}: ${document.body.textContent.slice(0, TEXT_SHOWN)}`;
if (!process.env.DEBUG_PRINT_LIMIT)
  configure({
    getElementError: message =>
      Object.assign(new Error(`${message}\n${where()}`), { name: 'TestingLibraryElementError' }),
  });

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
// As for whoever has opened one before; tests/client/late-menus.test.tsx looks at the first time.
beforeAll(loadMenus);
afterAll(() => network.close());

const LAST_CALLS_MS = 5;

/** What was open over the page takes its steps of the history back; one that came later would move the next test. */
const untilNothingIsOpen = async (): Promise<void> => {
  for (let tries = 0; tries < 1_000 && (history.state as { layers?: number } | null)?.layers; tries += 1)
    await aMoment(1);
};

beforeEach(listen);

// Hooks run last to first: the page goes, then what it used, and then nobody can complain any more.
afterEach(expectSilence);

afterEach(async () => {
  // A call that the page made last must still find its answer, or it would be a complaint in the next test.
  await aMoment(LAST_CALLS_MS);
  await untilNothingIsOpen();
  network.resetHandlers();
  forgetAnswers();
  // A message outlives its page.
  dismissToast();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

afterEach(cleanup);
