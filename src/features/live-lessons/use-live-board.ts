import { useEffect, useState } from 'react';
import type { LiveLesson, LiveNews } from '../../../server/features/live-lessons/live-lessons.schema.ts';
import { giveBackSocket, takeSocket } from '../../shared/matches/live-socket.ts';
import { api } from '../../lib/api.ts';

/** How often it is asked while no news comes by itself. */
const POLL_MS = 1_500;

/** Answers may overtake news: of the same lesson the one that the server wrote later counts. */
export const later = (before: LiveNews | undefined, next: LiveNews): LiveNews => {
  const [old, young] = [before?.lesson, next.lesson];
  const isOlder = old && young && old.id === young.id && old.answeredAt > young.answeredAt;
  return before && isOlder ? before : next;
};

/** The board of a class as the server has it: by news over the socket, and by asking while there are none. */
export const useLiveBoard = (classId: number) => {
  const cache = api.useUtils();
  const [isLive, setLive] = useState(false);
  const found = api.liveLessons.get.useQuery({ classId }, { refetchInterval: isLive ? false : POLL_MS });
  const { setData } = cache.liveLessons.get;
  useEffect(() => {
    const subscription = takeSocket().live.lesson.subscribe(
      { classId },
      {
        onData: news => {
          setLive(true);
          setData({ classId }, before => later(before, news));
        },
        onConnectionStateChange: ({ state }) => state !== 'pending' && setLive(false),
        onStopped: () => setLive(false),
        onError: () => setLive(false),
      },
    );
    return () => {
      subscription.unsubscribe();
      giveBackSocket();
    };
  }, [classId, setData]);
  const adopt = ({ lesson }: { lesson: LiveLesson }) => setData({ classId }, before => later(before, { lesson }));
  return { found, adopt };
};
