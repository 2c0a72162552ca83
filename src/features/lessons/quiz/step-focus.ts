import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/** The `ref` of the element that a step is about. */
export type StepTarget = RefCallback<HTMLElement>;

/**
 * Where one step takes the place of another, the button that led on goes with it, and the focus would fall out of the
 * dialog. The element that `target` marks takes it when `step` changes; when the first one comes, the dialog decides.
 */
export const useStepFocus = (step: string | number) => {
  const element = useRef<HTMLElement>(null);
  const shown = useRef(step);
  const target: StepTarget = useCallback(marked => {
    element.current = marked;
  }, []);
  const focus = () => element.current?.focus();

  useEffect(() => {
    if (shown.current !== step) element.current?.focus();
    shown.current = step;
  }, [step]);

  return { target, focus };
};
