/** What somebody asks for in the lobby. */
import type { CreateMatchInput } from '../../../../server/features/matches/new-match.schema.ts';
import type { EngineLevel } from '../../../../server/features/games/level-lists.schema.ts';

export const PRESETS = [
  { value: '5+0', label: '5 + 0', base: 300, increment: 0 },
  { value: '10+5', label: '10 + 5', base: 600, increment: 5 },
  { value: '15+10', label: '15 + 10', base: 900, increment: 10 },
  { value: '30+0', label: '30 + 0', base: 1_800, increment: 0 },
] as const;
export type Preset = (typeof PRESETS)[number]['value'] | 'outro';

export type OpponentKind = 'anyone' | 'person' | 'engine';

export type Wishes = {
  opponent: OpponentKind;
  userId: number | null;
  level: EngineLevel;
  preset: Preset;
  /** Of a time of one's own, as typed. */
  minutes: string;
  increment: string;
  color: CreateMatchInput['color'];
  rated: boolean;
};

export const FIRST_WISHES: Wishes = {
  opponent: 'engine',
  userId: null,
  level: 'facil',
  preset: '10+5',
  minutes: '20',
  increment: '0',
  color: 'random',
  rated: true,
};

const MOST_MINUTES = 180;
const MOST_SECONDS = 180;

const wholeNumber = (text: string, least: number, most: number): number | null => {
  const value = /^\d{1,3}$/.test(text.trim()) ? Number(text) : NaN;
  return value >= least && value <= most ? value : null;
};

export const minutesIn = ({ minutes }: Pick<Wishes, 'minutes'>): number | null => wholeNumber(minutes, 1, MOST_MINUTES);
export const incrementIn = ({ increment }: Pick<Wishes, 'increment'>): number | null =>
  wholeNumber(increment, 0, MOST_SECONDS);

const timeIn = (wishes: Wishes): { base: number; increment: number } | null => {
  const preset = PRESETS.find(({ value }) => value === wishes.preset);
  if (preset) return { base: preset.base, increment: preset.increment };
  const [minutes, increment] = [minutesIn(wishes), incrementIn(wishes)];
  return minutes === null || increment === null ? null : { base: minutes * 60, increment };
};

const opponentIn = ({ opponent, userId, level }: Wishes): CreateMatchInput['opponent'] | null => {
  if (opponent === 'engine') return { kind: 'engine', level };
  if (opponent === 'anyone') return { kind: 'anyone' };
  return userId === null ? null : { kind: 'person', userId };
};

/** What is sent; null while something is missing. */
export const askedFor = (wishes: Wishes): CreateMatchInput | null => {
  const [time, opponent] = [timeIn(wishes), opponentIn(wishes)];
  if (!time || !opponent) return null;
  const { color, rated } = wishes;
  return { opponent, ...time, color, rated };
};
