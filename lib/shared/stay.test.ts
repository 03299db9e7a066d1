import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './dates.ts';
import {
  describeRooms,
  formatRooms,
  parseRooms,
  stay,
  STAY_LIMITS,
  stayParams,
  stayProblems,
  stayQuery,
  type RoomOccupancy,
} from './stay.ts';

const TODAY = '2026-11-21';
const couple: RoomOccupancy = { adults: 2, childAges: [] };
const aStay = (changes: Partial<{ checkIn: string; checkOut: string; rooms: unknown[] }> = {}) => ({
  checkIn: '2026-12-12',
  checkOut: '2026-12-15',
  rooms: [couple],
  ...changes,
});

/** The messages a form shows, by field. */
function messages(value: unknown): Record<string, string> {
  const issues = stay.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}

const aRoom = fc.record({
  adults: fc.integer({ min: 1, max: STAY_LIMITS.adultsPerRoom }),
  childAges: fc.array(fc.integer({ min: 0, max: STAY_LIMITS.childAge }), { maxLength: STAY_LIMITS.childrenPerRoom }),
});
const someRooms = fc.array(aRoom, { minLength: 1, maxLength: STAY_LIMITS.rooms });

describe('[5.12] what is wrong with a stay, beside its field', () => {
  it.each<[string, unknown, Record<string, string>]>([
    ['nothing', aStay(), {}],
    ['reversed dates', aStay({ checkOut: '2026-12-10' }), { checkOut: 'Check-out must be after check-in.' }],
    ['no night at all', aStay({ checkOut: '2026-12-12' }), { checkOut: 'Check-out must be after check-in.' }],
    ['the longest stay', aStay({ checkOut: addDays('2026-12-12', 30) }), {}],
    [
      'a night too many',
      aStay({ checkOut: addDays('2026-12-12', 31) }),
      { checkOut: 'A stay is at most 30 nights; this one is 31.' },
    ],
    [
      '400 nights',
      aStay({ checkOut: addDays('2026-12-12', 400) }),
      { checkOut: 'A stay is at most 30 nights; this one is 400.' },
    ],
    ['a day that does not exist', aStay({ checkIn: '2026-02-29' }), { checkIn: 'Choose a check-in date.' }],
    [
      'no dates',
      aStay({ checkIn: '', checkOut: 'soon' }),
      { checkIn: 'Choose a check-in date.', checkOut: 'Choose a check-out date.' },
    ],
    [
      'dates left out',
      { rooms: [couple] },
      { checkIn: 'Choose a check-in date.', checkOut: 'Choose a check-out date.' },
    ],
    ['no room', aStay({ rooms: [] }), { rooms: 'Choose at least one room.' }],
    ['eight rooms', aStay({ rooms: Array(8).fill(couple) }), {}],
    [
      '50 rooms',
      aStay({ rooms: Array(50).fill(couple) }),
      { rooms: 'We book at most 8 rooms at once. For more, make a second booking.' },
    ],
    [
      'a room without adults',
      aStay({ rooms: [{ adults: 0, childAges: [5] }] }),
      { 'rooms.0.adults': 'A room needs at least one adult.' },
    ],
    [
      'nine adults in a room',
      aStay({ rooms: [couple, { adults: 9, childAges: [] }] }),
      { 'rooms.1.adults': 'A room takes at most 8 adults.' },
    ],
    [
      'half an adult',
      aStay({ rooms: [{ adults: 1.5, childAges: [] }] }),
      { 'rooms.0.adults': 'Choose how many adults.' },
    ],
    ['a child of 17', aStay({ rooms: [{ adults: 1, childAges: [17] }] }), {}],
    [
      'a child of 40',
      aStay({ rooms: [{ adults: 1, childAges: [4, 40] }] }),
      { 'rooms.0.childAges.1': 'A child is 17 or younger; count older guests as adults.' },
    ],
    [
      'a child yet to be born',
      aStay({ rooms: [{ adults: 1, childAges: [-1] }] }),
      { 'rooms.0.childAges.0': 'An age cannot be below 0.' },
    ],
    [
      'seven children',
      aStay({ rooms: [{ adults: 1, childAges: Array(7).fill(3) }] }),
      { 'rooms.0.childAges': 'A room takes at most 6 children.' },
    ],
  ])('[5.12] %s', (_, value, problems) => {
    expect(messages(value)).toEqual(problems);
  });

  it.each([
    ['yesterday', -1, { checkIn: 'Check-in is in the past. Choose today or later.' }],
    ['today', 0, {}],
    ['the last day we sell', 364, {}],
    ['a day beyond', 365, { checkIn: 'We sell rooms 364 days ahead. Choose an earlier date.' }],
  ])('[5.12] check-in %s', (_, days, problems) => {
    const checkIn = addDays(TODAY, days);
    expect(stayProblems({ checkIn, checkOut: addDays(checkIn, 2), rooms: [couple] }, TODAY)).toEqual(problems);
  });

  it('[5.12] whatever is sent gets messages, never an exception', () => {
    fc.assert(fc.property(fc.anything(), (rubbish) => void stay.safeParse(rubbish)));
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.anything(),
        (checkIn, checkOut, rooms) => void stay.safeParse({ checkIn, checkOut, rooms }),
      ),
    );
  });
});

