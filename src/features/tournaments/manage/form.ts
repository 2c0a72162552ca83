import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { dayOf, momentAt, timeOf } from '../../../lib/moments.ts';
// Its messages are Portuguese from here on.
import '../../../lib/form.ts';

/** A moment as two fields hold it, in São Paulo. */
export const dayAndTimeOf = (iso: string | null): { day: string; time: string } =>
  iso === null ? { day: '', time: '' } : { day: dayOf(new Date(iso)), time: timeOf(new Date(iso)) };

/** The moment that two fields say; null where one of them is empty. */
export const momentOf = ({ day, time }: { day: string; time: string }): string | null =>
  day === '' || time === '' ? null : momentAt(day, time);

export const textOf = (number: number | null): string => (number === null ? '' : String(number));
export const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** Shows what is wrong beside its field, the first with the focus. `startsAt` stands in the field of its day. */
export const showIssues = <Values extends FieldValues>(form: UseFormReturn<Values>, { issues }: z.ZodError): void => {
  for (const { path, message } of issues.toReversed()) {
    const field = path[0] === 'startsAt' ? 'day' : String(path[0]);
    form.setError(field as Path<Values>, { message }, { shouldFocus: true });
  }
};
