import { useState } from 'react';
import { Door } from './Door.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

type ForeignVideoProps = {
  src: string;
  title: string;
  /** Under this name the browser stores how far the film was watched. */
  film: string;
  onEnded: () => void;
  onFailed: () => void;
};

/** A film's file on another site's server. */
export const ForeignVideo = (props: ForeignVideoProps) => {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <VideoPlayer {...props} />;
  return (
    <div className="grid aspect-video min-h-64 w-full overflow-hidden rounded-card bg-night text-on-night">
      <Door owner={null} host={new URL(props.src, location.href).host} onOpen={() => setWanted(true)} />
    </div>
  );
};
