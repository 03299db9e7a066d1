import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FareQuoteView, FlightListing, SeatMapView } from '#features/flights/contract.ts';
import { flightSales } from '#features/flights/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { addDays } from '#lib/shared/dates.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { useTestDatabase } from '../support/test-database.ts';

const NOW = '2026-11-21T04:00:00Z';
const TODAY = '2026-11-21';
const DAY = '2026-12-08';
const db = useTestDatabase();
useApiServer();

beforeAll(() => clock.freeze(NOW));
afterAll(() => clock.reset());
beforeEach(async () => {
  clock.freeze(NOW);
  await db().delete(flightSales);
});

const ask = <Data>(path: string, query: Record<string, string>) =>
  call<Data>('GET', `/api/flights/${path}?${new URLSearchParams(query).toString()}`);
const search = (query: Record<string, string>) => ask<FlightListing>('search', query);
const BLR_DEL = { from: 'BLR', to: 'DEL', depart: DAY };

/** The lowest fare of the searched cabin: its offer key and total. */
function cheapest({ bounds, terms, flights, cabin }: FlightListing, bound = 0) {
  const offers = bounds[bound]!.itineraries.flatMap(({ fares, flights: at }) =>
    fares.map((fare) => ({ ...fare, family: terms[fare.terms]!, ids: at.map((n) => flights[n]!.id) })),
  );
  const [best] = offers.filter(({ family }) => family.cabin === cabin).sort((a, b) => a.total - b.total);
  return { ...best!, key: [best!.family.family, ...best!.ids].join('_') };
}

describe('searching', () => {
  it('[7.20] gives every flight of the day with whole prices; a party of three pays for three', async () => {
    const one = (await search(BLR_DEL)).data;
    const three = (await search({ ...BLR_DEL, adults: '2', children: '1' })).data;
    expect(one).toMatchObject({ today: TODAY, currency: 'INR', cabin: 2 });
    expect(one.bounds[0]!.itineraries.filter(({ flights }) => flights.length === 1).length).toBeGreaterThan(15);
    const [a, b] = [cheapest(one), cheapest(three)];
    expect(Math.abs(b.total - 3 * a.total)).toBeLessThanOrEqual(100); // GST of three is rounded once, not thrice
  });

  it('[7.20] a city finds all its airports, an airport only itself', async () => {
    const london = (await search({ from: 'DEL', to: 'LON', depart: DAY })).data;
    expect(london.bounds[0]!.to).toMatchObject({ code: 'LON', name: 'London' });
    expect(london.bounds[0]!.to.airports).toEqual(expect.arrayContaining(['LHR', 'LGW']));
    expect(new Set((await search({ from: 'DEL', to: 'LHR', depart: DAY })).data.bounds[0]!.to.airports)).toEqual(
      new Set(['LHR']),
    );
    expect((await search({ from: 'DEL', to: 'BOM', depart: DAY })).data.bounds[0]!.to.airports).toEqual(['BOM', 'NMI']);
    expect((await search({ from: 'DEL', to: 'BOM.only', depart: DAY })).data.bounds[0]!.to.airports).toEqual(['BOM']);
  });

  it('[3.19] each cabin is searched by its code', async () => {
    for (const cabin of [2, 3, 4, 6] as const) {
      const { data } = await search({ from: 'DEL', to: 'LHR', depart: DAY, cabin: String(cabin) });
      expect(data.bounds[0]!.itineraries.length, String(cabin)).toBeGreaterThan(0);
      for (const { fares } of data.bounds[0]!.itineraries)
        expect(fares.map(({ terms }) => data.terms[terms]!.cabin)).toContain(cabin);
    }
  });

  it('return and multi-city trips are directions of one search', async () => {
    const back = (await search({ ...BLR_DEL, return: '2026-12-15' })).data;
    expect(back.bounds.map(({ from, to, date }) => [from.code, to.code, date])).toEqual([
      ['BLR', 'DEL', DAY],
      ['DEL', 'BLR', '2026-12-15'],
    ]);
    const many = (await search({ ...BLR_DEL, then: 'DEL-GOI-2026-12-11_GOI-BLR-2026-12-15' })).data;
    expect(many.bounds).toHaveLength(3);
    expect(many.bounds.every(({ itineraries }) => itineraries.length > 0)).toBe(true);
  });

  it('what we sold raises the fare and then takes the flight off', async () => {
    const before = cheapest((await search(BLR_DEL)).data);
    const [id = ''] = before.ids;
    const [flight = '', date = ''] = id.split('.');
    const seats = await ask<SeatMapView>('seat-map', { offers: before.key, flight: id });
    const sell = (sold: number) =>
      db()
        .insert(flightSales)
        .values({ flight, departsOn: date, cabin: 2, sold })
        .onConflictDoUpdate({ target: [flightSales.departsOn, flightSales.flight, flightSales.cabin], set: { sold } });
    await sell(seats.data.open - 1);
    const quote = await ask<FareQuoteView>('fare-quote', { offers: before.key, listedTotal: String(before.total) });
    expect(quote.data.isPriceChanged).toBe(true);
    expect(quote.data.total).toBeGreaterThan(before.total);
    expect(quote.data.before?.total).toBe(before.total);
    await sell(seats.data.open);
    expect((await ask('fare-quote', { offers: before.key })).code).toBe('SOLD_OUT');
    expect((await search(BLR_DEL)).data.flights.map((one) => one.id)).not.toContain(id);
  });

  it('the calendar of five weeks says what a search of the day says', async () => {
    const { data } = await ask<{ days: { date: string; total: number | null }[] }>('calendar', {
      ...BLR_DEL,
      adults: '2',
    });
    expect(data.days.map(({ date }) => date)).toEqual(
      Array.from({ length: 35 }, (_, day) => addDays('2026-11-24', day)),
    );
    for (const date of ['2026-11-24', DAY, '2026-12-28']) {
      const listed = (await search({ ...BLR_DEL, depart: date, adults: '2' })).data;
      expect(data.days.find((day) => day.date === date)?.total, date).toBe(cheapest(listed).total);
    }
  });
});

