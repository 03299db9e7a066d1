// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { axeProblems } from '#components/testing/axe.ts';
import { ApiFailure } from '#lib/client/api-failure.ts';
import type { EventMessage } from '../../contract.ts';
import { GuestMessages } from './guest-messages.tsx';

type Asked = { path: string; body: unknown };
type Answer = { messages: EventMessage[]; earlier: boolean; closed: string | null; emails: boolean };
type Tab = { asked: Asked[]; list: Answer; before: Record<string, Answer>; refuse: Error | null };
const tab = vi.hoisted((): Tab => ({ asked: [], list: {} as Answer, before: {}, refuse: null }));
vi.mock('#lib/client/call-operation.ts', () => ({
  callOperation: (
    { path }: { path: string },
    { body, query }: { body?: unknown; query?: { before?: string } } = {},
  ) => {
    if (body !== undefined) tab.asked.push({ path, body });
    if (query?.before) return Promise.resolve(tab.before[query.before]);
    return body !== undefined && tab.refuse ? Promise.reject(tab.refuse) : Promise.resolve(tab.list);
  },
}));

const aMessage = (over: Partial<EventMessage> = {}): EventMessage => ({
  messageId: 'emg_1',
  name: 'Asha R.',
  isHost: true,
  isOwn: false,
  isReported: false,
  text: 'Bring a coat.',
  writtenAt: '2026-11-20T06:30:00.000Z',
  ...over,
});
const show = async (host: string | null = 'Asha R.') => {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <GuestMessages host={host} />
    </QueryClientProvider>,
  );
  await screen.findByLabelText(/Email me about new messages/);
};
const log = () => within(screen.getByRole('log')).getAllByRole('listitem');
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your message');
const send = () => fireEvent.submit(field().form!);

beforeEach(() => {
  Element.prototype.scrollTo = () => undefined; // jsdom lays nothing out
  Object.assign(tab, {
    asked: [],
    before: {},
    refuse: null,
    list: { messages: [aMessage()], earlier: false, closed: null, emails: true },
  });
});
afterEach(cleanup);

it('[1.2] messages say who wrote them, and only others’ can be reported, once', async () => {
  tab.list.messages = [
    aMessage(),
    aMessage({ messageId: 'emg_2', isHost: false, isOwn: true, name: 'Latha I.', text: 'I will.' }),
    aMessage({ messageId: 'emg_3', isHost: false, name: 'Ravi', text: null }),
    aMessage({ messageId: 'emg_4', isHost: false, name: 'Ravi', isReported: true }),
  ];
  await show();
  const items = log();
  expect(items.map((item) => within(item).queryByRole('button', { name: 'Report' }) !== null)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(items.map((item) => item.textContent?.split(' · ')[0])).toEqual(['Asha R., host', 'You', 'Ravi', 'Ravi']);
  expect(items[2]?.textContent).toContain('This message was hidden.');
  expect(await axeProblems(document.body)).toEqual([]);
  fireEvent.click(within(items[0]!).getByRole('button', { name: 'Report' }));
  await waitFor(() =>
    expect(tab.asked).toContainEqual({ path: '/api/events/messages/report', body: { messageId: 'emg_1' } }),
  );
});

it('[1.2] the newest message that was shown is told as read, so that no email counts it', async () => {
  await show();
  await waitFor(() => expect(tab.asked).toEqual([{ path: '/api/events/messages/seen', body: { messageId: 'emg_1' } }]));
});

it('[5.12] a message that is refused stays in its field, with the reason beside it; one that is sent leaves it', async () => {
  await show();
  fireEvent.change(field(), { target: { value: 'Call 98450 22812' } });
  const fields = { text: 'Leave out telephone numbers.' };
  tab.refuse = new ApiFailure('INVALID_INPUT', fields.text, 400, { fields });
  send();
  await screen.findByText('Leave out telephone numbers.');
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('Call 98450 22812');
  tab.refuse = null;
  fireEvent.change(field(), { target: { value: 'I come.' } });
  tab.list = {
    ...tab.list,
    messages: [...tab.list.messages, aMessage({ messageId: 'emg_5', isOwn: true, text: 'I come.' })],
  };
  send();
  await waitFor(() => expect(log()).toHaveLength(2));
  await waitFor(() => expect(field().value).toBe(''));
});

it('[1.2] where nobody can write any more there is no field, and the email can still be turned off', async () => {
  tab.list = {
    messages: [],
    earlier: false,
    closed: 'This event is over, so nobody can write any more.',
    emails: true,
  };
  await show();
  expect(screen.queryByLabelText('Your message')).toBeNull();
  expect(screen.getByText('Nobody has written yet.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/Email me about new messages/));
  await waitFor(() => expect(tab.asked).toEqual([{ path: '/api/events/messages/emails', body: { wanted: false } }]));
});

it('[2.4] at an event of the operator the team is its organiser', async () => {
  tab.list.messages = [aMessage({ name: 'Sarai team' })];
  await show(null);
  expect(log()[0]?.textContent).toMatch(/^Sarai team, organiser · /);
  expect(screen.getByText(/^Everybody who is registered, and the Sarai team, can read it\./)).toBeTruthy();
});

it('[1.2] earlier messages are loaded above the newest, page by page, and are not told to a reader of screens', async () => {
  const page = (ids: string[], earlier: boolean) => ({
    ...tab.list,
    earlier,
    messages: ids.map((messageId) => aMessage({ messageId, text: messageId })),
  });
  tab.list = page(['emg_5', 'emg_6'], true);
  tab.before = { emg_5: page(['emg_3', 'emg_4'], true), emg_3: page(['emg_2'], false) };
  await show();
  const more = () => screen.queryByRole('button', { name: /Show earlier messages/ });
  const earlier = () => within(screen.getByRole('list', { name: 'Earlier messages' })).getAllByRole('listitem');
  const texts = () =>
    within(screen.getByRole('group', { name: 'Messages' }))
      .getAllByText(/^emg_/)
      .map((text) => text.textContent);
  fireEvent.click(more()!);
  await waitFor(() => expect(texts()).toEqual(['emg_3', 'emg_4', 'emg_5', 'emg_6']));
  fireEvent.click(more()!);
  await waitFor(() => expect(texts()).toEqual(['emg_2', 'emg_3', 'emg_4', 'emg_5', 'emg_6']));
  expect(more()).toBeNull();
  expect(earlier()).toHaveLength(3);
  expect(log()).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Messages' }));
  expect(await axeProblems(document.body)).toEqual([]);
});
