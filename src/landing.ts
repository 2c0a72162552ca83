// The landing page comes whole from the server and is read without a script. The application takes it over as soon as
// somebody seems about to do something.

const SIGNS = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;

let taken: Promise<{ started: Promise<void> }> | undefined;
const take = () => (taken ??= import('./main.tsx'));

// Not before the page has been painted: a pointer that rests where it appears means nothing.
requestAnimationFrame(() =>
  setTimeout(() => {
    for (const sign of SIGNS) addEventListener(sign, () => void take(), { once: true, passive: true });
  }),
);

/** A button that is pressed before that does what it says afterwards; links lead where they lead without any script. */
const pressAgain = async ({ target }: Event): Promise<void> => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button) return;
  await (
    await take()
  ).started;
  removeEventListener('click', hear);
  button.click();
};
const hear = (event: Event): void => void pressAgain(event);
addEventListener('click', hear);
void taken;
