/** A video on one of the two services with an embedded player; `start` is in seconds. */
export type EmbedSource =
  | { provider: 'youtube'; id: string; start: number }
  | { provider: 'vimeo'; id: string; secret: string | null; start: number };

const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{5,12}$/;
const VIMEO_SECRET = /^[\da-f]{6,20}$/i;
/** Paths under which YouTube puts a film: /embed/ID, /shorts/ID … */
const YOUTUBE_FOLDERS = new Set(['embed', 'shorts', 'live', 'watch', 'v', 'e']);
/** What has the length of an ID and is none: /embed/videoseries?list=…, /embed/live_stream?channel=… */
const NO_YOUTUBE_IDS = new Set(['videoseries', 'live_stream']);

const parseUrl = (text: string): URL | null => {
  const url = URL.parse(text.trim());
  return url && /^https?:$/.test(url.protocol) ? url : null;
};

/** '90', '90s', '1m30s', '1h2m3s' → seconds. */
const secondsOf = (text: string | null): number => {
  const [, hours, minutes, seconds] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text ?? '') ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
};

const segmentsOf = (url: URL): string[] => url.pathname.split('/').filter(Boolean);

const youtubeId = (url: URL, host: string): string | undefined => {
  const [first, second] = segmentsOf(url);
  if (host === 'youtu.be') return first;
  if (first === 'watch' && url.searchParams.has('v')) return url.searchParams.get('v') ?? undefined;
  return first !== undefined && YOUTUBE_FOLDERS.has(first) ? second : undefined;
};

/** Where an address says to start: ?t=90, ?start=90, ?time_continue=90, #t=1m30s. */
const startOf = ({ searchParams, hash }: URL): number => {
  const inHash = new URLSearchParams(hash.slice(1)).get('t');
  return secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? searchParams.get('time_continue') ?? inHash);
};

const youtube = (url: URL, host: string): EmbedSource | null => {
  const id = youtubeId(url, host);
  return id !== undefined && YOUTUBE_ID.test(id) && !NO_YOUTUBE_IDS.has(id)
    ? { provider: 'youtube', id, start: startOf(url) }
    : null;
};

/**
 * vimeo.com/ID, …/ID/SECRET, /video/ID?h=SECRET, /channels/x/ID, /groups/x/videos/ID, /showcase/x/video/ID: the first
 * number after the folders.
 */
const vimeo = (url: URL): EmbedSource | null => {
  const segments = segmentsOf(url);
  if (segments[0] === 'event') return null; // an event's number is no film's
  const isCollection = segments[0] === 'showcase' || segments[0] === 'album';
  const position = segments.findIndex((segment, index) => VIMEO_ID.test(segment) && !(isCollection && index === 1));
  const id = segments[position];
  if (id === undefined) return null;
  const secret = url.searchParams.get('h') ?? segments[position + 1] ?? '';
  return { provider: 'vimeo', id, secret: VIMEO_SECRET.test(secret) ? secret : null, start: startOf(url) };
};

const YOUTUBE_HOSTS = new Set([
  'youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'youtu.be',
]);
const VIMEO_HOSTS = new Set(['vimeo.com', 'player.vimeo.com']);

/** The film behind a YouTube or Vimeo address in any of its usual forms; null for every other address. */
export const embedSourceOf = (address: string): EmbedSource | null => {
  const url = parseUrl(address);
  const host = url?.hostname.replace(/^www\./, '') ?? '';
  if (url && YOUTUBE_HOSTS.has(host)) return youtube(url, host);
  return url && VIMEO_HOSTS.has(host) ? vimeo(url) : null;
};
