import { useState } from 'react';
import { useLocation } from 'wouter';
import type { SchoolClass } from '../../../server/features/classes/classes.schema.ts';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { toast } from '../../ui/toast-store.ts';

export type Shown = { pgn: string; side: 'white' | 'black' };

/** Starts a live lesson with what is shown, or shows it in the one that goes on, and goes there. */
export const useShowInClass = (shown: () => Shown) => {
  const cache = api.useUtils();
  const [, navigate] = useLocation();
  const [isPending, setPending] = useState(false);

  const trying = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    setPending(true);
    try {
      return await work();
    } catch (error) {
      toast({ title: 'A aula não começou', description: errorText(error), variant: 'destructive' });
      return undefined;
    } finally {
      setPending(false);
    }
  };

  /** The classes that one teaches; undefined where the server could not be asked. */
  const findClasses = (): Promise<SchoolClass[] | undefined> =>
    trying(async () => {
      const { classes } = await cache.client.classes.list.query({ archived: 'false' });
      const taught = classes.filter(({ teaches }) => teaches);
      if (taught.length === 0)
        toast({ title: 'Você ainda não tem turma', description: 'Crie uma em Turmas para começar a aula.' });
      return taught;
    });

  const show = (classId: number): void =>
    void trying(async () => {
      const { liveLessons } = cache.client;
      const { lesson } = await liveLessons.get.query({ classId });
      const answer = lesson
        ? await liveLessons.show.mutate({ classId, version: lesson.version, path: [], ...shown() })
        : await liveLessons.start.mutate({ classId, ...shown() });
      cache.liveLessons.get.setData({ classId }, answer);
      navigate(`/turmas/${classId}/aula`);
    });

  return { findClasses, show, isPending };
};
