import type { FlightFacts, HotelFacts } from '../../features/policy/rules/facts.ts';
import type { PolicyTerms } from '../../features/policy/rules/terms.ts';

export const BENCH_DAY = '2026-12-01';

/**
 * The same random numbers in every run: a multiplicative generator (Park and Miller, 1988), 0 up to but excluding
 * `below`.
 */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Stays of two nights in Pune: a thousand rates of some 330 hotels. */
export function benchStays(count: number): HotelFacts[] {
  const draw = numbers(7);
  return Array.from({ length: count }, (_, index) => {
    const setup = Math.floor(index / 3);
    return {
      mode: 'hotel',
      id: `rate-${index}`,
      total: 600_000 + draw(1_200_000),
      place: { city: 'pune', country: 'IN' },
      hotelId: `house-${setup}`,
      hotel: `House ${setup}`,
      roomId: `room-${index % 2}`,
      room: 'Room',
      rate: 'Rate',
      stars: (1 + (setup % 5)) as 1 | 2 | 3 | 4 | 5,
      lat: 18.4 + ((setup * 37) % 300) / 1000,
      lng: 73.7 + ((setup * 91) % 300) / 1000,
      checkIn: '2026-12-12',
      nights: 2,
      rooms: 1,
      refundable: draw(3) > 0,
      has: ['wifi', 'parking', ...(draw(2) ? ['breakfast'] : []), ...(draw(2) ? ['workspace'] : [])],
    };
  });
}

/** Return flights from Bengaluru to Mumbai: a thousand pairs in three cabins. */
export function benchFlights(count: number): FlightFacts[] {
  const draw = numbers(11);
  const leg = (day: string) => {
    const [hour, minute] = [5 + draw(17), draw(12) * 5];
    const at = (hours: number) => `${day}T${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
    return {
      flights: `AI ${100 + draw(400)}`,
      cabin: draw(4) ? 2 : draw(2) ? 3 : 4,
      departs: at(hour),
      arrives: at(hour + 2),
    } as const;
  };
  return Array.from({ length: count }, (_, index) => ({
    mode: 'flight',
    id: `fare-${index}`,
    total: 900_000 + draw(1_400_000),
    place: { city: 'mumbai', country: 'IN' },
    legs: [leg('2026-12-12'), leg('2026-12-15')],
    fare: 'Saver',
    passengers: 1,
    extras: draw(10) ? [] : [{ type: 2, price: 40_000 }],
  }));
}

/** The given number of policies, all different. */
export const benchPolicies = (count: number): PolicyTerms[] =>
  Array.from({ length: count }, (_, index) => {
    const shared = { eligible: true, dateChange: true, daysAhead: index % 3 ? 0 : 7, approvalConfigId: null };
    return {
      hotel: {
        ...shared,
        budgets: [
          { regionId: 1, amount: 600_000 + index * 10_000 },
          { regionId: 2, amount: 450_000 },
        ],
        refundableOnly: index % 4 === 0,
        stars: index % 2 ? [3, 4, 5] : [2, 3, 4],
        filters: index % 3 ? [] : ['wifi'],
      },
      flight: {
        ...shared,
        budgets: [{ regionId: 1, amount: 800_000 + index * 10_000 }],
        cabins: index % 2 ? [2] : [2, 3],
        extras: [1],
      },
    };
  });
