import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/** The `ref` of the element that a step is about. */
export type StepTarget = RefCallback<HTMLElement>;

/**
 * When one step replaces another, the focused button disappears and the focus would leave the dialog. The element
 * marked by `target` takes it when `step` changes; for the first step the dialog decides.
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
