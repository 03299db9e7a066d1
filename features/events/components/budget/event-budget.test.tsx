// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { axeProblems } from '#components/testing/axe.ts';
import type { EventBudget as Budget } from '#features/events/contract.ts';
import { ApiFailure } from '#lib/client/api-failure.ts';
import { EventBudget } from './event-budget.tsx';

type Sent = { total: number; lines: unknown[]; version: number };
type Tab = { budget: Budget; sent: Sent[]; refuse: Error | null };
const tab = vi.hoisted(() => ({ sent: [], refuse: null }) as unknown as Tab);
vi.mock('#lib/client/call-operation.ts', () => ({
  callOperation: (_: unknown, { body }: { body?: Sent } = {}) => {
    if (!body) return Promise.resolve(tab.budget);
    tab.sent.push(body);
    return tab.refuse
      ? Promise.reject(tab.refuse)
      : Promise.resolve({ ...tab.budget, ...body, version: body.version + 1 });
  },
}));

const EMPTY: Budget = { total: 0, lines: [], version: 0, people: 4 };
const HALL = { category: 'venue', description: 'The hall', planned: 5_000_000, paid: 2_000_000 } as const;
const show = (budget: Budget) => {
  tab.budget = budget;
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <EventBudget code="EV-7K4M2Q9X3T" by="host" />
    </QueryClientProvider>,
  );
};
const button = (name: RegExp) => screen.getByRole('button', { name });
const type = (label: string | RegExp, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

beforeEach(() => Object.assign(tab, { sent: [], refuse: null }));
afterEach(cleanup);

it('[1.2] a host makes a budget line by line and reads at once what is left', async () => {
  const { container } = show(EMPTY);
  await screen.findByText('Nothing is planned yet.');
  fireEvent.click(button(/^Make a budget/));
  type('Total', '1 lakh');
  fireEvent.click(button(/^Add a line/));
  expect(document.activeElement).toBe(screen.getByLabelText('Line 1'));
  type('Description', 'The hall');
  type('Planned', '50,000');
  type('Paid so far', '20000');
  expect(screen.getByText('₹50,000 of ₹100,000 is left.')).toBeTruthy();
  expect(screen.getByText(/₹20,000 is paid, ₹30,000 is still to pay/)).toBeTruthy();
  expect(screen.getByText(/About ₹12,500 for each of the 4 people/)).toBeTruthy();
  expect(await axeProblems(container)).toEqual([]);
  fireEvent.click(button(/^Save the budget/));
  await screen.findByRole('table', { name: 'Budget' });
  expect(tab.sent).toEqual([{ code: 'EV-7K4M2Q9X3T', total: 10_000_000, lines: [HALL], version: 0 }]);
  expect(document.activeElement).toBe(button(/^Change the budget/));
  expect(await axeProblems(container)).toEqual([]);
});

it('[1.2] an amount that cannot be read is not sent; the message stands beside it', async () => {
  show({ ...EMPTY, version: 1, total: 10_000_000, lines: [HALL] });
  fireEvent.click(await screen.findByRole('button', { name: /^Change the budget/ }));
  type('Planned', 'some');
  fireEvent.click(button(/^Save the budget/));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Planned')));
  expect(screen.getByText('Enter an amount in rupees, such as 5,00,000.')).toBeTruthy();
  expect(tab.sent).toEqual([]);
  fireEvent.click(button(/^Remove line 1 of the budget/));
  expect(document.activeElement).toBe(button(/^Add a line/));
});

it('[1.2] of two tabs the second keeps what was typed, sees what was saved, and chooses', async () => {
  show({ ...EMPTY, version: 1, total: 10_000_000, lines: [HALL] });
  fireEvent.click(await screen.findByRole('button', { name: /^Change the budget/ }));
  type('Total', '90,000');
  tab.refuse = new ApiFailure('CONFLICT', 'This budget was saved in another tab.', 409);
  tab.budget = { ...EMPTY, version: 2, total: 20_000_000, lines: [{ ...HALL, description: 'A tent' }] };
  fireEvent.click(button(/^Save the budget/));
  const conflict = await screen.findByRole('region', { name: 'Saved meanwhile' });
  expect(within(conflict).getByText('A tent')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Total').value).toBe('90,000');
  tab.refuse = null;
  fireEvent.click(button(/^Save mine in its place/));
  await screen.findByRole('table', { name: 'Budget' });
  expect(tab.sent.at(-1)).toMatchObject({ total: 9_000_000, lines: [HALL], version: 2 });
});

it('[1.2] of two tabs the second goes on with what the first saved', async () => {
  show({ ...EMPTY, version: 1, total: 10_000_000, lines: [HALL] });
  fireEvent.click(await screen.findByRole('button', { name: /^Change the budget/ }));
  tab.refuse = new ApiFailure('CONFLICT', 'This budget was saved in another tab.', 409);
  tab.budget = { ...EMPTY, version: 2, total: 20_000_000, lines: [{ ...HALL, description: 'A tent' }] };
  fireEvent.click(button(/^Save the budget/));
  fireEvent.click(await screen.findByRole('button', { name: /^Discard mine/ }));
  expect(screen.getByLabelText<HTMLInputElement>('Description').value).toBe('A tent');
  expect(screen.queryByRole('region', { name: 'Saved meanwhile' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Total'));
});
