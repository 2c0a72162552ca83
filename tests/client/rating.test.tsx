import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Rating } from '../../src/ui/Rating.tsx';

/** How full each of the five stars is. */
const starsOf = (value: number): number[] => {
  const { container, unmount } = render(<Rating value={value} />);
  const shares = [...container.querySelectorAll('[data-share]')].map(star => Number(star.getAttribute('data-share')));
  unmount();
  return shares;
};

test('stars show halves, to the nearest', () => {
  expect(starsOf(4.5)).toEqual([1, 1, 1, 1, 0.5]);
  expect(starsOf(4.8)).toEqual([1, 1, 1, 1, 1]);
  expect(starsOf(3.2)).toEqual([1, 1, 1, 0, 0]);
  expect(starsOf(3.3)).toEqual([1, 1, 1, 0.5, 0]);
  expect(starsOf(0)).toEqual([0, 0, 0, 0, 0]);
});
