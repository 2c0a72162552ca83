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
    // It is noted too when the chapter has left the screen by then; a failure is told where all requests are.
    reading.mutateAsync({ chapterId, path: [...path] }).then(
      ({ solved }) => note(chapterId, { path: [...path], solved }),
      () => undefined,
    );
  });
  const opened = useRef(place);
  const leave = useEffectEvent(() => {
    if (place !== opened.current) keep();
  });
  useEffect(() => {
    const timer = setTimeout(() => keep(), KEPT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [place]);
  // Whoever goes on right after the last move has read it.
  useEffect(() => () => leave(), []);
};
