/** The sounds of a game, made as they are played: nothing is fetched. */

/** From one pitch to another, in hertz; times in milliseconds. */
type Tone = { from: number; to: number; after: number; lasts: number; loudness: number; wave: OscillatorType };

const knock = (from: number, after = 0): Tone => ({
  from,
  to: from / 2,
  after,
  lasts: 70,
  loudness: 0.9,
  wave: 'triangle',
});
const ring = (hz: number, after = 0, lasts = 220): Tone => ({
  from: hz,
  to: hz,
  after,
  lasts,
  loudness: 0.4,
  wave: 'sine',
});

const SOUNDS = {
  move: [knock(260)],
  capture: [knock(340), knock(200, 55)],
  check: [knock(260), ring(880, 60)],
  offer: [ring(660), ring(880, 130)],
  lowTime: [ring(980, 0, 110), ring(980, 170, 110), ring(980, 340, 110)],
  end: [ring(523), ring(659, 140), ring(784, 280, 420)],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | undefined;

const play = (audio: AudioContext, { from, to, after, lasts, loudness, wave }: Tone, volume: number): void => {
  const start = audio.currentTime + after / 1_000;
  const end = start + lasts / 1_000;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, end);
  gain.gain.setValueAtTime(loudness * volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(end);
};

/** Plays a sound, `volume` from 0 to 100; silently nothing where the browser has none, or does not allow it yet. */
export const playSound = (sound: Sound, volume: number): void => {
  if (volume <= 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const audio = context;
  void audio.resume().then(
    () => SOUNDS[sound].forEach(tone => play(audio, tone, volume / 100)),
    () => undefined,
  );
};

/** The sound of a move, by how it is written. */
export const soundOf = (san: string): Sound => (/[+#]/.test(san) ? 'check' : san.includes('x') ? 'capture' : 'move');