describe('[2.4] rooms as one word of a URL', () => {
  it.each<[string, RoomOccupancy[]]>([
    ['2', [couple]],
    [
      '2-5.9_1',
      [
        { adults: 2, childAges: [5, 9] },
        { adults: 1, childAges: [] },
      ],
    ],
    ['1-0', [{ adults: 1, childAges: [0] }]],
  ])('[2.4] %s', (word, rooms) => {
    expect(parseRooms(word)).toEqual(rooms);
    expect(formatRooms(rooms)).toBe(word);
  });

  it('[2.4] reads back what it wrote', () => {
    fc.assert(fc.property(someRooms, (rooms) => void expect(parseRooms(formatRooms(rooms))).toEqual(rooms)));
  });

  it.each([
    '',
    '_',
    '2_',
    '_2',
    '2-',
    '-5',
    '2-5.',
    '2--5',
    '2-5..9',
    '2.5',
    '1e3',
    '0x2',
    ' 2',
    '2 ',
    '-2',
    '1000',
    '2;drop',
    '२',
    '__proto__',
  ])('[5.12] “%s” is no rooms', (word) => {
    expect(parseRooms(word)).toEqual([]);
  });

  it('[5.12] rubbish gives whole numbers or nothing, and quickly', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789-._') })), (word) => {
        for (const room of parseRooms(word))
          expect([room.adults, ...room.childAges].every(Number.isInteger)).toBe(true);
      }),
    );
    expect(parseRooms(`${'1-1.1_'.repeat(20_000)}x`)).toEqual([]);
  });

  it.each<[RoomOccupancy[], string]>([
    [[couple], '2 adults · 1 room'],
    [[{ adults: 1, childAges: [] }], '1 adult · 1 room'],
    [[{ adults: 2, childAges: [5] }], '2 adults, 1 child · 1 room'],
    [[{ adults: 2, childAges: [5, 9] }, couple], '4 adults, 2 children · 2 rooms'],
  ])('[2.4] people read %o as “%s”', (rooms, words) => {
    expect(describeRooms(rooms)).toBe(words);
  });
});

describe('[2.4] a stay in the query of a page', () => {
  it('[2.4] reads back what it wrote', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 1, max: 30 }),
        someRooms,
        (ahead, nights, rooms) => {
          const value = { checkIn: addDays(TODAY, ahead), checkOut: addDays(TODAY, ahead + nights), rooms };
          expect(stayQuery.parse(stayParams(value))).toEqual(value);
        },
      ),
    );
  });

  it('[2.4] two adults in one room are meant when nothing is said', () => {
    expect(stayQuery.parse({ checkin: '2026-12-12', checkout: '2026-12-15' }).rooms).toEqual([couple]);
  });

  it.each([
    [
      { checkin: '2026-12-12', checkout: '2026-12-15', rooms: Array(50).fill('2').join('_') },
      'We book at most 8 rooms at once. For more, make a second booking.',
    ],
    [
      { checkin: '2026-12-12', checkout: '2026-12-15', rooms: '2-40' },
      'A child is 17 or younger; count older guests as adults.',
    ],
    [{ checkin: '2026-12-12', checkout: '2026-12-15', rooms: 'many' }, 'Choose at least one room.'],
    [{ checkin: 'x', checkout: '2026-12-15' }, 'Choose a check-in date.'],
    [{ checkout: '2026-12-15' }, 'Choose a check-in date.'],
    [{ checkin: '2026-12-12' }, 'Choose a check-out date.'],
  ])('[5.12] %o is refused in words a person reads', (query, message) => {
    expect(stayQuery.safeParse(query).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
