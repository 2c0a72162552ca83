import { EmbeddedVideo } from './EmbeddedVideo.tsx';
import { embedSourceOf } from './embed-source.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

type FilmProps = {
  url: string;
  title: string;
  /** Under this name the browser stores how far the film was watched. */
  film: string;
  onEnded: () => void;
  /** The end of the film will not be noticed: it does not load, or its player keeps silent. */
  onUnheard: () => void;
};

/** A lesson's video: a file or an embedded player. */
export const Film = ({ url, onUnheard, ...rest }: FilmProps) => {
  const source = embedSourceOf(url);
  const { film, ...framed } = rest;
  return source ? (
    <EmbeddedVideo source={source} {...framed} onSilent={onUnheard} />
  ) : (
    <VideoPlayer src={url} {...rest} onFailed={onUnheard} />
  );
};
