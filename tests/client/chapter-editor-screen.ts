/** The editor of a lesson's chapters as a test opens it. */
import { screen } from '@testing-library/react';
import type { Chapter } from '../../server/features/chapters/chapters.schema.ts';
import { answer } from '../support/msw.ts';
import { comeIn, tab } from './lesson-editor-screen.ts';

export const FORK = 'q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1';
const EDITOR = '/professor/cursos/1/lessons/7/edit';

export const stored = (id: number, pgn: string): Chapter => ({
  id,
  title: `Capítulo ${id}`,
  mode: 'responder',
  goal: null,
  side: 'white',
  fen: FORK,
  comment: '',
  pgn,
  path: [],
  solved: false,
  solvedAt: null,
});

type Sent = {
  version?: string | undefined;
  chapters: { id?: number | undefined; title: string; pgn: string; mode: string }[];
};

/** A server that keeps the chapters which it gets. */
export const chaptersOf = (first: Chapter[]) => {
  const sent: Sent[] = [];
  let now = { chapters: first, version: 'v0' };
  answer({
    'chapters.ofLesson': () => now,
    'chapters.save': input => {
      sent.push(input);
      const chapters = input.chapters.map((form, index) => ({
        ...stored(form.id ?? 100 + index, form.pgn),
        title: form.title,
        mode: form.mode,
        side: form.side,
      }));
      now = { chapters, version: `v${sent.length}` };
      return now;
    },
  });
  return sent;
};

export const open = async () => {
  const person = await comeIn(EDITOR);
  await person.click(tab('Capítulos'));
  await screen.findByRole('group', { name: 'Acrescentar capítulo' });
  return person;
};
export const isSaved = () => screen.findByText('Tudo salvo');
