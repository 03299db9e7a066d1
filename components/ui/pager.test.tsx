// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Pager } from '#components/ui/pager.tsx';

afterEach(cleanup);

const hrefOf = (page: number) => `/bookings?page=${page}`;

test.each([
  [1, 3, [['Next page', '/bookings?page=2']]],
  [
    2,
    3,
    [
      ['Previous page', '/bookings?page=1'],
      ['Next page', '/bookings?page=3'],
    ],
  ],
  [3, 3, [['Previous page', '/bookings?page=2']]],
  [9, 3, [['Previous page', '/bookings?page=3']]],
  [1, 1, []],
  [1, 0, []],
])('[9.5] from page %i of %i one goes to what is there', (page, pages, ways) => {
  render(<Pager page={page} pages={pages} hrefOf={hrefOf} />);
  expect(screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(ways);
});

test('[9.5] a list without addresses is told which page is wanted', () => {
  const onPage = vi.fn();
  render(<Pager page={2} pages={3} onPage={onPage} />);
  screen.getByRole('button', { name: 'Next page' }).click();
  screen.getByRole('button', { name: 'Previous page' }).click();
  expect(onPage.mock.calls).toEqual([[3], [1]]);
});
