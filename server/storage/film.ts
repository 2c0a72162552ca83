import { AppError } from '../errors.ts';
import type { Facts, Source } from './source.ts';

/** What every current browser plays. HEVC, which telephones record, is not among them. */
const PLAYABLE = new Set(['avc', 'vp8', 'vp9', 'av1']);
/** No film of 200 MB needs as many; a file that was made to keep a reader busy does. */
const MAX_READS = 20_000;
const LONGEST_SECONDS = 24 * 60 * 60;

const limited = ({ size, read }: Source): Source => {
  let reads = 0;
  return {
    size,
    read: async (start, end) => {
      reads += 1;
      if (reads > MAX_READS) throw new AppError('notAFilm');
      return read(start, end);
    },
  };
};

/** The reader's own errors mean that the file is no film; ours, and the disk's or network's, stay what they are. */
const looked = async <Result>(look: () => Promise<Result>, faults: unknown[]): Promise<Result> => {
  try {
    return await look();
  } catch (error) {
    throw faults[0] ?? (error instanceof AppError ? error : new AppError('notAFilm', undefined, { cause: error }));
  }
};

/**
 * Reads a film's container: MP4, QuickTime or WebM. The length is computed from its packets where the header does not
 * say it, as in what browsers record. @throws AppError 415 for anything that browsers do not play.
 */
export const measureFilm = async (source: Source): Promise<Facts> => {
  // Only who uploads a film needs the reader, and the process starts sooner without it.
  const { CustomSource, Input, MP4, QTFF, WEBM } = await import('mediabunny');
  const { size, read } = limited(source);
  const faults: unknown[] = [];
  const remember = (error: unknown): never => {
    faults.push(error);
    throw error;
  };
  using input = new Input({
    formats: [MP4, QTFF, WEBM],
    source: new CustomSource({
      getSize: () => size,
      read: (start, end) => read(start, end).catch(remember),
      prefetchProfile: 'network',
      handleUnhandledError: () => undefined,
    }),
  });
  const { format, codec, seconds } = await looked(async () => {
    const track = await input.getPrimaryVideoTrack();
    return { format: await input.getFormat(), codec: track?.codec, seconds: await input.computeDuration() };
  }, faults);
  if (!codec || !(seconds > 0) || seconds > LONGEST_SECONDS) throw new AppError('notAFilm');
  if (!PLAYABLE.has(codec)) throw new AppError('filmCodec');
  return {
    type: format === WEBM ? 'video/webm' : 'video/mp4',
    durationSeconds: Math.max(1, Math.round(seconds)),
  };
};
