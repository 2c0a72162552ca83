import type { AnyTRPCRouter } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-to-openapi';
import { AppError } from '../../errors.ts';

type Route = { method: string; segments: string[] };

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
  const procedures = Object.values(router._def.procedures) as { _def: { meta?: OpenApiMeta } }[];
  return procedures.flatMap(({ _def: { meta } }) =>
    meta?.openapi ? [{ method: meta.openapi.method, segments: segmentsOf(meta.openapi.path) }] : [],
  );
};

export type PathValues = Record<string, string>;
/** What a path documents under one method; `values` are those that the path writes in percent-encoding, decoded. */
type Endpoint = { method: string; values: () => PathValues | undefined };

/** The endpoints of a path; none for an unknown path. */
export const createEndpointsOf = (router: AnyTRPCRouter) => {
  const routes = routesOf(router);
  return (path: string): Endpoint[] => {
    const segments = segmentsOf(path);
    const matches = (route: Route): boolean =>
      route.segments.length === segments.length &&
      route.segments.every((segment, i) => isVariable(segment) || segment === segments[i]);
    const valuesOf = (route: Route): PathValues => {
      const encoded = route.segments.flatMap((segment, i) =>
        isVariable(segment) && segments[i]?.includes('%') ? [[segment.slice(1, -1), decode(segments[i])]] : [],
      );
      return Object.fromEntries(encoded) as PathValues;
    };
    return routes
      .filter(matches)
      .map(route => ({ method: route.method, values: () => (path.includes('%') ? valuesOf(route) : undefined) }));
  };
};
