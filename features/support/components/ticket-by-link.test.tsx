// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { axeProblems } from '#components/testing/axe.ts';
import { ApiFailure } from '#lib/client/api-failure.ts';
import type { Ticket } from '../contract.ts';
import { TicketByLink } from './ticket-by-link.tsx';

type Tab = { ticket: Ticket; sent: unknown[]; refuse: Error | null };
const tab = vi.hoisted((): Tab => ({ ticket: {} as Ticket, sent: [], refuse: null }));
vi.mock('#lib/client/call-operation.ts', () => ({
  callOperation: ({ path }: { path: string }, { body }: { body: { message?: string } }) => {
    if (tab.refuse) return Promise.reject(tab.refuse);
    if (path === '/api/enquiries/ticket/messages') {
      tab.sent.push(body);
      const asked = { from: 'asker' as const, text: body.message ?? '', at: '2026-11-26T06:30:00.000Z' };
      tab.ticket = { ...tab.ticket, isWaiting: true, messages: [...tab.ticket.messages, asked] };
    }
    return Promise.resolve(tab.ticket);
  },
}));

beforeEach(() => {
  window.location.hash = '#token=abc';
  Object.assign(tab, {
    sent: [],
    refuse: null,
    ticket: {
      number: 'HELP-7K4M-2Q9X',
      topic: 'refund',
      bookingCode: 'KV 48 213',
      isWaiting: false,
      messages: [
        { from: 'asker', text: 'When does the money come?', at: '2026-11-25T06:30:00.000Z' },
        { from: 'staff', text: 'Within seven days.', at: '2026-11-25T08:30:00.000Z' },
      ],
      takesFollowUp: true,
      openUntil: '2026-12-25T08:30:00.000Z',
    },
  });
});
afterEach(cleanup);

const items = () => within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');

it('[7.20] the page of a question shows its messages, and adds one by its link', async () => {
  render(<TicketByLink />);
  await screen.findByRole('heading', { level: 1, name: 'Your question HELP-7K4M-2Q9X' });
  expect(items().map((item) => item.textContent?.split(',')[0])).toEqual(['You', 'Sarai']);
  expect(screen.getByRole('status').textContent).toContain('Answered.');
  expect(await axeProblems(document.body)).toEqual([]);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Your message');
  fireEvent.change(field, { target: { value: 'It has not come.' } });
  fireEvent.submit(field.form!);
  expect(await screen.findByText('It has not come.', { selector: 'p' })).toBeTruthy();
  expect(tab.sent).toEqual([{ token: 'abc', message: 'It has not come.' }]);
  expect(screen.getByRole('status').textContent).toContain('Waiting for our answer');
  expect(field.value).toBe('');
});

it('[7.20] what is wrong with a message stands beside it, and has the focus', async () => {
  render(<TicketByLink />);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your message');
  tab.refuse = new ApiFailure('INVALID_INPUT', 'Check the form.', 400, { fields: { message: 'Write your message.' } });
  const send = screen.getByRole('button', { name: /^Send the message/ });
  send.focus();
  fireEvent.click(send);
  expect(await screen.findByText('Write your message.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it('[7.20] a question with all its messages asks for a new one', async () => {
  tab.ticket.takesFollowUp = false;
  render(<TicketByLink />);
  const link = await screen.findByRole('link', { name: 'Ask a new question' });
  expect(link.getAttribute('href')).toBe('/help/ask?booking=KV+48+213');
  expect(screen.queryByLabelText('Your message')).toBeNull();
});

it('[7.20] a link that has ended, or has no token, says so', async () => {
  tab.refuse = new ApiFailure('LINK_INVALID', 'This link is incomplete or has ended.', 400);
  render(<TicketByLink />);
  expect(await screen.findByText('This link is incomplete or has ended.')).toBeTruthy();
  cleanup();
  window.location.hash = '';
  render(<TicketByLink />);
  await screen.findByRole('heading', { level: 1, name: 'This link cannot be used' });
  expect(screen.getByRole('link', { name: 'Ask a question' }).getAttribute('href')).toBe('/help/ask');
  expect(await axeProblems(document.body)).toEqual([]);
});
