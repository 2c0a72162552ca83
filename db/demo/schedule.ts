/**
 * When lessons of the demo school are taught, counted from the day it is put in; all others are taken when the student
 * likes.
 */
export type DemoDate = {
  course: string;
  lesson: string;
  /** From that day; negative before it. */ days: number;
  /** In São Paulo. */ time: string;
  cancelled?: true;
};

export const demoSchedule: DemoDate[] = [
  { course: 'aberturas', lesson: 'principios', days: -12, time: '19:00' },
  { course: 'aberturas', lesson: 'italiana', days: -5, time: '19:00' },
  { course: 'aberturas', lesson: 'ruy-lopez', days: 2, time: '19:00' },
  { course: 'aberturas', lesson: 'gambito-da-dama', days: 9, time: '19:00' },
  { course: 'aberturas', lesson: 'siciliana', days: 16, time: '19:00' },
  { course: 'taticas', lesson: 'desvio', days: -3, time: '18:30', cancelled: true },
  { course: 'taticas', lesson: 'padroes-de-mate', days: 4, time: '18:30' },
  { course: 'psicologia', lesson: 'torneio-e-derrotas', days: 12, time: '10:00' },
];
