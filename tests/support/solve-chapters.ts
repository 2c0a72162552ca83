/** Solves a lesson's boards as its page would: what is to be found is asked for by hints. */
import type { APIRequestContext } from 'playwright-core';

type Chapter = { id: number; mode: string; path: string[]; solved: boolean };
type Hint = { from: string; to: string | null; move: string | null };

const HINTS = 3;

const solve = async (request: APIRequestContext, headers: { origin: string }, chapter: Chapter): Promise<void> => {
  const ask = async <Answer>(name: 'hint' | 'moves', data: object): Promise<Answer> => {
    const answer = await request.post(`/api/chapters/${chapter.id}/${name}`, { headers, data });
    if (!answer.ok()) throw new Error(`${name} of chapter ${chapter.id}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  let [path, finished] = [chapter.path, false];
  while (!finished) {
    let move: string | null = null;
    for (let i = 0; i < HINTS; i += 1) ({ move } = (await ask<{ hint: Hint }>('hint', { path })).hint);
    ({ path, finished } = await ask<{ path: string[]; finished: boolean }>('moves', { move, path }));
  }
};

/** @param url where the school is. Games against the engine are not played. */
export const solveChapters = async (request: APIRequestContext, url: string, lessonId: number): Promise<void> => {
  const listed = await request.get(`/api/lessons/${lessonId}/chapters`);
  const { chapters } = (await listed.json()) as { chapters: Chapter[] };
  for (const chapter of chapters)
    if (chapter.mode === 'responder' && !chapter.solved) await solve(request, { origin: new URL(url).origin }, chapter);
};

/** The lesson of a course that a student is at. */
export const nextLessonId = async (request: APIRequestContext, courseTitle: string): Promise<number> => {
  const { courses } = (await (await request.get('/api/courses')).json()) as {
    courses: { id: number; title: string }[];
  };
  const course = courses.find(({ title }) => title === courseTitle);
  const { lessons } = (await (await request.get(`/api/courses/${course?.id}/lessons`)).json()) as {
    lessons: { id: number; unlocked: boolean; completed: boolean }[];
  };
  const next = lessons.find(({ unlocked, completed }) => unlocked && !completed);
  if (!next) throw new Error(`Nothing is left to study in ${courseTitle}`);
  return next.id;
};
