import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FilePathSource, Input, WEBM } from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { demoCourses } from '../../db/demo/courses/index.ts';
import { DEMO_FILM_SECONDS } from '../../db/demo/types.ts';
import { isTrue } from '../../server/harness/claims.ts';
import { readFilm } from './storyboard.ts';

const media = join(import.meta.dirname, '../../db/demo/media');
const lessons = demoCourses.flatMap(course =>
  course.lessons.map(lesson => ({ name: `${course.key}/${lesson.key}`, ...lesson })),
);

const readVideo = async (file: string) => {
  using input = new Input({ source: new FilePathSource(file), formats: [WEBM] });
  const track = await input.getPrimaryVideoTrack();
  return {
    seconds: await input.computeDuration(),
    codec: track?.codec,
    width: track?.displayWidth,
    height: track?.displayHeight,
  };
};

describe('the demo school', () => {
  it.each(lessons)('the film of $name shows legal moves, says what is true and is short enough to read', ({ film }) => {
    const { start, opening, moves } = readFilm(film.pgn);
    const positions = [start, ...moves.map(({ move }) => move.after)];
    expect(moves.length).toBeGreaterThan(0);
    expect(opening).not.toBe('');
    for (const caption of [opening, ...moves.map(({ caption }) => caption)])
      expect(caption.length, caption).toBeLessThanOrEqual(90);
    for (const claim of film.claims) expect(isTrue(positions[claim.ply]!, claim), JSON.stringify(claim)).toBe(true);
  });

  it.each(lessons)(
    'the film of $name is a small WebM as long as the school knows, made from the game beside it',
    async ({ name, film }) => {
      const file = join(media, `${name}.webm`);
      expect((await stat(file)).size).toBeLessThanOrEqual(250_000);
      const { seconds, ...picture } = await readVideo(file);
      expect(picture).toEqual({ codec: 'vp9', width: 960, height: 540 });
      expect(Math.abs(seconds - DEMO_FILM_SECONDS)).toBeLessThan(1);
      expect(await readFile(join(media, `${name}.pgn`), 'utf8'), 'run: npm run videos').toBe(`${film.pgn.trim()}\n`);
    },
  );
});
