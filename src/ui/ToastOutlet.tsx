import { lazy, Suspense, useEffect } from 'react';
import { useCurrentToast } from './toast-store.ts';

const load = () => import('./Toaster.tsx');
const Toaster = lazy(load);

/**
 * Where toasts appear; mounted once by the shell. The toaster is fetched after the first paint, so that even 'no
 * connection' can be said.
 */
export const ToastOutlet = () => {
  const message = useCurrentToast();
  useEffect(() => void load(), []);
  return (
    message && (
      <Suspense fallback={null}>
        <Toaster message={message} />
      </Suspense>
    )
  );
};
