import { describe, expect, it } from 'vitest';
import { companyQuote, quote } from './contract.ts';

const RATE = { roomTypeId: 'rty_1', ratePlanId: 'rpl_1' };

const stay = {
  checkIn: '2026-12-21',
  checkOut: '2026-12-23',
  rooms: [1, 2].map((adults) => ({ adults, childAges: [] })),
};

const body = { hotelId: 'htl_1', stay, shownTotal: 1 };

const party = { travellerIds: ['usr_1'], guests: 1 };

const problemsOf = (parsed: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('the rates of a quote', () => {
  it('[9.9] a stay of one room takes one', () => {
    const oneRoom = { ...stay, rooms: stay.rooms.slice(1) };
    expect(problemsOf(quote.body!.safeParse({ ...body, stay: oneRoom, rates: [RATE, RATE] }))).toEqual([
      'rates: Choose 1 rate, not 2.',
    ]);
  });

  it.each<[string, object, string[]]>([
    ['one rate for all rooms', RATE, []],
    ['one for each room', { rates: [RATE, RATE] }, []],
    ['none', {}, ['roomTypeId: Choose a room and a rate.']],
    ['a room without its rate', { roomTypeId: 'rty_1' }, ['roomTypeId: Choose a room and a rate.']],
    ['too few', { rates: [RATE] }, ['rates: Choose 2 rates, one for each room, not 1.']],
    ['an empty list', { rates: [] }, ['rates: Choose 2 rates, one for each room, not 0.']],
  ])('[7.20] %s', (_, rates, problems) => {
    expect(problemsOf(quote.body!.safeParse({ ...body, ...rates }))).toEqual(problems);
  });

  it.each<[string, object, string[]]>([
    ['one rate for all rooms', RATE, []],
    [
      'one for each room',
      { rates: [RATE, RATE] },
      [
        'rates: At work all rooms of a booking have one rate. Choose one rate for all rooms, or book the rooms one after the other.',
      ],
    ],
  ])('[7.20] [5.1] at a company: %s', (_, rates, problems) => {
    expect(problemsOf(companyQuote.body!.safeParse({ ...body, party, ...rates }))).toEqual(problems);
  });
});
