import type { AnyTRPCRouter } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-to-openapi';

type Route = { method: string; segments: string[] };

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);
const isVariable = (segment: string): boolean => segment.startsWith('{');

const routesOf = (router: AnyTRPCRouter): Route[] => {
  const procedures = Object.values(router._def.procedures) as { _def: { meta?: OpenApiMeta } }[];
  return procedures.flatMap(({ _def: { meta } }) => (meta?.openapi ? [{ method: meta.openapi.method, segments: segmentsOf(meta.openapi.path) }] : []));
};

/** The methods that a path documents; empty for an unknown path. */
export const createMethodsOf = (router: AnyTRPCRouter) => {
  const routes = routesOf(router);
  return (path: string): string[] => {
    const segments = segmentsOf(path);
    const matches = (route: Route): boolean =>
      route.segments.length === segments.length && route.segments.every((segment, i) => isVariable(segment) || segment === segments[i]);
    return routes.filter(matches).map(route => route.method);
  };
};
