import type { z } from 'zod';

/** The fields of a procedure's input, by name; none for an input that is no object. */
export const shapeOf = (schema: z.ZodType | undefined): Record<string, z.ZodType> => {
  const { shape, innerType } = (schema?._zod.def ?? {}) as { shape?: Record<string, z.ZodType>; innerType?: z.ZodType };
  return shape ?? (innerType ? shapeOf(innerType) : {});
};
