import type { AnyTRPCRouter } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-to-openapi';
import type { z } from 'zod';
import { AppError } from '../../errors.ts';
import type { ProcedureMeta } from '../../trpc/init.ts';
import { shapeOf } from '../input-shape.ts';

type Route = {
  name: string;
  method: string;
  segments: string[];
  fields: ReadonlySet<string>;
  isForVisitors: boolean;
};

type Procedure = { _def: { meta?: OpenApiMeta<ProcedureMeta>; inputs: z.ZodType[] } };

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);
const isVariable = (segment: string): boolean => segment.startsWith('{');

/** @throws AppError 400 for what is no percent-encoding of UTF-8 (RFC 3986). */
const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new AppError('malformedPath');
  }
};

const routesOf = (router: AnyTRPCRouter): Route[] => {
  const procedures = Object.entries(router._def.procedures) as [string, Procedure][];
  return procedures.flatMap(
    ([
      name,
      {
        _def: { meta, inputs },
      },
    ]) => {
      if (!meta?.openapi) return [];
      const { method, path } = meta.openapi;
      const fields = new Set(Object.keys(shapeOf(inputs.at(-1))));
      return [{ name, method, segments: segmentsOf(path), fields, isForVisitors: meta.access === 'anyone' }];
    },
  );
};

export type PathValues = Record<string, string>;
/**
 * What a path documents under one method: the procedure, and the values that the path writes in percent-encoding,
 * decoded.
 */
export type Endpoint = Omit<Route, 'segments'> & { values: () => PathValues | undefined };

const NO_VALUES = (): undefined => undefined;

const matches = (route: Route, segments: readonly string[]): boolean =>
  route.segments.every((segment, i) => isVariable(segment) || segment === segments[i]);

const valuesOf = (route: Route, segments: readonly string[]): PathValues => {
  const encoded = route.segments.flatMap((segment, i) =>
    isVariable(segment) && segments[i]?.includes('%') ? [[segment.slice(1, -1), decode(segments[i])]] : [],
  );
  return Object.fromEntries(encoded) as PathValues;
};

/** Every path begins with the name of a feature: few routes share it and have as many segments. */
const groupOf = (segments: readonly string[]): string => `${segments.length} ${segments[0]}`;

/** The endpoints of a path, in the order of their declaration; none for an unknown path. */
export const createEndpointsOf = (router: AnyTRPCRouter) => {
  const groups = Map.groupBy(routesOf(router), ({ segments }) => groupOf(segments));
  const find = (path: string): Endpoint[] => {
    const segments = segmentsOf(path);
    const found = (groups.get(groupOf(segments)) ?? []).filter(route => matches(route, segments));
    return found.map(route => ({
      name: route.name,
      method: route.method,
      fields: route.fields,
      isForVisitors: route.isForVisitors,
      values: path.includes('%') ? () => valuesOf(route, segments) : NO_VALUES,
    }));
  };
  const fixed = routesOf(router).filter(({ segments }) => !segments.some(isVariable));
  const ofFixed = new Map(fixed.map(({ segments }) => `/${segments.join('/')}`).map(path => [path, find(path)]));
  return (path: string): readonly Endpoint[] => ofFixed.get(path) ?? find(path);
};
