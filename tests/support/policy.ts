import fc from 'fast-check';
import type { FlightFacts, FlightLeg, HotelFacts } from '#features/policy/rules/facts.ts';
import type { FlightTerms, HotelTerms, PolicyTerms } from '#features/policy/rules/terms.ts';
import { HOTEL_FILTERS, SSR_TYPES, STARS } from '#features/policy/rules/vocabulary.ts';
import { CABIN_CLASSES, type CabinClass } from '#lib/shared/cabin-classes.ts';
import { addDays } from '#lib/shared/dates.ts';

export const TODAY = '2026-12-01';
export const circumstances = { bookedOn: TODAY };

/** Stays: ₹6,500 a night in metro cities, ₹4,500 elsewhere in India, three and four stars. Flights: Economy, ₹9,000 each way. */
export const hotelTerms = (change: Partial<HotelTerms> = {}): HotelTerms => ({
  eligible: true,
  budgets: [
    { regionId: 1, amount: 650_000 },
    { regionId: 2, amount: 450_000 },
  ],
  dateChange: true,
  daysAhead: 0,
  approvalConfigId: null,
  refundableOnly: false,
  stars: [3, 4],
  filters: [],
  ...change,
});
export const flightTerms = (change: Partial<FlightTerms> = {}): FlightTerms => ({
  eligible: true,
  budgets: [
    { regionId: 1, amount: 900_000 },
    { regionId: 2, amount: 900_000 },
  ],
  dateChange: true,
  daysAhead: 0,
  approvalConfigId: null,
  cabins: [2],
  extras: [1],
  ...change,
});
export const policyTerms = (change: Partial<PolicyTerms> = {}): PolicyTerms => ({
  hotel: hotelTerms(),
  flight: flightTerms(),
  ...change,
});

/** Two nights at Kharadi Residency in Pune from 12 December, ₹5,900 a night, all back. */
export const aStay = (change: Partial<HotelFacts> = {}): HotelFacts => ({
  mode: 'hotel',
  id: 'residency-standard',
  total: 1_180_000,
  place: { city: 'pune', country: 'IN' },
  hotelId: 'residency',
  hotel: 'Kharadi Residency',
  roomId: 'standard',
  room: 'Standard room',
  rate: 'Flexible',
  stars: 3,
  lat: 18.551,
  lng: 73.94,
  checkIn: '2026-12-12',
  nights: 2,
  rooms: 1,
  refundable: true,
  has: ['wifi', 'breakfast'],
  ...change,
});

/** A flight of an hour and three quarters, whenever it leaves. */
export const aLeg = ({ departs = '2026-12-12T14:05', ...change }: Partial<FlightLeg> = {}): FlightLeg => ({
  flights: 'AI 606',
  cabin: 2,
  departs,
  arrives: new Date(Date.parse(`${departs}Z`) + 105 * 60_000).toISOString().slice(0, 16),
  ...change,
});

/** One way to Mumbai on 12 December at 14:05 in Economy for ₹8,214. */
export const aFlight = (change: Partial<FlightFacts> = {}): FlightFacts => ({
  mode: 'flight',
  id: 'ai606-flexible',
  total: 821_400,
  place: { city: 'mumbai', country: 'IN' },
  legs: [aLeg()],
  fare: 'Flexible',
  passengers: 1,
  extras: [],
  ...change,
});

const few = { maxLength: 4 };
const paise = fc.integer({ min: 300_000, max: 900_000 }).map((amount) => amount - (amount % 100));
const budgets = fc.uniqueArray(fc.record({ regionId: fc.integer({ min: 1, max: 4 }), amount: paise }), {
  ...few,
  selector: ({ regionId }) => regionId,
});
const modeTerms = {
  eligible: fc.boolean(),
  budgets,
  dateChange: fc.boolean(),
  daysAhead: fc.constantFrom(0, 0, 1, 7, 14),
  approvalConfigId: fc.constant(null),
};

