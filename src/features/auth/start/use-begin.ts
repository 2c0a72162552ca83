import { useMutation } from '@tanstack/react-query';
import type { BeginForm } from '../../../../server/features/school/school.schema.ts';
import type { Picture } from '../../../shared/images/ImageField.tsx';
import { useSaveSchool } from '../../../shared/school/use-save-school.ts';
import { api } from '../../../lib/api.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useEntrance } from '../use-auth.ts';

export const useStart = () => api.school.start.useQuery(undefined, { staleTime: 0 });

/**
 * Creates the first account, names the school and signs in. A logo can be sent only after that; if it fails, the school
 * is open all the same.
 */
export const useBegin = (secret: string) => {
  const enter = useEntrance();
  const cache = api.useUtils();
  const begin = api.school.begin.useMutation();
  const save = useSaveSchool();
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ logo, confirmPassword: _confirmed, ...form }: BeginForm & { logo: Picture }) => {
      const entry = await begin.mutateAsync({ secret, ...form });
      const { schoolName: name, accent } = form;
      cache.school.get.setData(undefined, {
        school: {
          name,
          accent,
          logoUrl: null,
          registration: 'open',
          phrases: true,
          watching: false,
          purchaseApproval: false,
          asksConsent: false,
        },
      });
      const isComplete =
        logo === null ||
        (await save.mutateAsync({ name, accent, logo }).then(
          () => true,
          () => false,
        ));
      return { entry, name, isComplete };
    },
    onSuccess: ({ entry, name, isComplete }) => {
      toast(
        isComplete
          ? { title: `${name} está aberta!`, description: 'Siga os primeiros passos.' }
          : {
              title: 'O logotipo não foi enviado',
              description: 'A escola está aberta. Tente de novo em Escola.',
              variant: 'destructive',
            },
      );
      enter(entry);
    },
  });
};
