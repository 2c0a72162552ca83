import clsx from 'clsx';
import { LoaderCircle, Play } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { keepFile } from '../lib/kept.ts';
import { Button } from '../ui/Button.tsx';
import { Controls } from './Controls.tsx';
import { isWaiting } from './playback.ts';
import { commandOf, focusOf } from './shortcuts.ts';
import { usePlayback } from './use-playback.ts';

/** The fragment makes phones show a first frame instead of nothing. */
const withFirstFrame = (src: string) => (src.includes('#') ? src : `${src}#t=0.001`);

type VideoPlayerProps = {
  src: string;
  title: string;
  /** Under this name the browser stores how far the film was watched. */
  film: string;
  onEnded: () => void;
  onFailed: () => void;
};

/** A film with the school's own controls below the picture, where they hide nothing of the board. */
export const VideoPlayer = ({ src, title, film, onEnded, onFailed }: VideoPlayerProps) => {
  const { element, stage, state, commands, settings, events } = usePlayback(film, { onEnded, onFailed });

  const obey = (event: KeyboardEvent<HTMLElement>) => {
    const command = event.target instanceof Element ? commandOf(event, focusOf(event.target)) : undefined;
    if (!command) return;
    event.preventDefault();
    commands[command]();
  };
  const clickPicture = (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest<HTMLElement>('[role=group]')?.focus(); // so that the keys work from here on
    commands.toggle();
  };

  return (
    <div
      ref={stage}
      role="group"
      aria-label={`Vídeo: ${title}`}
      tabIndex={0}
      onKeyDown={obey}
      className={clsx(
        '@container flex flex-col overflow-hidden rounded-card bg-night text-on-night scheme-dark',
        '[&:fullscreen]:rounded-none',
      )}
    >
      <div className="relative grid min-h-0 flex-1 place-items-center bg-black">
        <video
          ref={element}
          src={withFirstFrame(src)}
          aria-label={title}
          preload="metadata"
          playsInline
          tabIndex={-1}
          onClick={clickPicture}
          onCanPlayThrough={() => keepFile(src)}
          className="aspect-video max-h-full w-full cursor-pointer object-contain"
          {...events}
        />
        {isWaiting(state) && (
          <div role="status" className="pointer-events-none absolute inset-0 grid place-items-center">
            <LoaderCircle aria-hidden className="size-14 animate-spin" />
            <span className="sr-only">Carregando o vídeo...</span>
          </div>
        )}
        {state.status === 'ready' && !state.playing && (
          <span
            aria-hidden
            className={clsx(
              'pointer-events-none absolute grid size-14 place-items-center rounded-full bg-gold text-on-gold',
              'shadow-float @lg:size-20',
            )}
          >
            <Play className="ml-1 size-1/2 fill-current" />
          </span>
        )}
        {state.status === 'failed' && (
          <div
            role="alert"
            className="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-night p-6 text-center"
          >
            <p className="text-lg">Não foi possível carregar o vídeo. Verifique sua conexão.</p>
            <Button variant="gold" onClick={settings.retry}>
              Tentar novamente
            </Button>
          </div>
        )}
      </div>
      <Controls state={state} commands={commands} settings={settings} />
    </div>
  );
};
