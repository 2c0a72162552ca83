/** What a professor asks for in a new tournament, as it stands in the form. */
import type { Format } from '../../../server/features/class-tournaments/class-tournaments.schema.ts';
import { momentAt } from '../../lib/moments.ts';
import type { Holder } from './holder.ts';

export const TIMES = [
  { value: '5+0', label: '5 + 0', base: 300, increment: 0 },
  { value: '10+5', label: '10 + 5', base: 600, increment: 5 },
  { value: '15+10', label: '15 + 10', base: 900, increment: 10 },
  { value: '30+0', label: '30 + 0', base: 1_800, increment: 0 },
] as const;
export type Time = (typeof TIMES)[number]['value'] | 'outro';

export type Plan = {
  /** Null until it is chosen. */
  holder: Holder | null;
  name: string;
  format: Format;
  place: 'academia' | 'hall';
  time: Time;
  /** Of a time of one's own, as typed; so are all figures. */
  minutes: string;
  increment: string;
  rounds: string;
  /** How many minutes an arena lasts. */
  duration: string;
  /** yyyy-mm-ddThh:mm on the school's clock; '' where it is not said. */
  startsAt: string;
  rated: boolean;
  prizes: readonly [string, string, string];
  /** Those who play; null for all. */
  chosen: readonly number[] | null;
};

const SWISS_ROUNDS = '5';
const ARENA_MINUTES = '45';

export const firstPlan = (holder: Holder | null, today: Date): Plan => ({
  holder,
  name: `Torneio de ${today.toLocaleDateString('pt-BR', { day: 'numeric', month: 'long' })}`,
  format: 'swiss',
  place: 'academia',
  time: '10+5',
  minutes: '20',
  increment: '0',
  rounds: SWISS_ROUNDS,
  duration: ARENA_MINUTES,
  startsAt: '',
  rated: false,
  prizes: ['30', '20', '10'],
  chosen: null,
});

/** What is not a number becomes one that the server refuses, in its words. */
const figure = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : -1);

/** The plan as the server takes it. */
export const entryOf = (plan: Plan, holder: Holder) => {
  const preset = TIMES.find(({ value }) => value === plan.time);
  const base = preset?.base ?? figure(plan.minutes) * 60;
  const [firstPrize, secondPrize, thirdPrize] = plan.prizes.map(text => (text.trim() === '' ? 0 : figure(text)));
  const [day = '', time = ''] = plan.startsAt.split('T');
  return {
    ...holder,
    name: plan.name,
    format: plan.format,
    base,
    increment: preset?.increment ?? figure(plan.increment),
    overBoard: plan.place === 'hall',
    rated: plan.place === 'academia' && plan.rated,
    firstPrize,
    secondPrize,
    thirdPrize,
    ...(plan.format === 'swiss' && { rounds: figure(plan.rounds) }),
    ...(plan.format === 'arena' && { minutes: figure(plan.duration) }),
    ...(plan.startsAt !== '' && { startsAt: momentAt(day, time.slice(0, 5)) }),
    ...(plan.chosen && { studentIds: [...plan.chosen] }),
  };
};
