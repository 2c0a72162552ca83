import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { toast } from '../../../../ui/toast-store.ts';

export const useRepertoires = () => api.repertoires.list.useQuery();
export const useGaps = () => api.repertoires.gaps.useQuery();
export const useRepertoire = (repertoireId: number) => api.repertoires.get.useQuery({ repertoireId });

/** A repertoire as it is now; it stays so for as long as one trains or edits it. */
export const useOpenedRepertoire = (repertoireId: number | undefined, opened: number) => {
  const cache = api.useUtils();
  return useQuery({
    queryKey: ['repertoire-opened', repertoireId, opened],
    queryFn: repertoireId === undefined ? skipToken : () => cache.client.repertoires.get.query({ repertoireId }),
    staleTime: 'static',
    gcTime: 0,
  });
};

/** The boards of a lesson that a chapter stands in. */
export const useChapterTree = (lessonId: number | undefined, chapterId: number | undefined) =>
  api.chapters.ofLesson.useQuery(lessonId === undefined || chapterId === undefined ? skipToken : { lessonId });

const useRefresh = () => {
  const cache = api.useUtils();
  return () => Promise.all([cache.repertoires.invalidate(), cache.training.due.invalidate()]);
};

const onErrorOf = (title: string) => (error: unknown) =>
  void toast({ title, description: errorText(error), variant: 'destructive' });

export const useSaveRepertoire = () => {
  const refresh = useRefresh();
  const options = { onSuccess: refresh, onError: onErrorOf('O repertório não foi salvo') };
  return { create: api.repertoires.create.useMutation(options), save: api.repertoires.save.useMutation(options) };
};

export const useRemoveRepertoire = () => {
  const refresh = useRefresh();
  return api.repertoires.remove.useMutation({
    onSuccess: refresh,
    onError: onErrorOf('O repertório não foi excluído'),
  });
};

export const useGiveRepertoire = () =>
  api.repertoires.give.useMutation({ onError: onErrorOf('O repertório não foi dado à turma') });

export const useTrainLine = () => {
  const { repertoires, training } = api.useUtils();
  // A line that was trained changes no tree, and so none of the gaps.
  const refresh = () =>
    Promise.all([repertoires.list.invalidate(), repertoires.get.invalidate(), training.due.invalidate()]);
  return api.repertoires.train.useMutation({ onSuccess: refresh, onError: onErrorOf('A linha não foi anotada') });
};
