// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { axeProblems } from '#components/testing/axe.ts';
import type { SharingView } from '#features/events/contract.ts';
import { ApiFailure } from '#lib/client/api-failure.ts';
import { Roommates } from './roommates.tsx';

type Tab = { sharing: SharingView; sent: unknown[]; refuse: Error | null };
const tab = vi.hoisted(() => ({ sent: [], refuse: null }) as unknown as Tab);
vi.mock('#lib/client/call-operation.ts', () => ({
  callOperation: ({ path }: { path: string }, { body }: { body?: unknown } = {}) => {
    if (body === undefined) return Promise.resolve(tab.sharing);
    tab.sent.push([path.replace('/api/events/roommates', ''), body]);
    return tab.refuse ? Promise.reject(tab.refuse) : Promise.resolve(tab.sharing);
  },
}));

const NOBODY: SharingView = {
  ...{ offered: true, closed: null, about: null, partner: null },
  ...{ received: [], sent: [], others: [] },
};
const RAVI = { guestId: 'esh_ravi', name: 'Ravi M.', about: 'Asleep at ten.' };
const MEERA = { guestId: 'esh_meera', name: 'Meera N.', about: 'I read late.' };
const show = (sharing: Partial<SharingView>) => {
  tab.sharing = { ...NOBODY, ...sharing };
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Roommates />
    </QueryClientProvider>,
  );
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => Object.assign(tab, { sent: [], refuse: null }));
afterEach(cleanup);

it('[1.2] a guest reads who sees what before they put themselves on the list with a line', async () => {
  const { container } = show({});
  await screen.findByText(/never your email or telephone number/);
  expect(await axeProblems(container)).toEqual([]);
  tab.refuse = new ApiFailure('INVALID_INPUT', 'No.', 400, { fields: { about: 'Leave out telephone numbers.' } });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Ring 98450 22812' } });
  fireEvent.click(button(/^Add me to the list/));
  await screen.findByText('Leave out telephone numbers.');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Ring 98450 22812');
  tab.refuse = null;
  tab.sharing = { ...NOBODY, about: 'Up at six.' };
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Up at six.' } });
  fireEvent.click(button(/^Add me to the list/));
  await screen.findByText('Nobody else is on the list yet');
  expect(tab.sent.at(-1)).toEqual(['', { about: 'Up at six.' }]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Share a room' }));
});

it('[1.2] a guest on the list answers requests, asks others and reads why they cannot ask one', async () => {
  const { container } = show({
    about: 'Up at six.',
    received: [RAVI],
    sent: [MEERA],
    others: [
      { ...RAVI, refused: 'This person has asked you. Accept or decline that request.' },
      { ...MEERA, refused: 'You have asked this person. Wait for the answer, or withdraw the request.' },
      { guestId: 'esh_arun', name: 'Arun D.', about: 'I snore.', refused: null },
      { guestId: 'esh_sita', name: 'Sita R.', about: 'Quiet.', refused: 'You cannot ask again.' },
    ],
  });
  await screen.findByText('Somebody asks you');
  expect(screen.getByText('3 other guests on the list')).toBeTruthy();
  expect(await axeProblems(container)).toEqual([]);
  fireEvent.click(button('Ask Arun D.'));
  await waitFor(() => expect(tab.sent).toEqual([['/ask', { guestId: 'esh_arun' }]]));
  await waitFor(() => expect(button('Withdraw the request: Meera N.')).toHaveProperty('disabled', false));
  fireEvent.click(button('Withdraw the request: Meera N.'));
  await waitFor(() => expect(tab.sent.at(-1)).toEqual(['/take-back', { guestId: 'esh_meera' }]));
  expect(screen.getByText('You cannot ask again.')).toBeTruthy();
  await waitFor(() => expect(button('Decline the request of Ravi M.')).toHaveProperty('disabled', false));
  fireEvent.click(button('Decline the request of Ravi M.'));
  await waitFor(() => expect(tab.sent.at(-1)).toEqual(['/answer', { guestId: 'esh_ravi', accepted: false }]));
  await waitFor(() => expect(button('Share a room with Ravi M.')).toHaveProperty('disabled', false));
  fireEvent.click(button('Share a room with Ravi M.'));
  await waitFor(() => expect(tab.sent.at(-1)).toEqual(['/answer', { guestId: 'esh_ravi', accepted: true }]));
});

it('[1.2] a refused request says why, and the line can be changed or taken away', async () => {
  show({ about: 'Up at six.', others: [{ ...RAVI, refused: null }] });
  await screen.findByText('1 other guest on the list');
  tab.refuse = new ApiFailure('STATE_BLOCKED', 'This person is no longer looking for somebody. Nothing was sent.', 409);
  fireEvent.click(button('Ask Ravi M.'));
  await screen.findByText(/no longer looking for somebody/);
  tab.refuse = null;
  fireEvent.click(button(/^Change your line/));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Up at six.');
  fireEvent.click(button(/^Close/));
  fireEvent.click(button(/^Leave the list/));
  await waitFor(() => expect(tab.sent.at(-1)).toEqual(['/leave', {}]));
});

it('[1.2] who shares a room ends that after reading what it does', async () => {
  const { container } = show({ about: 'Up at six.', partner: RAVI });
  await screen.findByText('You share a room with Ravi M.');
  expect(await axeProblems(container)).toEqual([]);
  fireEvent.click(button(/^Stop sharing/));
  expect(screen.getByText(/is told by email and cannot ask you again/)).toBeTruthy();
  expect(tab.sent).toEqual([]);
  fireEvent.click(button(/^Yes, stop sharing/));
  await waitFor(() => expect(tab.sent).toEqual([['/end', {}]]));
});

it.each([
  ['no rooms are kept', { offered: false, closed: 'No rooms are kept for this event.' }],
  ['the event is over', { closed: 'This event is over.' }],
])('[1.2] nothing is shown where %s', async (_, sharing) => {
  const { container } = show(sharing);
  await Promise.resolve();
  expect(within(container).queryByRole('heading')).toBeNull();
});
