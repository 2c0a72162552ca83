type Part = { description?: string; anyOf?: Part[] };

/** The description of a value also describes the field that may be null. */
const liftFromNullable = (value: unknown): unknown => {
  const part = value as Part | null;
  const [first, second, ...more] = part?.anyOf ?? [];
  if (!part || !first?.description || !second || more.length > 0) return value;
  const { description, ...rest } = first;
  return { description, ...part, anyOf: [rest, second] };
};

/** The bounds of a JavaScript integer say nothing about the product. */
const isMachineBound = (key: string, value: unknown): boolean =>
  (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) || (key === 'maximum' && value === Number.MAX_SAFE_INTEGER);

/** A generated document without what says nothing. */
export const tidied = <Document extends object>(document: Document): Document =>
  JSON.parse(
    JSON.stringify(document, (key, value: unknown) =>
      isMachineBound(key, value) ? undefined : liftFromNullable(value),
    ),
  ) as Document;
