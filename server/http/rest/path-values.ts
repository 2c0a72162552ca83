import type { PathValues } from './paths.ts';

type Callable = (...input: unknown[]) => unknown;

/** The same caller, whose procedures get these decoded values: the handler passes them on percent-encoded. */
export const withPathValues = <Caller extends object>(caller: Caller, values: PathValues | undefined): Caller =>
  values === undefined
    ? caller
    : new Proxy(caller, {
        get: (target, name) => withPathValues(Reflect.get(target, name) as object, values),
        apply: (procedure, itself, [input]: [object | undefined]) =>
          Reflect.apply(procedure as Callable, itself, [{ ...input, ...values }]),
      });
