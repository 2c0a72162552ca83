import clsx from 'clsx';
import { Play } from 'lucide-react';

type DoorProps = {
  /** The site that has the film, such as 'YouTube'; null when the host's name says it. */
  owner: string | null;
  host: string;
  onOpen: () => void;
};

/** What stands in place of a film of another host's: that host is asked for nothing before somebody taps here. */
export const Door = ({ owner, host, onOpen }: DoorProps) => (
  <button
    type="button"
    onClick={onOpen}
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
    <span className="max-w-sm text-sm wrap-anywhere text-on-night-soft">
      {owner ? `O vídeo vem do ${owner} (${host})` : `O vídeo vem de outro site, ${host},`} e só é carregado quando você
      toca aqui.
    </span>
  </button>
);
