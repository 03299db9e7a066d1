// @vitest-environment jsdom
import '#tests/support/dialog-in-jsdom.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { axeProblems } from '#components/testing/axe.ts';
import { ApiFailure } from '#lib/client/api-failure.ts';
import { DeskEvents } from './desk-events.tsx';
import { HostedBy } from './hosted-by.tsx';
import { HostedEvents } from './hosted-events.tsx';
import { WhoRegistered } from './who-registered.tsx';

configure({ asyncUtilTimeout: 5000 }); // dialogs are fetched when they are needed

type Tab = { answers: Record<string, unknown>; sent: unknown[]; refuse: Error | null };
const tab = vi.hoisted((): Tab => ({ answers: {}, sent: [], refuse: null }));
vi.mock('#lib/client/call-operation.ts', () => ({
  callOperation: ({ method, path }: { method: string; path: string }, { body }: { body?: unknown } = {}) => {
    if (path === '/api/events/hosted/messages') return Promise.resolve({ messages: [], earlier: false, closed: null });
    if (body === undefined) return Promise.resolve(tab.answers[path]);
    tab.sent.push([method, path, body]);
    return tab.refuse ? Promise.reject(tab.refuse) : Promise.resolve({});
  },
}));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }), usePathname: () => '/events' }));

const EVENT = {
  code: 'EV-7K4M2Q9X3T',
  title: 'A housewarming',
  headline: 'We open our doors',
  about: 'Come for tea.',
  city: { slug: 'mysuru', label: 'Mysuru, Karnataka' },
  zone: 'Asia/Kolkata',
  hostName: 'Asha R.',
  venueName: 'Our house',
  venueAddress: '12 Lake Road',
  startsOn: '2027-01-15',
  startTime: '16:00',
  endsOn: '2027-01-16',
  endTime: '22:00',
  places: 12,
  programme: [{ day: '2027-01-15', at: '16:30', what: 'Tea', where: 'Garden' }],
  state: 'open',
  removal: null as string | null,
  registrations: 1,
  waiting: 1,
  people: 2,
};
const show = (screenOf: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {screenOf}
    </QueryClientProvider>,
  );
/** A button that can be busy has the words for it too, which jsdom does not hide. */
const button = (name: string, within_ = screen as Pick<typeof screen, 'getByRole'>) =>
  within_.getByRole('button', { name: new RegExp(`^${name}`) });

beforeEach(() => Object.assign(tab, { answers: {}, sent: [], refuse: null }));
afterEach(cleanup);

it('[1.2] the events of a host say how many come and where each stands', async () => {
  tab.answers['/api/events/hosted/list'] = {
    events: [EVENT, { ...EVENT, code: 'EV-2222222222', title: 'A walk', people: 0, state: 'cancelled' }],
  };
  show(<HostedEvents />);
  const rows = await screen.findAllByRole('link', { name: /housewarming|walk/ });
  expect(rows.map((row) => row.getAttribute('href'))).toEqual([
    '/events/registered?event=EV-7K4M2Q9X3T',
    '/events/registered?event=EV-2222222222',
  ]);
  expect(rows[0]?.textContent).toContain('2 people registered');
  expect(rows[1]?.textContent).toContain('Nobody is registered yet');
  expect(rows[1]?.textContent).toContain('Cancelled');
  expect(await axeProblems(document.body)).toEqual([]);
});

