import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { endpointsOf } from '../../server/http/openapi-document.ts';
import { appRouter } from '../../server/router.ts';

type Definition = {
  meta?: { access?: string; openapi?: { method: string; path: string } };
  output?: z.ZodType;
  type: string;
};
const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, { _def: Definition }>).map(
  ([name, { _def }]) => ({ name, ..._def }),
);

describe('every procedure', () => {
  test.each(procedures.map(procedure => [procedure.name, procedure] as const))(
    '%s states who may call it, what it answers and where',
    (_name, { meta, output, type }) => {
      expect(['anyone', 'session', 'signedIn', 'student', 'professor', 'admin']).toContain(meta?.access);
      expect(output?._zod.def.type).toBe('object');
      expect(meta?.openapi?.path).toMatch(/^(\/([a-z-]+(\.pgn|\.csv|\.ics)?|\{[a-zA-Z]+\}))+$/);
      // A read can be repeated and linked to; what changes something cannot.
      expect(meta?.openapi?.method === 'GET').toBe(type === 'query');
    },
  );

  test('stands in a matrix, which says what everybody hears of it', () => {
    const matrices = ['rest', 'support'].flatMap(name => {
      const folder = new URL(`../${name}/`, import.meta.url);
      const files = readdirSync(folder).filter(file => /-matrix(\.test)?\.ts$/.test(file));
      return files.map(file => readFileSync(new URL(file, folder), 'utf8'));
    });
    expect(
      procedures.map(({ name }) => name).filter(name => !matrices.some(matrix => matrix.includes(`'${name}'`))),
    ).toEqual([]);
  });

  test('has a path of its own', () => {
    const places = endpointsOf(appRouter).map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
    expect(places).toHaveLength(procedures.length);
    expect(new Set(places).size).toBe(places.length);
  });

  test('is reached: no path declared before it takes its own', () => {
    const endpoints = endpointsOf(appRouter);
    for (const [i, { method, path }] of endpoints.entries()) {
      const earlier = endpoints.slice(0, i).filter(other => other.method === method);
      const takes = (pattern: string) => new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
      expect(
        earlier.filter(other => takes(other.path)).map(other => other.path),
        `${method} ${path}`,
      ).toEqual([]);
    }
  });
});

test('only these can be called without a session', () => {
  expect(
    procedures
      .filter(({ meta }) => meta?.access === 'anyone')
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([
    'auth.login',
    'auth.logout',
    'auth.options',
    'auth.register',
    'calendar.feed',
    'certificates.check',
    'guardians.answerMail',
    'guardians.answerPurchase',
    'guardians.page',
    'guardians.setApproval',
    'guardians.setMail',
    'school.begin',
    'school.get',
    'school.start',
    'store.item',
    'store.items',
    'tournaments.list',
    'users.choosePassword',
    'users.linkOwner',
  ]);
});
