import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { toast } from '../../ui/toast-store.ts';

export const useSheets = (classId: number) => api.guardians.sheets.useQuery({ classId });

export const useSaveWords = (classId: number) => {
  const cache = api.useUtils();
  return api.guardians.saveWords.useMutation({
    onSuccess: () => cache.guardians.sheets.invalidate({ classId }),
    onError: error =>
      toast({ title: 'O texto não foi guardado', description: errorText(error), variant: 'destructive' }),
  });
};