describe('[7.20] the calendar of a city with several airports', () => {
  type Calendar = {
    days: { date: string; total: number | null; from: string | null; to: string | null }[];
    airports: { from: { code: string; cityName: string }[]; to: { code: string; cityName: string }[] };
  };
  it('names the airports of the lowest fare of each day, as a search of that day has them', async () => {
    const goa = { from: 'BLR', to: 'GOI', depart: DAY };
    const { data } = await ask<Calendar>('calendar', goa);
    expect(data.airports.from.map(({ code }) => code)).toEqual(['BLR']);
    expect(data.airports.to.map(({ code, cityName }) => `${cityName} ${code}`).sort()).toEqual(['Goa GOI', 'Goa GOX']);
    for (const day of data.days.filter(({ date }) => ['2026-11-24', '2026-12-01', DAY, '2026-12-28'].includes(date))) {
      const { flights, ...listing } = (await search({ ...goa, depart: day.date })).data;
      const landing = listing.bounds[0]!.itineraries.filter(({ fares }) =>
        fares.some(({ total, terms }) => total === day.total && listing.terms[terms]!.cabin === listing.cabin),
      ).map(({ flights: at }) => flights[at.at(-1)!]!.to);
      expect(landing, day.date).toContain(day.to);
      expect(day.from).toBe('BLR');
    }
  });

  it('of one airport alone it names that one', async () => {
    const { data } = await ask<Calendar>('calendar', { from: 'BLR', to: 'GOX.only', depart: DAY });
    expect(data.airports.to.map(({ code }) => code)).toEqual(['GOX']);
    expect(new Set(data.days.flatMap(({ to }) => to ?? []))).toEqual(new Set(['GOX']));
  });
});

