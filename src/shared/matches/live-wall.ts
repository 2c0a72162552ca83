import type { WallNews } from '../../../server/features/matches/wall.schema.ts';
import { giveBackSocket, takeSocket } from './live-socket.ts';

type Watcher = {
  onNews: (news: WallNews) => void;
  /** Whether news comes by itself. */
  onLive: (isLive: boolean) => void;
};

/** Watches the wall over this tab's socket. @returns what ends it. */
export const watchWall = (
  wanted: { classId: number | undefined; page: number },
  { onNews, onLive }: Watcher,
): (() => void) => {
  const subscription = takeSocket().live.wall.subscribe(wanted, {
    onData: news => {
      onLive(true);
      onNews(news);
    },
    onConnectionStateChange: ({ state }) => state !== 'pending' && onLive(false),
    onStopped: () => onLive(false),
    onError: () => onLive(false),
  });
  return () => {
    subscription.unsubscribe();
    giveBackSocket();
  };
};
