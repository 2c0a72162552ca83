import { EmbeddedVideo } from './EmbeddedVideo.tsx';
import { embedSourceOf } from './embed-source.ts';
import { ForeignVideo } from './ForeignVideo.tsx';
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

/** What cannot be read as an address is asked for nowhere, and the player says so. */
const isForeign = (url: string): boolean => {
  const address = URL.parse(url, location.href);
  return address !== null && address.host !== location.host;
};

/** A lesson's video: a file of the school's, one of another site's, or an embedded player. */
export const Film = ({ url, onUnheard, ...rest }: FilmProps) => {
  const source = embedSourceOf(url);
  const { film, ...framed } = rest;
  if (source) return <EmbeddedVideo source={source} {...framed} onSilent={onUnheard} />;
  const Player = isForeign(url) ? ForeignVideo : VideoPlayer;
  return <Player src={url} {...rest} onFailed={onUnheard} />;
};
