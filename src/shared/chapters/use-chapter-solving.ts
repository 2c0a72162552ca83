import { useReducer } from 'react';
import type { Chapter } from '../../../server/features/chapters/chapters.schema.ts';
import { toUci } from '../../../server/rules/played-move.ts';
import { errorText } from '../../lib/error-text.ts';
import { toast } from '../../ui/toast-store.ts';
import { opened, pathOf, solving, type SolvingEvent } from './solving.ts';
import { useChapterHint, useChapterMove, useNoteProgress } from './use-chapters.ts';

/** Solves one chapter. `act` performs what the student does; a move is sent to the server to be judged. */
export const useChapterSolving = (lessonId: number, chapter: Chapter, onSolved: () => void) => {
  const [state, dispatch] = useReducer(solving, chapter, opened);
  const move = useChapterMove();
  const hint = useChapterHint();
  const note = useNoteProgress(lessonId);

  const act = (event: SolvingEvent): void => {
    const next = solving(state, event);
    dispatch(event);
    if (next === state || next.phase.is !== 'judging') return;
    move.mutate(
      { chapterId: chapter.id, path: pathOf(next), move: toUci(next.phase.move) },
      {
        onSuccess: verdict => {
          dispatch({ type: 'judged', verdict });
          if (!verdict.finished) return note(chapter.id, { path: verdict.path });
          note(chapter.id, { path: next.opening.map(toUci), solved: true });
          if (!chapter.solved) onSolved();
        },
        onError: error => dispatch({ type: 'failed', error: errorText(error) }),
      },
    );
  };

  const askHint = (): void =>
    hint.mutate(
      { chapterId: chapter.id, path: pathOf(state) },
      {
        onSuccess: given => dispatch({ type: 'hinted', hint: given.hint }),
        onError: error =>
          toast({ title: 'Não foi possível dar a dica', description: errorText(error), variant: 'destructive' }),
      },
    );

  return { state, act, askHint, isAsking: hint.isPending };
};
