import { useEffect, useEffectEvent, useRef } from 'react';
import { useChapterReading, useNoteProgress } from './use-chapters.ts';

/** Somebody who steps quickly is not sent to the server for every move. */
const KEPT_AFTER_MS = 600;

/** Keeps where a student is in a chapter to read: there it goes on, on any device. */
export const useKeptReading = (
  lessonId: number,
  chapterId: number,
  path: readonly string[],
  studies: boolean,
): void => {
  const reading = useChapterReading();
  const note = useNoteProgress(lessonId);
  const place = path.join(' ');
  const kept = useRef<string | null>(null);
  const keep = useEffectEvent(() => {
    if (!studies || kept.current === place) return;
    kept.current = place;
    reading.mutate(
      { chapterId, path: [...path] },
      { onSuccess: ({ solved }) => note(chapterId, { path: [...path], solved }) },
    );
  });
  useEffect(() => {
    const timer = setTimeout(() => keep(), KEPT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [place]);
};