describe('[3.11] the fare quote', () => {
  it('has segments with the cityCode of both airports, and code and name of the airline', async () => {
    const offer = cheapest((await search({ from: 'DEL', to: 'LHR', depart: DAY })).data);
    const { data } = await ask<FareQuoteView>('fare-quote', { offers: offer.key, listedTotal: String(offer.total) });
    expect(data.segments[0]).toMatchObject({
      origin: { airport: { cityCode: 'DEL' } },
      airline: { code: expect.stringMatching(/^[A-Z0-9]{2}$/) as string, name: expect.any(String) as string },
    });
    expect(data.segments.at(-1)).toMatchObject({ destination: { airport: { cityCode: 'LON' } } });
    expect(data).toMatchObject({
      total: offer.total,
      isPriceChanged: false,
      isTimeChanged: false,
      before: null,
      requiredFields: ['passport', 'pan', 'born'],
    });
  });

  it('totals equal the sum of their lines, for every family and party', async () => {
    const parties: Record<string, string>[] = [
      { adults: '1' },
      { adults: '2', children: '1', infants: '2' },
      { adults: '5', children: '4' },
    ];
    for (const party of parties) {
      for (const trip of [BLR_DEL, { from: 'LON', to: 'DEL', depart: DAY }, { from: 'BOM', to: 'DXB', depart: DAY }]) {
        const { data } = await search({ ...trip, ...party });
        const { itineraries } = data.bounds[0]!;
        for (const { flights, fares } of itineraries.slice(0, 4)) {
          for (const fare of fares) {
            const offers = [data.terms[fare.terms]!.family, ...flights.map((at) => data.flights[at]!.id)].join('_');
            const quote = (await ask<FareQuoteView>('fare-quote', { offers, ...party })).data;
            expect(quote.total, offers).toBe(fare.total);
            for (const bound of quote.bounds)
              expect(bound.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(bound.total);
          }
        }
      }
    }
  });

  it('says which terms hold: a PNR with its deadline where the airline holds one, none where it tickets at once', async () => {
    const held = (await ask<FareQuoteView>('fare-quote', { offers: `saver_ZZ9010.${DAY}` })).data;
    expect(held.ticketBy).toBe('2026-11-22T04:00:00.000Z');
    expect((await ask<FareQuoteView>('fare-quote', { offers: `saver_XX9010.${DAY}` })).data.ticketBy).toBeNull();
    expect(held.refundable).toBe(true);
    expect(held.cancellationPolicies.map(({ Charge }) => Charge)).toEqual(
      [...held.cancellationPolicies.map(({ Charge }) => Charge)].sort((a, b) => a - b),
    );
  });

  it('sentinel flights: ZZ9001 costs ₹500 more, ZZ9002 leaves 45 minutes later, and only a search that asks lists them', async () => {
    expect((await search(BLR_DEL)).data.flights.some(({ airline }) => airline === 'ZZ' || airline === 'XX')).toBe(
      false,
    );
    const { data } = await search({ ...BLR_DEL, sentinels: 'yes' });
    const listed = (id: string) => {
      const at = data.flights.findIndex((flight) => flight.id === `${id}.${DAY}`);
      const fare = data.bounds[0]!.itineraries.find(({ flights }) => flights[0] === at)!.fares[0]!;
      return {
        offers: `saver_${id}.${DAY}`,
        listedTotal: String(fare.total),
        listedTimes: data.flights[at]!.departsAt,
      };
    };
    const risen = (await ask<FareQuoteView>('fare-quote', listed('ZZ9001'))).data;
    expect([risen.isPriceChanged, risen.isTimeChanged, risen.total - Number(listed('ZZ9001').listedTotal)]).toEqual([
      true,
      false,
      52_500,
    ]); // 5 % GST on ₹500
    const moved = (await ask<FareQuoteView>('fare-quote', listed('ZZ9002'))).data;
    expect([moved.isPriceChanged, moved.isTimeChanged, moved.before?.times, moved.segments[0]?.origin.at]).toEqual([
      false,
      true,
      [`${DAY}T07:00`],
      `${DAY}T07:45`,
    ]);
  });
});

describe('what bad input gets', () => {
  const cases: [string, string, Record<string, string>, string, RegExp][] = [
    ['the same city twice', 'search', { ...BLR_DEL, to: 'BLR' }, 'to', /begins and ends in the same place/],
    [
      'two airports of one city',
      'search',
      { from: 'LHR', to: 'LON', depart: DAY },
      'to',
      /begins and ends in the same place/,
    ],
    ['a place nobody flies to', 'search', { ...BLR_DEL, to: 'QQQ' }, 'to', /don’t have flights to or from QQQ/],
    ['no place', 'search', { depart: DAY }, 'from', /./],
    ['yesterday', 'search', { ...BLR_DEL, depart: '2026-11-20' }, 'depart', /in the past/],
    ['a date past the horizon', 'search', { ...BLR_DEL, depart: addDays(TODAY, 331) }, 'depart', /330 days ahead/],
    ['no date of the calendar', 'search', { ...BLR_DEL, depart: '2026-02-30' }, 'depart', /Choose a departure date/],
    [
      'a return before the way out',
      'search',
      { ...BLR_DEL, return: '2026-12-07' },
      'return',
      /before the one before it/,
    ],
    ['10 adults', 'search', { ...BLR_DEL, adults: '10' }, 'adults', /at most 9 seats; this is 10/],
    [
      '4 infants for 2 adults',
      'search',
      { ...BLR_DEL, adults: '2', infants: '4' },
      'infants',
      /2 adults take at most 2 infants/,
    ],
    ['children alone', 'search', { ...BLR_DEL, adults: '0', children: '2' }, 'adults', /An adult travels along/],
    ['half an adult', 'search', { ...BLR_DEL, adults: '1.5' }, 'adults', /how many adults/],
    ['cabin 5', 'search', { ...BLR_DEL, cabin: '5' }, 'cabin', /Choose a cabin/],
    [
      'seven flights',
      'search',
      { ...BLR_DEL, then: Array.from({ length: 6 }, (_, n) => `DEL-BOM-2026-12-${10 + n}`).join('_') },
      'then',
      /at most 6 flights/,
    ],
    [
      'rubbish for further flights',
      'search',
      { ...BLR_DEL, then: 'anywhere' },
      'then',
      /could not read the further flights/,
    ],
    ['rubbish for an offer', 'fare-quote', { offers: 'cheap' }, 'offers', /could not read the chosen flights/],
    ['a flight that does not exist', 'fare-quote', { offers: `saver_6E9.${DAY}` }, 'offers', /not on sale any more/],
    ['a stale offer', 'fare-quote', { offers: 'saver_ZZ9010.2026-11-20' }, 'offers', /not on sale any more/],
    [
      'flights that do not connect',
      'fare-quote',
      { offers: `saver_ZZ9010.${DAY}_ZZ9110.${DAY}` },
      'offers',
      /not on sale any more/,
    ],
    [
      'a way back before the way out',
      'fare-quote',
      { offers: `saver_ZZ9010.${DAY}*saver_ZZ9101.${DAY}` },
      'offers',
      /before the previous one arrives/,
    ],
  ];
  it.each(cases)('[5.12] %s: a message beside the field', async (_, path, query, field, message) => {
    const answer = await ask(path, query);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      status: 'FAILURE',
      code: 'INVALID_INPUT',
      fields: { [field]: expect.stringMatching(message) as string },
    });
  });

  it('a seat map of a flight that was not chosen is not found', async () => {
    expect((await ask('seat-map', { offers: `saver_ZZ9010.${DAY}`, flight: `ZZ9009.${DAY}` })).status).toBe(404);
  });

  it('nothing is stored by asking', async () => {
    await search(BLR_DEL);
    const { rows } = await db().execute(
      sql`select (select count(*) from flight_sales)::int + (select count(*) from flight_seats)::int + (select count(*) from flight_reservations)::int as stored`,
    );
    expect(rows).toEqual([{ stored: 0 }]);
  });
});
