import type { AnyTRPCRouter } from '@trpc/server';

type Definition = {
  type?: string;
  coerce?: boolean;
  innerType?: Schema;
  element?: Schema;
  shape?: Record<string, Schema>;
};
type Schema = { _zod?: { def: Definition } };

const COERCIBLE = new Set(['number', 'boolean', 'bigint', 'date']);

const sealSchema = (schema: Schema | undefined): void => {
  const definition = schema?._zod?.def;
  if (!definition) return;
  if (COERCIBLE.has(definition.type ?? ''))
    Object.defineProperty(definition, 'coerce', { get: () => false, set() {}, configurable: true });
  for (const part of [definition.innerType, definition.element, ...Object.values(definition.shape ?? {})])
    sealSchema(part);
};

/**
 * trpc-to-openapi switches coercion on inside the schemas of the procedures it serves, and it stays on: after one REST
 * call the same procedure would take "false" for true over RPC. So the switch is sealed; path and query values have
 * schemas that read digits themselves.
 */
export const forbidCoercion = (router: AnyTRPCRouter): void => {
  const procedures = Object.values(router._def.procedures) as { _def: { inputs: Schema[] } }[];
  for (const procedure of procedures) procedure._def.inputs.forEach(sealSchema);
};
