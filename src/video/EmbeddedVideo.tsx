import clsx from 'clsx';
import { lazy, Suspense, useState } from 'react';
import { Spinner } from '../ui/Spinner.tsx';
import { Door } from './Door.tsx';
import { providers } from './embed-player.ts';
import type { EmbedSource } from './embed-source.ts';

const EmbeddedFrame = lazy(() => import('./EmbeddedFrame.tsx'));

type EmbeddedVideoProps = {
  source: EmbedSource;
  title: string;
  onEnded: () => void;
  /** The embedded player does not answer, so the end of the video will not be noticed. */
  onSilent: () => void;
};

/** A film of YouTube's or Vimeo's. Nothing is asked of them before someone wants to watch. */
export const EmbeddedVideo = ({ source, title, onEnded, onSilent }: EmbeddedVideoProps) => {
  const [wanted, setWanted] = useState(false);
  const { name, origin } = providers[source.provider];
  return (
    <div
      className={clsx(
        'relative grid aspect-video w-full place-items-center overflow-hidden rounded-card bg-night text-on-night',
        !wanted && 'min-h-64', // on a phone the words need more room than the film
      )}
    >
      {wanted ? (
        <Suspense fallback={<Spinner className="size-14" />}>
          <EmbeddedFrame source={source} title={title} onEnded={onEnded} onSilent={onSilent} />
        </Suspense>
      ) : (
        <Door owner={name} host={new URL(origin).host} onOpen={() => setWanted(true)} />
      )}
    </div>
  );
};
