import { describe, expect, it } from 'vitest';
import { guestDetails } from '../../people.contract.ts';
import type { StayBooking } from '../../contract.ts';
import { besideGuests } from './beside-guests.ts';
import { detailsOf, everybody, startingValues } from './guest-values.ts';

const PRIYA = { firstName: 'Priya', lastName: 'Raghavan', email: 'priya@example.com', mobile: '9000000000' };
const TRAVELLERS = [
  { userId: 'usr_2', name: 'Nikhil Kumar Bose' },
  { userId: 'usr_1', name: 'Priya Raghavan' },
];
const booking = (travellers: { userId: string | null; name: string }[] | null = null) =>
  ({
    details: null,
    company: travellers && { travellers, fields: { costCentre: '', project: '', purpose: '' } },
  }) as unknown as StayBooking;
const names = (start: ReturnType<typeof startingValues>) =>
  start.guests.map(({ firstName, lastName }) => [firstName, lastName]);

describe('[7.20] the guests of a stay, as their form begins', () => {
  it('nobody’s title is assumed, and without one the form is refused beside it', () => {
    const start = startingValues(booking(), 2, PRIYA);
    expect(start.guests.map(({ title }) => title)).toEqual(['', '']);
    const { error } = guestDetails.safeParse(detailsOf(start));
    expect(error?.issues.find(({ path }) => path.join('.') === 'guests.0.title')?.message).toBe('Choose a title.');
  });

  it('the other guests of a shared room are named or left empty; errors find their fields', () => {
    const start = startingValues(booking(), 2, PRIYA, [3, 1]);
    expect(start.guests.map(({ others }) => others.length)).toEqual([2, 0]);
    expect(detailsOf(start).guests[0]).not.toHaveProperty('others');
    const second = { title: '' as const, firstName: 'Ravi', lastName: 'Rao' };
    const [room, single] = start.guests;
    const typed = { ...start, guests: [{ ...room!, others: [room!.others[0]!, second] }, single!] };
    expect(detailsOf(typed).guests[0]?.others).toEqual([second]);
    expect(everybody(detailsOf(typed)).map(({ firstName }) => firstName)).toEqual(['Priya', 'Ravi', '']);
    expect(besideGuests({ 'guests.0.others.0.title': 'Choose a title.', email: 'no' }, typed)).toEqual({
      'guests.0.others.1.title': 'Choose a title.',
      email: 'no',
    });
  });

  it('the signed-in person is the guest of the first room', () => {
    expect(names(startingValues(booking(), 2, PRIYA))).toEqual([
      ['Priya', 'Raghavan'],
      ['', ''],
    ]);
  });

  it('at work everybody is named, in a room of their own or a shared one', () => {
    expect(names(startingValues(booking(TRAVELLERS), 2, PRIYA))).toEqual([
      ['Nikhil', 'Kumar Bose'],
      ['Priya', 'Raghavan'],
    ]);
    const shared = startingValues(booking(TRAVELLERS), 1, PRIYA, [2]);
    expect(names(shared)).toEqual([['Nikhil', 'Kumar Bose']]);
    expect(shared.guests[0]?.others).toEqual([{ title: '', firstName: 'Priya', lastName: 'Raghavan' }]);
    const [three] = startingValues(
      booking([...TRAVELLERS, { userId: 'usr_3', name: 'Om Rao' }]),
      2,
      PRIYA,
      [2, 1],
    ).guests;
    expect(three?.others.map(({ firstName }) => firstName)).toEqual(['Priya']);
    const withGuest = [TRAVELLERS[1]!, { userId: null, name: '1 guest' }];
    expect(names(startingValues(booking(withGuest), 2, PRIYA))).toEqual([
      ['Priya', 'Raghavan'],
      ['', ''],
    ]);
  });
});
