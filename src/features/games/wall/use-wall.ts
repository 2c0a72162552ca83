import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { watchWall } from '../../../shared/matches/live-wall.ts';
import { wallAfter } from './wall-game.ts';

/** While no news comes by itself. */
const POLL_MS = 3_000;

/** The games that go on, live: `const { data } = useWall(classId, 1)`. */
export const useWall = (classId: number | undefined, page: number) => {
  const cache = api.useUtils();
  const [isLive, setLive] = useState(false);
  const wall = api.matches.wall.useQuery(
    { classId, page },
    { placeholderData: keepPreviousData, refetchInterval: isLive ? false : POLL_MS },
  );
  useEffect(
    () =>
      watchWall(
        { classId, page },
        {
          onNews: news => cache.matches.wall.setData({ classId, page }, was => was && wallAfter(was, news)),
          onLive: setLive,
        },
      ),
    [cache, classId, page],
  );
  return wall;
};
