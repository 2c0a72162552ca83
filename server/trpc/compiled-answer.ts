/**
 * Answers are checked by code that is written for their schema. zod compiles objects too, but calls each field that has
 * bounds by itself, with an object for its issues: on a list of fifty courses that took a fifth of the request.
 */
import type { z } from 'zod';

/** What a compiled check returns for a value that does not fit; zod then says what is wrong with it. */
export const MISFIT = Symbol('misfit');

type Def = {
  type: string;
  format?: string;
  checks?: { _zod: { def: { check: string; format?: string; value?: number; inclusive?: boolean } } }[];
  shape?: Record<string, z.ZodType>;
  catchall?: unknown;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
  entries?: Record<string, unknown>;
  values?: unknown[];
};
const defOf = (schema: z.ZodType): Def => schema._zod.def as unknown as Def;

const numberTest = ({ checks = [], format }: Def): string | undefined => {
  // `z.int()` is a number with a format of its own.
  if (format !== undefined && format !== 'safeint') return undefined;
  const tests = checks.map(({ _zod: { def } }) => {
    if (def.check === 'number_format' && def.format === 'safeint') return 'Number.isSafeInteger(v)';
    if (def.check === 'greater_than') return `v ${def.inclusive ? '>=' : '>'} ${def.value}`;
    if (def.check === 'less_than') return `v ${def.inclusive ? '<=' : '<'} ${def.value}`;
    return undefined;
  });
  return tests.includes(undefined)
    ? undefined
    : [format ? 'Number.isSafeInteger(v)' : 'Number.isFinite(v)', ...tests].join(' && ');
};

/** Writes the functions of one schema, with the values that they need. */
const createWriter = () => {
  const constants: unknown[] = [];
  const functions: string[] = [];
  const known = new Map<z.ZodType, string>();

  const constant = (value: unknown): string => `constants[${constants.push(value) - 1}]`;
  const define = (body: string): string => `f${functions.push(body) - 1}`;

  /** A condition on `v` for a schema whose value is its own answer; undefined for any other. */
  const testOf = (schema: z.ZodType): string | undefined => {
    const def = defOf(schema);
    const inner = (): string | undefined => (def.innerType ? testOf(def.innerType) : undefined);
    if (def.type === 'number') return numberTest(def);
    if ((def.checks ?? []).length > 0) return undefined;
    switch (def.type) {
      case 'string':
        return `typeof v === 'string'`;
      case 'boolean':
        return `typeof v === 'boolean'`;
      case 'null':
        return 'v === null';
      case 'enum':
        return `${constant(new Set(Object.values(def.entries ?? {})))}.has(v)`;
      case 'literal':
        return `${constant(new Set(def.values))}.has(v)`;
      case 'nullable':
        return inner() && `(v === null || ${inner()})`;
      case 'optional':
        return inner() && `(v === undefined || ${inner()})`;
      default:
        return undefined;
    }
  };

  const fieldOf = (key: string, schema: z.ZodType): string => {
    const name = JSON.stringify(key);
    const test = testOf(schema);
    const take = test
      ? `v = value[${name}]; if (!(${test})) return MISFIT;`
      : `v = ${functionOf(schema)}(value[${name}]); if (v === MISFIT) return MISFIT;`;
    return `${take} ${defOf(schema).type === 'optional' ? 'if (v !== undefined) ' : ''}answer[${name}] = v;`;
  };

  const bodyOf = (schema: z.ZodType): string => {
    const { type, shape, catchall, element, innerType, options, checks = [] } = defOf(schema);
    if (checks.length === 0 && type === 'object' && shape && catchall === undefined)
      return `if (typeof value !== 'object' || value === null || Array.isArray(value)) return MISFIT;
        const answer = {}; let v;
        ${Object.entries(shape)
          .map(([key, field]) => fieldOf(key, field))
          .join('\n')}
        return answer;`;
    if (checks.length === 0 && type === 'array' && element) {
      const test = testOf(element);
      const one = test ? `(${test}) ? v : MISFIT` : `${functionOf(element)}(v)`;
      return `if (!Array.isArray(value)) return MISFIT;
        const answer = new Array(value.length);
        for (let i = 0; i < value.length; i += 1) {
          const v = value[i]; const one = ${one};
          if (one === MISFIT) return MISFIT;
          answer[i] = one;
        }
        return answer;`;
    }
    if ((type === 'nullable' || type === 'optional') && innerType && checks.length === 0) {
      const nothing = type === 'nullable' ? 'null' : 'undefined';
      return `return value === ${nothing} ? value : ${functionOf(innerType)}(value);`;
    }
    const test = testOf(schema);
    if (test) return `const v = value; return (${test}) ? v : MISFIT;`;
    if (type === 'union' && options && checks.length === 0)
      return `let answer; ${options
        .map(option => `answer = ${functionOf(option)}(value); if (answer !== MISFIT) return answer;`)
        .join(' ')} return MISFIT;`;
    const byZod = (value: unknown): unknown => {
      const parsed = schema.safeParse(value);
      return parsed.success ? parsed.data : MISFIT;
    };
    return `return ${constant(byZod)}(value);`;
  };

  const functionOf = (schema: z.ZodType): string => {
    const made = known.get(schema);
    if (made) return made;
    // Named before it is written: a schema may contain itself.
    const name = define('');
    known.set(schema, name);
    functions[Number(name.slice(1))] = `const ${name} = value => { ${bodyOf(schema)} };`;
    return name;
  };

  return { functionOf, constants, functions };
};

/**
 * A function that gives a value as its schema does: without what the schema does not name, in its order. Nothing of it
 * comes from outside: it is made of the names in our contracts.
 * @returns MISFIT for a value that does not fit.
 */
export const compile = (schema: z.ZodType): ((value: unknown) => unknown) => {
  const { functionOf, constants, functions } = createWriter();
  const name = functionOf(schema);
  return new Function('MISFIT', 'constants', `${functions.join('\n')} return ${name};`)(MISFIT, constants) as (
    value: unknown,
  ) => unknown;
};

const compiled = new WeakMap<z.ZodType, ReturnType<typeof compile>>();

/** As the schema's own `parse`, by code that is written at the first use. @throws ZodError */
export const checkAnswer = (schema: z.ZodType, value: unknown): unknown => {
  const check = compiled.get(schema) ?? compile(schema);
  compiled.set(schema, check);
  const answer = check(value);
  return answer === MISFIT ? schema.parse(value) : answer;
};
