/**
 * The mentors of the demo school, their hours, and who was or will be with them. Days count from the day it is put in;
 * times are São Paulo's.
 */
import type { MENTORING_PROGRAMS } from '../schema/mentoring.ts';

type Program = (typeof MENTORING_PROGRAMS)[number];

export type DemoMentor = {
  /** Stable kebab-case name. */
  key: string;
  /** The account with which they sign in. */
  username?: string;
  name: string;
  title: string;
  rating: number;
  experience: number;
  specialty: string;
  pricePerHour: number;
  accepts: boolean;
};

export const demoMentors: DemoMentor[] = [
  {
    key: 'ricardo-nogueira',
    username: 'professor',
    name: 'Ricardo Nogueira',
    title: 'Mestre FIDE',
    rating: 2315,
    experience: 20,
    specialty: 'Ataque e cálculo de variantes',
    pricePerHour: 100,
    accepts: true,
  },
  {
    key: 'marina-falcao',
    name: 'Marina Falcão',
    title: 'Mestra Internacional',
    rating: 2390,
    experience: 14,
    specialty: 'Aberturas e repertório',
    pricePerHour: 120,
    accepts: true,
  },
  {
    key: 'beatriz-cavalcanti',
    username: 'beatriz',
    name: 'Beatriz Cavalcanti',
    title: 'Mestra FIDE',
    rating: 2180,
    experience: 12,
    specialty: 'Finais e técnica',
    pricePerHour: 90,
    accepts: true,
  },
  {
    key: 'otavio-prates',
    name: 'Otávio Prates',
    title: 'Grande Mestre',
    rating: 2520,
    experience: 18,
    specialty: 'Estratégia e preparação para torneios',
    pricePerHour: 150,
    accepts: false,
  },
];

export type DemoSlot = {
  mentor: string;
  program: Program;
  day: number;
  time: string;
  /** How many weeks in a row. */ weeks: number;
  /** Who has a seat in the first of them. */ students?: string[];
};

export const demoSlots: DemoSlot[] = [
  { mentor: 'ricardo-nogueira', program: 'group', day: -11, time: '19:00', weeks: 1, students: ['pedro.lima'] },
  { mentor: 'marina-falcao', program: 'individual', day: -14, time: '15:00', weeks: 1, students: ['julia.fernandes'] },
  {
    mentor: 'beatriz-cavalcanti',
    program: 'individual',
    day: -6,
    time: '09:00',
    weeks: 1,
    students: ['antonio.pires'],
  },
  {
    mentor: 'otavio-prates',
    program: 'group',
    day: -17,
    time: '11:00',
    weeks: 1,
    students: ['julia.fernandes', 'marina.souza'],
  },

  { mentor: 'ricardo-nogueira', program: 'group', day: 3, time: '19:00', weeks: 8, students: ['aluno'] },
  { mentor: 'ricardo-nogueira', program: 'individual', day: 2, time: '17:00', weeks: 8 },
  { mentor: 'ricardo-nogueira', program: 'individual', day: 5, time: '10:00', weeks: 8 },
  { mentor: 'ricardo-nogueira', program: 'intensive', day: 7, time: '15:00', weeks: 1 },
  { mentor: 'marina-falcao', program: 'individual', day: 1, time: '15:00', weeks: 8 },
  { mentor: 'marina-falcao', program: 'individual', day: 4, time: '20:00', weeks: 8 },
  { mentor: 'marina-falcao', program: 'group', day: 6, time: '10:00', weeks: 8 },
  { mentor: 'marina-falcao', program: 'intensive', day: 9, time: '17:00', weeks: 1 },
  { mentor: 'beatriz-cavalcanti', program: 'individual', day: 2, time: '09:00', weeks: 8 },
  { mentor: 'beatriz-cavalcanti', program: 'individual', day: 6, time: '16:00', weeks: 8 },
  { mentor: 'beatriz-cavalcanti', program: 'group', day: 5, time: '18:00', weeks: 8 },
];
