import clsx from 'clsx';
import { Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Spinner } from '../ui/Spinner.tsx';
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
  const { name } = providers[source.provider];
  return (
    <div className="relative grid aspect-video place-items-center overflow-hidden rounded-card bg-night text-on-night">
      {wanted ? (
        <Suspense fallback={<Spinner className="size-14" />}>
          <EmbeddedFrame source={source} title={title} onEnded={onEnded} onSilent={onSilent} />
        </Suspense>
      ) : (
        <button
          type="button"
          onClick={() => setWanted(true)}
          className={clsx(
            'board-ground grid size-full place-content-center justify-items-center gap-3 p-4 text-center',
            'sm:gap-4',
          )}
        >
          <span
            aria-hidden
            className="grid size-16 place-items-center rounded-full bg-gold text-on-gold shadow-float sm:size-20"
          >
            <Play className="ml-1 size-8 fill-current sm:size-9" />
          </span>
          <span className="text-lg font-semibold">Assistir ao vídeo</span>
          <span className="max-w-sm text-sm text-on-night-soft">
            O vídeo vem do {name} e só é carregado quando você toca aqui.
          </span>
        </button>
      )}
    </div>
  );
};
