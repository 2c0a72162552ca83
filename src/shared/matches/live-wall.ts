import type { WallNews } from '../../../server/features/matches/wall.schema.ts';
import type { ClassmatesNews } from '../../../server/features/matches/classmates.schema.ts';
import { giveBackSocket, takeSocket } from './live-socket.ts';

type Watcher<News> = {
  onNews: (news: News) => void;
  /** Whether news comes by itself. */
  onLive: (isLive: boolean) => void;
};

const heard = <News>({ onNews, onLive }: Watcher<News>) => ({
  onData: (news: News) => {
    onLive(true);
    onNews(news);
  },
  onConnectionStateChange: ({ state }: { state: string }) => state !== 'pending' && onLive(false),
  onStopped: () => onLive(false),
  onError: () => onLive(false),
});

/** Watches the wall over this tab's socket. @returns what ends it. */
export const watchWall = (
  wanted: { classId: number | undefined; page: number },
  { onNews, onLive }: Watcher<WallNews>,
): (() => void) => {
  const subscription = takeSocket().live.wall.subscribe(wanted, heard({ onNews, onLive }));
  return () => {
    subscription.unsubscribe();
    giveBackSocket();
  };
};

/** Watches the games of classmates over this tab's socket. @returns what ends it. */
export const watchClassmates = (watcher: Watcher<ClassmatesNews>): (() => void) => {
  const subscription = takeSocket().live.classmates.subscribe(undefined, heard(watcher));
  return () => {
    subscription.unsubscribe();
    giveBackSocket();
  };
};