/** Any policy that a company could write. */
export const anyTerms: fc.Arbitrary<PolicyTerms> = fc.record({
  hotel: fc.option(
    fc.record({
      ...modeTerms,
      refundableOnly: fc.boolean(),
      stars: fc.subarray([...STARS]),
      filters: fc.subarray([...HOTEL_FILTERS].slice(0, 3)),
    }),
    { nil: undefined, freq: 8 },
  ),
  flight: fc.option(
    fc.record({ ...modeTerms, cabins: fc.subarray([...CABIN_CLASSES]), extras: fc.subarray([...SSR_TYPES]) }),
    { nil: undefined, freq: 8 },
  ),
});

/** Any policy under which many searches have something inside. */
const lenient = {
  ...modeTerms,
  eligible: fc.constant(true),
  budgets: fc.constantFrom([], [{ regionId: 1, amount: 600_000 }]),
  daysAhead: fc.constantFrom(0, 0, 6, 7),
};
export const anyLenientTerms: fc.Arbitrary<PolicyTerms> = fc.record({
  hotel: fc.record({
    ...lenient,
    refundableOnly: fc.boolean(),
    stars: fc.constantFrom<HotelTerms['stars']>([3, 4], [2, 3, 4]),
    filters: fc.constantFrom([], [HOTEL_FILTERS[0]]),
  }),
  flight: fc.record({
    ...lenient,
    cabins: fc.constantFrom<CabinClass[]>([2, 3], [2, 3, 4]),
    extras: fc.subarray([...SSR_TYPES]),
  }),
});

const places = fc.constantFrom(
  ...Array.from({ length: 6 }, () => ({ city: 'pune', country: 'IN' })),
  { city: 'hampi', country: 'IN' },
  { city: 'dubai', country: 'AE' },
);
const day = fc.integer({ min: 5, max: 9 }).map((days) => addDays(TODAY, days));

export const anyStay: fc.Arbitrary<HotelFacts> = fc.record({
  mode: fc.constant('hotel' as const),
  id: fc.uuid(),
  total: paise,
  place: places,
  hotelId: fc.constantFrom('a', 'b', 'c'),
  hotel: fc.constant('Some House'),
  roomId: fc.constantFrom('1', '2'),
  room: fc.constant('Some room'),
  rate: fc.constant('Some rate'),
  stars: fc.constantFrom(0, 2, 3, 4, 5),
  lat: fc.integer({ min: 0, max: 9 }).map((step) => 18.5 + step / 100),
  lng: fc.constant(73.9),
  checkIn: day,
  nights: fc.constantFrom(1, 1, 1, 2),
  rooms: fc.constant(1),
  refundable: fc.boolean(),
  has: fc.subarray(['breakfast', 'wifi', 'workspace', 'pool']),
});

const leg = fc
  .record({
    day: fc.constantFrom('2026-12-06', '2026-12-07'),
    hour: fc.constantFrom(10, 11, 21),
    cabin: fc.constantFrom(...CABIN_CLASSES),
    flights: fc.constantFrom('AI 1', 'AI 1', '6E 2'),
  })
  .map(({ day: date, hour, cabin, flights }): FlightLeg => ({
    flights,
    cabin,
    departs: `${date}T${hour}:30`,
    arrives: `${date}T${hour + 2}:10`,
  }));

export const anyFlight: fc.Arbitrary<FlightFacts> = fc.record({
  mode: fc.constant('flight' as const),
  id: fc.uuid(),
  total: paise,
  place: places,
  legs: fc.oneof(
    { weight: 3, arbitrary: fc.array(leg, { minLength: 1, maxLength: 1 }) },
    { weight: 1, arbitrary: fc.array(leg, { minLength: 2, maxLength: 2 }) },
  ),
  fare: fc.constant('Saver'),
  passengers: fc.constant(1),
  extras: fc.array(fc.record({ type: fc.constantFrom(...SSR_TYPES), price: fc.constantFrom(0, 50_000, 120_000) }), {
    maxLength: 2,
  }),
});
