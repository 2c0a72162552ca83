import { useReducer } from 'react';
import type { Chapter } from '../../../server/features/chapters/chapters.schema.ts';
import { toUci } from '../../../server/rules/played-move.ts';
import { codeOf, errorText } from '../../lib/error-text.ts';
import { toast } from '../../ui/toast-store.ts';
import { opened, pathOf, solving, type SolvingEvent } from './solving.ts';
import { useChapterHint, useChapterMove, useNoteProgress, useReloadChapters } from './use-chapters.ts';

/**
 * What the server says to somebody whose board is not the chapter's any more: the professor removed it, changed it, or
 * its game went on in another window.
 */
const NEWS: Readonly<Record<string, string>> = {
  NOT_FOUND: 'O professor tirou este capítulo da lição.',
  BAD_REQUEST: 'O professor mudou este capítulo. Continue com o que está no tabuleiro agora.',
  CONFLICT: 'Você continuou esta partida em outra janela. O tabuleiro mostra onde ela está agora.',
};

/** Solves one chapter. `act` performs what the student does; a move is sent to the server to be judged. */
export const useChapterSolving = (lessonId: number, chapter: Chapter, onSolved: () => void) => {
  const [state, dispatch] = useReducer(solving, chapter, opened);
  const move = useChapterMove();
  const hint = useChapterHint();
  const note = useNoteProgress(lessonId);
  const reload = useReloadChapters(lessonId);

  /** @returns whether the board shows what there is now; the same move sent again would be refused again. */
  const reopen = async (error: unknown): Promise<boolean> => {
    const news = NEWS[codeOf(error) ?? ''];
    if (news === undefined) return false;
    const chapters = await reload().catch(() => undefined);
    if (!chapters) return false;
    const now = chapters.find(({ id }) => id === chapter.id);
    if (now) dispatch({ type: 'reopened', chapter: now });
    toast({ title: 'O tabuleiro mudou', description: news });
    return true;
  };

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
        onError: async error => {
          if (!(await reopen(error))) dispatch({ type: 'failed', error: errorText(error) });
        },
      },
    );
  };

  const askHint = (): void =>
    hint.mutate(
      { chapterId: chapter.id, path: pathOf(state) },
      {
        onSuccess: given => dispatch({ type: 'hinted', hint: given.hint }),
        onError: async error => {
          if (await reopen(error)) return;
          toast({ title: 'Não foi possível dar a dica', description: errorText(error), variant: 'destructive' });
        },
      },
    );

  return { state, act, askHint, isAsking: hint.isPending };
};
