// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure } from '#lib/client/api-failure.ts';
import type { ApprovalRequest } from '../../contract.ts';
import { DecideForm } from './decide-form.tsx';

type Answered = { reject: (error: Error) => void };
const tab = vi.hoisted(() => ({ sent: [] as unknown[], answered: null as Answered | null }));
vi.mock('#lib/client/call-operation.ts', () => ({
  callOperation: (_: unknown, { body }: { body: unknown }) =>
    new Promise((_, reject) => {
      tab.sent.push(body);
      tab.answered = { reject };
    }),
}));

const REQUEST = {
  bookingId: 'bkg_1',
  total: 5_000_00,
  now: '2026-12-01T06:30:00.000Z',
  trip: {
    currency: 'INR',
    zone: 'Asia/Kolkata',
    route: [{ from: 'BLR', to: 'DEL', fromName: 'Bengaluru', toName: 'Delhi', day: '2026-12-20' }],
  },
  mine: { standsInFor: [], approved: 0, asks: true },
  askedBy: { _id: 'usr_1', name: 'Om Prakash' },
  answerBy: null,
  silence: null,
} as unknown as ApprovalRequest;

const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message to Om Prakash');
const press = (name: RegExp) => fireEvent.click(screen.getAllByRole('button', { name })[0]!);
const refuse = (fields: Record<string, string>) =>
  act(async () => tab.answered?.reject(new ApiFailure('INVALID_INPUT', 'Check the form.', 400, { fields })));

beforeEach(() => {
  Object.assign(tab, { sent: [], answered: null });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DecideForm request={REQUEST} />
    </QueryClientProvider>,
  );
});
afterEach(cleanup);

it('[4.8] an answer to a request is sent once, whatever is pressed before it is saved', async () => {
  press(/^Approve/);
  await waitFor(() => expect(tab.sent).toHaveLength(1));
  press(/^Decline/);
  press(/^Ask a question first/);
  await act(async () => {});
  expect(tab.sent).toEqual([{ bookingId: 'bkg_1', answer: 'approve', amount: 5_000_00, note: '' }]);
});

it('[4.8] a missing message is told beside it until something is typed, for each of the answers', async () => {
  for (const [button, name] of [
    [/^Decline/, 'note'],
    [/^Ask a question first/, 'text'],
  ] as const) {
    const sent = tab.sent.length;
    press(button);
    await waitFor(() => expect(tab.sent).toHaveLength(sent + 1));
    await refuse({ [name]: 'Write a message.' });
    expect(screen.getByText('Write a message.')).toBeTruthy();
    expect(document.activeElement).toBe(message());
    fireEvent.change(message(), { target: { value: `A ${name}` } });
    expect(screen.queryByText('Write a message.')).toBeNull();
  }
});

it('[4.8] a refused ceiling for other flights has the focus; Enter in it approves nothing', async () => {
  fireEvent.click(screen.getByLabelText(/^Also other flights/));
  const ceiling = screen.getByLabelText<HTMLInputElement>('At most, for the whole trip');
  press(/^Approve up to/);
  await waitFor(() => expect(tab.sent).toHaveLength(1));
  await refuse({ upTo: 'That is too much.' });
  expect(screen.getByText('That is too much.')).toBeTruthy();
  expect(document.activeElement).toBe(ceiling);
  fireEvent.submit(ceiling.form!);
  fireEvent.change(ceiling, { target: { value: '1' } });
  press(/^Approve up to/);
  await screen.findByText(/^Enter ₹.+ or more/);
  expect(tab.sent).toHaveLength(1);
});
