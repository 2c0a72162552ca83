/** Films of the demo school, as they are and in other containers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';

/** A WebM film of 59 seconds. */
export const aFilm = (): Buffer => readFileSync(join(import.meta.dirname, '../../db/demo/media/taticas/garfo.webm'));
export const FILM_SECONDS = 59;

const formats = {
  mp4: () => new Mp4OutputFormat({ fastStart: false }),
  mov: () => new MovOutputFormat({ fastStart: false }),
  // As a browser records: nobody knows yet how long it will be.
  live: () => new WebMOutputFormat({ appendOnly: true }),
};

/** The same pictures in another container. */
export const aFilmIn = async (format: keyof typeof formats): Promise<Buffer> => {
  using input = new Input({ source: new BufferSource(new Uint8Array(aFilm())), formats: [WEBM] });
  const track = await input.getPrimaryVideoTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig) throw new Error('no film');
  const target = new BufferTarget();
  const output = new Output({ format: formats[format](), target });
  const source = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(source);
  await output.start();
  for await (const packet of new EncodedPacketSink(track).packets()) await source.add(packet, { decoderConfig });
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
};
