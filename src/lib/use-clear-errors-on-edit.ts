import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** The fields whose errors may no longer hold when this one changes. */
const touchedBy = (name: string): string[] => {
  const [, question] = /^(.*\.questions\.\d+)\./.exec(name) ?? [];
  if (question && /\.options(\.\d+)?$/.test(name)) return [`${question}.options`, `${question}.correctAnswer`];
  if (question && /\.(correctOption|type)$/.test(name)) return [`${question}.correctAnswer`, `${question}.options`];
  const [, row] = /^(.*\.resources\.\d+)\./.exec(name) ?? [];
  if (row) return [row];
  return name.endsWith('.videoSource') ? [name.replace(/Source$/, 'Url')] : [name];
};

/** An error goes when its field is edited; the next check tells whether it is mended. */
export const useClearErrorsOnEdit = <Values extends FieldValues>({
  subscribe,
  clearErrors,
}: UseFormReturn<Values>): void =>
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name) for (const path of touchedBy(name)) clearErrors(path as FieldPath<Values>);
        },
      }),
    [subscribe, clearErrors],
  );
