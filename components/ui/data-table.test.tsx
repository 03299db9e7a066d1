// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { axeProblems } from '#components/testing/axe.ts';
import { DataTable, type DataColumn } from '#components/ui/data-table.tsx';
import { sortItems } from '#components/ui/table-sort.ts';

afterEach(cleanup);

type Trip = { id: string; who: string; spent: number | null };
const TRIPS: Trip[] = [
  { id: '1', who: 'Om', spent: 900 },
  { id: '2', who: 'asha', spent: null },
  { id: '3', who: 'Élodie', spent: 10_000 },
];
const COLUMNS: DataColumn<Trip>[] = [
  { key: 'who', title: 'Who', sorts: true, cell: ({ who }) => who },
  { key: 'spent', title: 'Spent', sorts: true, firstDown: true, figures: true, cell: ({ spent }) => spent },
];
const VALUES = { who: ({ who }: Trip) => who, spent: ({ spent }: Trip) => spent };

test('[7.13] a header says its order, and a press asks for the next one', async () => {
  const onSort = vi.fn();
  const { container } = render(
    <DataTable
      caption="Trips"
      columns={COLUMNS}
      items={TRIPS}
      keyOf={({ id }) => id}
      sort={{ by: 'who', direction: 'asc' }}
      onSort={onSort}
    />,
  );
  const who = screen.getByRole('columnheader', { name: /Who/ });
  expect(who.getAttribute('aria-sort')).toBe('ascending');
  fireEvent.click(within(who).getByRole('button'));
  expect(onSort).toHaveBeenLastCalledWith({ by: 'who', direction: 'desc' });
  fireEvent.click(screen.getByRole('button', { name: 'Spent' }));
  expect(onSort).toHaveBeenLastCalledWith({ by: 'spent', direction: 'desc' });
  expect(await axeProblems(container)).toEqual([]);
});

test('[7.13] a row opens from its first cell, and its own actions do not open it', () => {
  const onOpen = vi.fn();
  const onPay = vi.fn();
  render(
    <DataTable
      caption="Trips"
      columns={COLUMNS}
      items={TRIPS}
      keyOf={({ id }) => id}
      onOpen={onOpen}
      actions={({ who }) => (
        <button type="button" onClick={onPay}>
          Pay for {who}
        </button>
      )}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Om' }));
  expect(onOpen).toHaveBeenCalledWith(TRIPS[0]);
  fireEvent.click(screen.getByRole('button', { name: 'Pay for Om' }));
  expect(onPay).toHaveBeenCalledOnce();
  expect(onOpen).toHaveBeenCalledOnce();
});

test('[7.13] a first cell of several texts is one box, so that a folded row keeps them together', () => {
  const columns = [
    {
      key: 'who',
      title: 'Who',
      cell: ({ who }: Trip) => (
        <>
          <strong>{who}</strong>
          <br />
          <span>Kochi</span>
        </>
      ),
    },
  ];
  render(<DataTable caption="Trips" columns={columns} items={TRIPS.slice(0, 1)} keyOf={({ id }) => id} />);
  expect(screen.getByRole('rowheader').children).toHaveLength(1);
});

test('[7.13] words sort as in a dictionary, numbers by size, and what has no value comes last', () => {
  const order = (by: string, direction: 'asc' | 'desc') =>
    sortItems(TRIPS, { by, direction }, VALUES).map(({ id }) => id);
  expect(order('who', 'asc')).toEqual(['2', '3', '1']);
  expect(order('spent', 'asc')).toEqual(['1', '3', '2']);
  expect(order('spent', 'desc')).toEqual(['3', '1', '2']);
  expect(order('nothing', 'asc')).toEqual(['1', '2', '3']);
});
