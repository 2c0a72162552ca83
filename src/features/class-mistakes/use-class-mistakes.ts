import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { plural } from '../../lib/plural.ts';
import { toast } from '../../ui/toast-store.ts';

export const useClass = (classId: number) => api.classes.get.useQuery({ classId });
export const useClassMistakes = (classId: number) => api.classMistakes.list.useQuery({ classId });

/** Has the games that nobody looked at yet reviewed. */
export const useReviewClass = () => {
  const cache = api.useUtils();
  return api.classMistakes.review.useMutation({
    onSuccess: async ({ asked }) => {
      await cache.classMistakes.list.invalidate();
      toast({
        title: `${plural(asked, 'partida')} na fila da revisão`,
        description: 'Os erros aparecem aqui à medida que o motor termina; quem está jogando passa na frente.',
      });
    },
    onError: error =>
      toast({ title: 'A revisão não foi pedida', description: errorText(error), variant: 'destructive' }),
  });
};
