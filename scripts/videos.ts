/**
 * Makes the films, game files and thumbnails of the demo lessons: `npm run videos [course [lesson]]`. Files that are
 * not named are made only when they are missing or their lesson's game has changed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Chess } from 'chess.js';
import { demoCourses } from '../db/demo/courses/index.ts';
import type { DemoCourse, DemoLesson } from '../db/demo/types.ts';
import { placements, storyboard } from './videos/storyboard.ts';
import { openStudio } from './videos/studio.ts';

const media = join(import.meta.dirname, '../db/demo/media');
const [courseKey, lessonKey] = process.argv.slice(2);

const courses = demoCourses.filter(({ key }) => !courseKey || key === courseKey);
const lessonsOf = ({ lessons }: DemoCourse) => lessons.filter(({ key }) => !lessonKey || key === lessonKey);
if (!courses.flatMap(lessonsOf).length) throw new Error(`No such lesson: ${courseKey} ${lessonKey ?? ''}`);

const studio = await openStudio();

const makeFilm = async (course: DemoCourse, lesson: DemoLesson) => {
  const film = join(media, course.key, `${lesson.key}.webm`);
  const game = join(media, course.key, `${lesson.key}.pgn`);
  const pgn = `${lesson.film.pgn.trim()}\n`;
  if (!courseKey && existsSync(film) && existsSync(game) && readFileSync(game, 'utf8') === pgn) return;
  const bytes = await studio.film(storyboard(course.title, lesson.title, pgn));
  await writeFile(film, bytes);
  await writeFile(game, pgn);
  console.log(`${course.key}/${lesson.key}: ${Math.round(bytes.length / 1000)} kB`);
};

const makeThumbnail = async ({ key, thumbnail }: DemoCourse) => {
  const file = join(media, key, 'thumbnail.webp');
  if (lessonKey || (!courseKey && existsSync(file))) return;
  await writeFile(
    file,
    await studio.thumbnail({ pieces: placements(new Chess(thumbnail.fen)), arrows: thumbnail.arrows ?? [] }),
  );
};

for (const course of courses) {
  await mkdir(join(media, course.key), { recursive: true });
  for (const lesson of lessonsOf(course)) await makeFilm(course, lesson);
  await makeThumbnail(course);
}
await studio.close();
