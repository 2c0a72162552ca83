import clsx from 'clsx';
import { WifiOff } from 'lucide-react';
import { useIsConnectionLost } from '../lib/connection.ts';

/** Says, over the page and without moving it, that the server cannot be reached. */
export const OfflineNotice = () =>
  useIsConnectionLost() && (
    <div
      role="status"
      className={clsx(
        'pointer-events-none fixed inset-x-0 bottom-0 z-50 mx-auto flex max-w-2xl items-center gap-3 rounded-t-card',
        'bg-night px-5 py-3 text-on-night shadow-float print:hidden',
      )}
    >
      <WifiOff aria-hidden className="size-5 shrink-0 text-gold" />
      <p>
        <strong>Você está sem conexão com a escola.</strong> As aulas que já abriu continuam aqui; o que fizer agora não
        é salvo.
      </p>
    </div>
  );
