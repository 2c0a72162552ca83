import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LiveLesson } from '../../../server/features/live-lessons/live-lessons.schema.ts';
import { api } from '../../lib/api.ts';
import { codeOf, errorText } from '../../lib/error-text.ts';
import { toast } from '../../ui/toast-store.ts';
import { createLeadBoard } from './lead-board.ts';

const LATER = new Set(['SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS', 'TIMEOUT', 'INTERNAL_SERVER_ERROR']);

const isRefused = (error: unknown): boolean => {
  const code = codeOf(error);
  return code !== undefined && !LATER.has(code);
};

/** The tree that a professor shows to a class. */
export const useLeadBoard = (lesson: LiveLesson, adopt: (answer: { lesson: LiveLesson }) => void) => {
  const { classId } = lesson;
  const cache = api.useUtils();
  const { mutateAsync } = api.liveLessons.show.useMutation();
  const [board] = useState(() =>
    createLeadBoard(lesson, {
      send: async sent => {
        const answer = await mutateAsync({ classId, ...sent });
        adopt(answer);
        return answer.lesson;
      },
      read: async () => (await cache.client.liveLessons.get.query({ classId })).lesson,
      isRefused,
      onRefused: error => toast({ title: 'O quadro não mudou', description: errorText(error), variant: 'destructive' }),
    }),
  );
  const held = useSyncExternalStore(board.subscribe, board.get);
  useEffect(() => board.hear(lesson), [board, lesson]);
  return { ...held, change: board.change };
};
