/** A film on one of the two services whose players are shown in a frame. */
export type EmbedSource = { provider: 'youtube'; id: string; start: number } | { provider: 'vimeo'; id: string; secret: string | null };

const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{5,12}$/;
const VIMEO_SECRET = /^[\da-f]{6,20}$/i;
/** Paths under which YouTube puts a film: /embed/ID, /shorts/ID … */
const YOUTUBE_FOLDERS = new Set(['embed', 'shorts', 'live', 'v', 'e']);

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
  if (first === 'watch') return url.searchParams.get('v') ?? undefined;
  return first !== undefined && YOUTUBE_FOLDERS.has(first) ? second : undefined;
};

const youtube = (url: URL, host: string): EmbedSource | null => {
  const id = youtubeId(url, host);
  const start = secondsOf(url.searchParams.get('t') ?? url.searchParams.get('start'));
  return id !== undefined && YOUTUBE_ID.test(id) ? { provider: 'youtube', id, start } : null;
};

/** vimeo.com/ID, …/ID/SECRET, /video/ID?h=SECRET, /channels/x/ID, /groups/x/videos/ID, /showcase/x/video/ID: the first number after the folders. */
const vimeo = (url: URL): EmbedSource | null => {
  const segments = segmentsOf(url);
  const isCollection = segments[0] === 'showcase' || segments[0] === 'album';
  const place = segments.findIndex((segment, index) => VIMEO_ID.test(segment) && !(isCollection && index === 1));
  const id = segments[place];
  if (id === undefined) return null;
  const secret = url.searchParams.get('h') ?? segments[place + 1] ?? '';
  return { provider: 'vimeo', id, secret: VIMEO_SECRET.test(secret) ? secret : null };
};

const YOUTUBE_HOSTS = new Set(['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com', 'youtu.be']);
const VIMEO_HOSTS = new Set(['vimeo.com', 'player.vimeo.com']);

/** The film behind a YouTube or Vimeo address in any of its usual forms; null for every other address. */
export const embedSourceOf = (address: string): EmbedSource | null => {
  const url = parseUrl(address);
  const host = url?.hostname.replace(/^www\./, '') ?? '';
  if (url && YOUTUBE_HOSTS.has(host)) return youtube(url, host);
  return url && VIMEO_HOSTS.has(host) ? vimeo(url) : null;
};
