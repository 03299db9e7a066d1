// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { axeProblems } from '#components/testing/axe.ts';
import { ApiFailure } from '#lib/client/api-failure.ts';
import type { HostedEvent } from '../../contract.ts';
import { EventForm } from './event-form.tsx';

const tab = vi.hoisted(() => ({ calls: [] as { body: unknown }[], answer: (): unknown => null, opened: '' }));
vi.mock('#lib/client/call-operation.ts', () => ({
  callOperation: (_: unknown, asked: { body: unknown }) => {
    tab.calls.push(asked);
    return Promise.resolve().then(tab.answer);
  },
}));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: (to: string) => void (tab.opened = to) }) }));

const EVENT: HostedEvent = {
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
  endsOn: '2027-01-15',
  endTime: '22:00',
  places: 12,
  programme: [{ day: '2027-01-15', at: '16:30', what: 'Tea', where: '' }],
  state: 'open',
  removal: null,
  registrations: 0,
  people: 0,
  waiting: 0,
};
const show = (event: HostedEvent | null) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EventForm event={event} />
    </QueryClientProvider>,
  );
const field = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
/** A button that can be busy has the words for it too, which jsdom does not hide. */
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
const refuse = (fields: Record<string, string>) => () => {
  throw new ApiFailure('INVALID_INPUT', 'refused', 400, { fields });
};

beforeEach(() => {
  Object.assign(tab, { calls: [], answer: () => EVENT, opened: '' });
  sessionStorage.clear();
});
afterEach(cleanup);

it('[1.2] the form of an event sends what is typed, and opens the page of the event', async () => {
  show(EVENT);
  expect(field('Title of the event').value).toBe('A housewarming');
  type('Title of the event', 'A dinner');
  type('Places', '15');
  press('Save the changes');
  await waitFor(() => expect(tab.opened).toBe('/events/registered?event=EV-7K4M2Q9X3T'));
  expect(tab.calls[0]?.body).toMatchObject({ title: 'A dinner', places: 15, city: 'mysuru', code: EVENT.code });
  expect(tab.calls[0]?.body).not.toHaveProperty('cityLabel');
});

it('[5.12] what the server refuses stands beside its field, which gets the focus, and nothing typed is lost', async () => {
  tab.answer = refuse({ city: 'Choose the city.', places: 'Enter a number.', 'programme.0.what': 'Say what happens.' });
  show(null);
  type('Title of the event', 'A dinner');
  press('Add a line');
  expect(document.activeElement).toBe(field('Day of line 1'));
  type('Places', 'many');
  press('Make the event');
  await waitFor(() => expect(document.activeElement).toBe(field('City')));
  expect(tab.calls[0]?.body).toMatchObject({ places: 0 });
  for (const [label, words] of [
    ['City', 'Choose the city.'],
    ['Places', 'Enter a number.'],
    ['What happens', 'Say what happens.'],
  ] as const)
    expect(
      document.getElementById(field(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent,
    ).toBe(words);
  expect(screen.getAllByText('Choose the city.')).toHaveLength(1);
  expect([field('Title of the event').value, field('Places').value]).toEqual(['A dinner', 'many']);
  expect(await axeProblems(document.body)).toEqual([]);
});

it('[5.12] what was typed is there again after leaving the page, until it is saved', async () => {
  show(null);
  type('Title of the event', 'A dinner');
  press('Add a line');
  type('What happens', 'Soup');
  cleanup();
  show(null);
  expect(screen.getByRole('status').textContent).toContain('are still here');
  expect([field('Title of the event').value, field('What happens').value]).toEqual(['A dinner', 'Soup']);
  press('Make the event');
  await waitFor(() => expect(tab.opened).not.toBe(''));
  cleanup();
  show(null);
  expect(field('Title of the event').value).toBe('');
});

it('[1.2] a line that is removed takes nothing else along, and the focus goes to the button that adds one', () => {
  show({
    ...EVENT,
    programme: ['Tea', 'Soup', 'Cake'].map((what) => ({ day: EVENT.startsOn, at: '16:30', what, where: '' })),
  });
  press('Remove line 2 of the programme');
  expect(screen.getAllByLabelText<HTMLInputElement>('What happens').map(({ value }) => value)).toEqual(['Tea', 'Cake']);
  expect(document.activeElement?.textContent).toBe('Add a line');
});
