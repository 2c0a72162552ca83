import { pictureAt } from '../../server/rules/lesson-pictures.ts';

/** Pixels: no picture is taller on the page than most screens. */
const TALLEST = 480;

/** A picture in a lesson's text. Its size stands in its source, so that nothing moves when it comes. */
export const LessonPicture = ({ source, alt }: { source: string; alt: string }) => {
  const picture = pictureAt(source);
  if (!picture) return null;
  const { address, width, height } = picture;
  const share = height === undefined ? 1 : Math.min(1, TALLEST / height);
  return (
    <img
      src={address}
      alt={alt}
      loading="lazy"
      decoding="async"
      {...(width !== undefined && { width: Math.round(width * share) })}
      {...(height !== undefined && { height: Math.round(height * share) })}
      className="h-auto max-h-120 max-w-full rounded-control print:max-h-[12cm] print:w-auto"
    />
  );
};
