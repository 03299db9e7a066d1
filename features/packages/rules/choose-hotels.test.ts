import { describe, expect, it } from 'vitest';
import type { PackageDay } from '../contract.ts';
import { JOURNEYS } from '../data/journeys.ts';
import { chooseHotel, datesOf, rankHotels, stopoversOf, withHotels } from './choose-hotels.ts';

const night = (city: string, lodging?: string) => ({
  title: '',
  text: '',
  city,
  meals: [],
  ...(lodging ? { lodging } : {}),
});
const hotel = (slug: string, stars: number, citySlug = 'jaipur') => ({ slug, stars, citySlug });
const GOLDEN = { slug: 'golden-triangle', hotelClass: 4 } as const;
const ALL = Array.from({ length: 12 }, (_, n) => hotel(`house-${n}`, 3 + (n % 3)));

describe('[7.20] the stopovers of a journey', () => {
  it.each([
    ['one city', [night('delhi'), night('delhi'), night('delhi')], [[1, 2, 'delhi']]],
    [
      'there and back',
      [night('delhi'), night('agra'), night('delhi'), night('delhi')],
      [
        [1, 1, 'delhi'],
        [2, 1, 'agra'],
        [3, 1, 'delhi'],
      ],
    ],
    [
      'a night on a boat between',
      [night('kochi'), night('kochi', 'a houseboat'), night('kochi'), night('kochi')],
      [
        [1, 1, 'kochi'],
        [3, 1, 'kochi'],
      ],
    ],
    ['boats alone', [night('srinagar', 'a houseboat'), night('srinagar')], []],
  ] as const)('%s', (_, days, expected) => {
    expect(stopoversOf({ days }).map(({ day, nights, city }) => [day, nights, city])).toEqual(expected);
  });

  it.each(JOURNEYS.map((journey) => [journey.slug, journey] as const))(
    '%s: each night is in one stopover of its city, or in a lodging of its own',
    (_, journey) => {
      const stops = stopoversOf(journey);
      journey.days.slice(0, -1).forEach(({ city, lodging }, at) => {
        const found = stops.filter(({ day, nights }) => day <= at + 1 && at + 1 < day + nights);
        expect(found.map((stop) => stop.city)).toEqual(lodging ? [] : [city]);
      });
      expect(stops.every(({ day, nights }) => day + nights <= journey.days.length)).toBe(true);
    },
  );

  it('have dates, also over the end of a month and of a year', () => {
    expect(datesOf({ day: 1, nights: 2 }, '2026-12-30')).toEqual({ checkIn: '2026-12-30', checkOut: '2027-01-01' });
    expect(datesOf({ day: 4, nights: 1 }, '2028-02-26')).toEqual({ checkIn: '2028-02-29', checkOut: '2028-03-01' });
  });
});

describe('[7.20] the hotels of a stopover', () => {
  it('are those of the class, then better ones, never of a lower class or of another city', () => {
    const ranked = rankHotels([...ALL, hotel('elsewhere', 4, 'agra')], GOLDEN, 'jaipur');
    expect(ranked.map(({ stars }) => stars)).toEqual([4, 4, 4, 4, 5, 5, 5, 5]);
    expect(rankHotels(ALL, { ...GOLDEN, hotelClass: 5 }, 'jaipur')).toHaveLength(4);
    expect(rankHotels([hotel('small', 2)], GOLDEN, 'jaipur')).toEqual([]);
  });

  it('are in the same order whatever the order in which they were read', () => {
    const ranked = rankHotels(ALL, GOLDEN, 'jaipur');
    expect(rankHotels(ALL.toReversed(), GOLDEN, 'jaipur')).toEqual(ranked);
    expect(rankHotels(ALL.slice(0, 6), GOLDEN, 'jaipur')).toEqual(
      ranked.filter(({ slug }) => ALL.slice(0, 6).some((one) => one.slug === slug)),
    ); // a hotel more or less does not move the others
  });

  it('are another one first for some journeys than for others, so that not one hotel has all groups', () => {
    const first = JOURNEYS.map((journey) => rankHotels(ALL, { ...journey, hotelClass: 3 }, 'jaipur')[0]!.slug);
    expect(new Set(first).size).toBeGreaterThan(2);
  });
});

describe('[7.20] the hotel that is taken', () => {
  const rooms = (...ids: string[]) => ids.map((roomTypeId) => ({ roomTypeId }));
  const ranked = [
    { slug: 'first', rooms: rooms('a', 'b') },
    { slug: 'second', rooms: rooms('c') },
    { slug: 'fits-nobody', rooms: [] },
  ];
  const chosen = (free: Record<string, number>, count: number, preferred?: string) => {
    const found = chooseHotel(ranked, { free: new Map(Object.entries(free)), rooms: count, preferred });
    return found && [found.hotel.slug, found.room.roomTypeId];
  };

  it.each([
    [{ a: 5, b: 5, c: 5 }, 2, undefined, ['first', 'a']],
    [{ a: 1, b: 5, c: 5 }, 2, undefined, ['first', 'b']],
    [{ a: 1, b: 1, c: 5 }, 2, undefined, ['second', 'c']],
    [{ a: 1, b: 1, c: 1 }, 2, undefined, undefined], // two rooms of one hotel, not one of each type
    [{ a: 5, b: 5, c: 5 }, 2, 'second', ['second', 'c']],
    [{ a: 5, b: 5, c: 1 }, 2, 'second', ['first', 'a']],
    [{ a: 5 }, 2, 'gone', ['first', 'a']],
    [{}, 1, undefined, undefined], // without a night of the dates it sells nothing
  ] as const)('free %j for %i rooms, shown %s: %j', (free, count, preferred, expected) => {
    expect(chosen(free, count, preferred)).toEqual(expected);
  });
});

it('[7.20] the days name the hotel of each night, and no hotel of before', () => {
  const day = (at: number, lodging?: string): PackageDay => ({
    ...{ day: at, title: '', text: '', city: '', meals: [] },
    ...(lodging ? { lodging } : {}),
  });
  const at = (slug: string) => ({ slug, name: slug, stars: 4, area: '', address: '' });
  const days = [day(1, 'a 4-star hotel'), day(2, 'a 4-star hotel'), day(3, 'a houseboat'), day(4)];
  const named = withHotels(days, [{ day: 1, nights: 2, hotel: at('first') }]);
  expect(named.map(({ hotel: found }) => found?.slug)).toEqual(['first', 'first', undefined, undefined]);
  expect(
    withHotels(named, [{ day: 2, nights: 1, hotel: at('second') }]).map(({ hotel: found }) => found?.slug),
  ).toEqual([undefined, 'second', undefined, undefined]);
});
