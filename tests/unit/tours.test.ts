import { expect, test } from 'vitest';
import { routes } from '../../src/app/routes.tsx';
import { addressesOf } from '../support/tour.ts';

test('every route is on the tour of somebody', () => {
  const addresses = routes.map(({ path }) => path.replaceAll(/:\w+\??/g, '1'));
  const toured = new Set(
    (['guest', 'Aluno', 'Professor', 'Administrador', 'waiting'] as const).flatMap(visitor =>
      addressesOf(visitor, addresses),
    ),
  );
  expect(addresses.filter(path => !toured.has(path))).toEqual([]);
});