it('[1.2] a host sees names, people and days, and cancels after reading what that does', async () => {
  tab.answers['/api/events/hosted'] = EVENT;
  tab.answers['/api/events/hosted/registrations'] = {
    registrations: [
      {
        name: 'Latha Iyengar',
        people: 2,
        days: ['2027-01-15', '2027-01-16'],
        registeredAt: '2026-11-20T06:30:00.000Z',
      },
    ],
    count: 1,
    waiting: [
      {
        name: 'Ravi Nair',
        people: 1,
        days: ['2027-01-15'],
        joinedAt: '2026-11-20T06:30:00.000Z',
        offeredUntil: null,
      },
    ],
  };
  show(<WhoRegistered code={EVENT.code} page={1} />);
  const table = await screen.findByRole('table', { name: 'Who is registered' });
  expect(table.textContent).toContain('Latha Iyengar');
  expect(table.textContent).toContain('Fri 15 Jan 2027 and Sat 16 Jan 2027');
  expect(screen.getByRole('link', { name: /\/events\/EV-7K4M2Q9X3T$/ }).getAttribute('href')).toBe(
    '/events/EV-7K4M2Q9X3T',
  );
  expect(screen.getByText(/1 party waits for a place\./)).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Waiting list' }).textContent).toContain('Ravi Nair');
  expect(screen.getByText(/2 people, with 12 places on each day\./)).toBeTruthy();
  expect(await axeProblems(document.body)).toEqual([]);
  fireEvent.click(button('Cancel the event'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('We email 2 addresses that it is cancelled.');
  expect(await axeProblems(dialog)).toEqual([]);
  fireEvent.click(button('Cancel the event', within(dialog)));
  await waitFor(() => expect(tab.sent).toEqual([['POST', '/api/events/hosted/cancel', { code: EVENT.code }]]));
});

it('[1.2] a host of a removed event reads why, and can do nothing with it', async () => {
  tab.answers['/api/events/hosted'] = { ...EVENT, state: 'removed', removal: 'It asks for money.' };
  tab.answers['/api/events/hosted/registrations'] = { registrations: [], count: 0, waiting: [] };
  show(<WhoRegistered code={EVENT.code} page={1} />);
  expect(await screen.findByText('It asks for money.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Cancel the event/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Change the event' })).toBeNull();
  expect(await axeProblems(document.body)).toEqual([]);
});

it('[1.2] the page names the host, and reports with a reason', async () => {
  show(<HostedBy code={EVENT.code} host="Asha R." />);
  expect(document.body.textContent).toContain('Hosted by Asha R., a traveller. We have not checked this event');
  fireEvent.click(button('Report'));
  const dialog = await screen.findByRole('dialog');
  const message = 'Choose what is wrong with it.';
  tab.refuse = new ApiFailure('INVALID_INPUT', message, 400, { fields: { reason: message } });
  fireEvent.submit(dialog.querySelector('form')!);
  await within(dialog).findByText(message);
  expect(await axeProblems(dialog)).toEqual([]);
  tab.refuse = null;
  fireEvent.change(within(dialog).getByLabelText('What is wrong with it'), { target: { value: 'scam' } });
  fireEvent.submit(dialog.querySelector('form')!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(tab.sent.at(-1)).toEqual(['POST', '/api/events/report', { code: EVENT.code, reason: 'scam' }]);
});

it('[1.2] staff read what was reported, all of its words, and remove it with a reason at the version they read', async () => {
  tab.answers['/api/desk/events'] = {
    events: [
      {
        ...EVENT,
        version: 3,
        createdAt: '2026-11-20T06:30:00.000Z',
        messages: [],
        photographs: [],
        reports: [{ reason: 'scam', count: 2 }],
      },
    ],
    count: 1,
  };
  show(<DeskEvents show="reported" page={1} />);
  const [item] = within(await screen.findByRole('list', { name: 'Events' })).getAllByRole('listitem');
  for (const words of [
    'A housewarming',
    'By Asha R.',
    '2 reports: It asks for money or personal data, or is not real',
    'We open our doors',
    'Come for tea.',
    'Our house, 12 Lake Road, Mysuru, Karnataka',
    'Fri 15 Jan 2027, 16:30: Tea, Garden',
  ])
    expect(item?.textContent).toContain(words);
  expect(await axeProblems(document.body)).toEqual([]);
  fireEvent.change(screen.getByLabelText('Reason, where it is removed'), { target: { value: 'Not real.' } });
  fireEvent.click(button('Remove the event'));
  const body = { code: EVENT.code, version: 3, decision: 'remove', reason: 'Not real.' };
  await waitFor(() => expect(tab.sent).toEqual([['POST', '/api/desk/events/decide', body]]));
});
