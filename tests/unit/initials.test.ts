import { expect, test } from 'vitest';
import { initials } from '../../src/ui/Avatar.tsx';

test.each([
  ['Ana Clara de Souza', 'AS'],
  ['  joão   ', 'J'],
  ['Érica Ávila', 'ÉÁ'],
  ['E\u0301rica', 'E\u0301'],
  ['João 🐴', 'J'],
  ['🐴João Reis♟️', 'JR'],
  ['𐐨lga', '𐐀'],
  ['(Lia) "Tal"', 'LT'],
  ['♞ 👨‍👩‍👧 7', ''],
  ['', ''],
])('the initials of "%s" are "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
