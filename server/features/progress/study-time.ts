/** How long the content of a lesson takes, and how much of that must pass before the lesson pays. */

/** Words a minute, as a pupil reads. */
const READING_PACE = 150;
const SECONDS = 60;

/** The least that somebody who works spends: 40 % of the film, a quarter of the reading. */
const SHARES = { film: 0.4, reading: 0.25 };

/** A lesson that takes less to watch, read and solve is held elsewhere, and only its professor knows how long it is. */
const LEAST_MEASURE = SECONDS;

export type Content = {
  /** The lesson's text, in Markdown. */ description: string;
  /** Null without a film, or when its length is not known. */ filmSeconds: number | null;
};

/** What has a letter or a digit and no space in it. A match begins at the first of these. */
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;

export const readingSeconds = (text: string): number => (SECONDS * wordsIn(text)) / READING_PACE;

/** The seconds, rounded down, that must pass with the content before the lesson pays. */
export const secondsNeeded = ({ description, filmSeconds }: Content): number =>
  Math.floor(SHARES.film * (filmSeconds ?? 0) + SHARES.reading * readingSeconds(description));

export type Measured = Content & {
  videoUrl: string | null;
  /** What its chapters take together. */ chapterSeconds: number;
  /** The quiz's time limit; 0 without a quiz. */ quizMinutes: number;
};

/**
 * The minutes that film, text, chapters and quiz take; null where that cannot be measured: the film's length is not
 * known, or there is next to nothing to watch, read and solve.
 */
export const measuredMinutes = ({
  description,
  videoUrl,
  filmSeconds,
  chapterSeconds,
  quizMinutes,
}: Measured): number | null => {
  if (videoUrl !== null && filmSeconds === null) return null;
  const seconds = (filmSeconds ?? 0) + readingSeconds(description) + chapterSeconds;
  return seconds < LEAST_MEASURE ? null : Math.ceil(seconds / SECONDS) + quizMinutes;
};
