/** The basic types that all contracts share. */
import { z } from 'zod';

/** The largest number that a row can have: Postgres counts rows in 31 bits. */
const MAX_ID = 2 ** 31 - 1;

const Id = z
  .number({ error: 'Identificador inválido' })
  .int('Identificador inválido')
  .positive('Identificador inválido')
  .max(MAX_ID, 'Identificador inválido');

/** A row's number in a body or an answer. */
export const RowId = Id;

const fromDigits = (value: number): number => {
  const text: unknown = value;
  return typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : value;
};

/**
 * A row's number in a path or a query, where values arrive as text. Only plain digits are a number: no `1e3`, no
 * `0x10`.
 */
export const PathId = z.preprocess(fromDigits, Id);

const wholeFromDigits = (value: number): number => {
  const text: unknown = value;
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : value;
};

/** A whole number in a query, between two bounds. */
export const QueryInt = (min: number, max: number) =>
  z.preprocess(
    wholeFromDigits,
    z.number().int().min(min, `Deve ser no mínimo ${min}`).max(max, `Deve ser no máximo ${max}`),
  );

/** From when on the rows of a list count, for somebody who asks again and again. */
export const Since = z.iso.datetime({ offset: true, error: 'Use um momento como 2026-11-23T18:00:00Z' });

const NUL = String.fromCharCode(0);

/** How answers are checked. The server sets it, which writes code for each schema; browsers check none. */
export const answering = { check: (schema: z.ZodObject, value: unknown): unknown => schema.parse(value) };

/**
 * An answer of the server. It is checked synchronously, although tRPC asks for the asynchronous way, which takes ten
 * times as long on a long list.
 */
export const Answer = <Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> => {
  const schema = z.object(shape);
  return Object.defineProperty(schema, 'parseAsync', {
    value: async (value: unknown) => answering.check(schema, value),
  });
};

/** What is said of a text that is too long. */
export const atMost = (max: number): string => `Use no máximo ${max} caracteres`;

const isStorable = (text: string): boolean => !text.includes(NUL) && text.isWellFormed();
const UNSTORABLE = 'O texto contém um caractere inválido';

/** Text without what no database returns: a NUL, half of a surrogate pair. */
export const Storable = z.string().refine(isStorable, UNSTORABLE);

/** Text of at most `max` characters. */
export const Text = (max: number, tooLong = atMost(max)) => z.string().max(max, tooLong).refine(isStorable, UNSTORABLE);

/** Text that must say something: trimmed, 1 to `max` characters. */
export const RequiredText = (max: number, missing: string, tooLong = atMost(max)) =>
  z.string({ error: missing }).trim().min(1, missing).max(max, tooLong).pipe(Storable);

/** A moment, as ISO 8601 in UTC. */
export const Moment = z.string().meta({ format: 'date-time' });

export const Percent = z.number().int().min(0).max(100);

/** `csv` as Brazilian spreadsheets read it: semicolons, decimal commas, a byte order mark. */
export const CsvOutput = Answer({
  filename: z.string().describe('Nome que o arquivo deve ter'),
  csv: z
    .string()
    .describe(
      'A planilha, como os programas brasileiros a leem: ponto e vírgula, vírgula decimal, marca de ordem de bytes',
    ),
});
