import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

const onlyItself = (name: string): readonly string[] => [name];

/**
 * An error disappears when its field is edited; the next check tells whether it is corrected. For forms that are
 * checked when they are submitted only.
 * @param affectedBy the fields whose errors may no longer hold when this one changes.
 */
export const useClearErrorsOnEdit = <Values extends FieldValues>(
  { subscribe, clearErrors }: Pick<UseFormReturn<Values>, 'subscribe' | 'clearErrors'>,
  affectedBy = onlyItself,
): void =>
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name) for (const path of affectedBy(name)) clearErrors(path as FieldPath<Values>);
        },
      }),
    [subscribe, clearErrors, affectedBy],
  );
