// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { DeskTransport } from '../../contract.ts';
import { QuoteForm } from './quote-form.tsx';

const tab = vi.hoisted(() => ({ sent: [] as unknown[] }));
vi.mock('#lib/client/call-operation.ts', () => ({
  callOperation: (_: unknown, { body }: { body: unknown }) => {
    tab.sent.push(body);
    return Promise.resolve({});
  },
}));

afterEach(cleanup);

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: /^Send the quote/ }));

it('[4.9] a quote with an amount that cannot be read is not sent, and the focus goes to the amount', async () => {
  const request = { companyId: 'cmp_1', bookingId: 'trq_1', startsAt: new Date().toISOString() } as DeskTransport;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <QuoteForm request={request} onSent={() => {}} />
    </QueryClientProvider>,
  );
  type(/^Offer/, 'Toyota Etios with driver');
  type(/^Fare/, '3,500');
  type(/^Cancellation charge/, 'half');
  send();
  await waitFor(() => expect(document.activeElement).toBe(field(/^Cancellation charge/)));
  expect(screen.getByText('Enter an amount in rupees, such as 5,00,000.')).toBeTruthy();
  expect(tab.sent).toEqual([]);
  type(/^Cancellation charge/, '500');
  expect(field(/^Cancellation charge/).hasAttribute('aria-invalid')).toBe(false);
  send();
  await waitFor(() =>
    expect(tab.sent).toEqual([expect.objectContaining({ fare: 3_500_00, fee: 0, charge: 500_00, freeUntil: null })]),
  );
});
