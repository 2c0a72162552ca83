/**
 * The addresses and messages of the embedded players, by postMessage alone: no script of theirs runs in our page.
 * YouTube: the messages its iframe API sends (developers.google.com/youtube/iframe_api_reference; state 0 is "ended").
 * Vimeo: github.com/vimeo/player.js, whose messages are `{ method, value }` and `{ event }`.
 */
import type { EmbedSource } from './embed-source.ts';

type Provider = EmbedSource['provider'];

export const providers: Record<Provider, { name: string; origin: string }> = {
  youtube: { name: 'YouTube', origin: 'https://www.youtube-nocookie.com' },
  vimeo: { name: 'Vimeo', origin: 'https://player.vimeo.com' },
};

/** The frame's address. @param pageOrigin ours, which YouTube wants to know before it talks. */
export const frameAddress = (source: EmbedSource, pageOrigin: string): string => {
  const { origin } = providers[source.provider];
  if (source.provider === 'vimeo') {
    const query = new URLSearchParams({ autoplay: '1', dnt: '1', ...(source.secret !== null && { h: source.secret }) });
    return `${origin}/video/${source.id}?${query}${source.start > 0 ? `#t=${source.start}s` : ''}`;
  }
  const query = new URLSearchParams({
    autoplay: '1',
    enablejsapi: '1',
    hl: 'pt-BR',
    origin: pageOrigin,
    playsinline: '1',
    rel: '0',
    ...(source.start > 0 && { start: String(source.start) }),
  });
  return `${origin}/embed/${source.id}?${query}`;
};

const YOUTUBE_ENDED = 0;

/** What to say until the player answers: that we listen, and for what. */
export const greetings: Record<Provider, string[]> = {
  youtube: [
    JSON.stringify({ event: 'listening', id: 1, channel: 'widget' }),
    JSON.stringify({ event: 'command', func: 'addEventListener', args: ['onStateChange'], id: 1, channel: 'widget' }),
  ],
  vimeo: [JSON.stringify({ method: 'addEventListener', value: 'ended' })],
};

const decoded = (data: unknown): Record<string, unknown> | null => {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return typeof message === 'object' && message !== null ? { ...message } : null;
  } catch {
    return null;
  }
};

const stateOf = ({ event, info }: Record<string, unknown>): unknown => {
  if (event === 'onStateChange') return info;
  return typeof info === 'object' && info !== null && 'playerState' in info ? info.playerState : undefined;
};

/** What a message from the player means: it talks to us, or its film has ended. */
export const newsIn = (provider: Provider, data: unknown): 'ended' | 'alive' | null => {
  const message = decoded(data);
  if (message === null || !('event' in message || 'method' in message)) return null;
  const ended =
    provider === 'vimeo'
      ? message['event'] === 'ended' || message['event'] === 'finish'
      : stateOf(message) === YOUTUBE_ENDED;
  return ended ? 'ended' : 'alive';
};
