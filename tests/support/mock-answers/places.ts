import { expect, it } from 'vitest';
import * as flights from '#features/flights/contract.ts';
import * as hotels from '#features/hotels/contract.ts';
import * as places from '#features/places/contract.ts';
import { ask, stay, stayQuery } from './ask.ts';

/** Places, search and landing; flights from search to seats. Registers its tests. */
export function placesAnswer(): void {
  it('places, search and landing', async () => {
    expect((await ask(places.searchCities, { query: { cityname: 'banglore' } }))[0]).toMatchObject({
      slug: 'bengaluru',
      hotels: 0,
    });
    expect((await ask(places.searchCities, { query: { cityname: '' } })).map(({ slug }) => slug)).toEqual([
      'jaipur',
      'kochi',
    ]);
    expect(await ask(places.listCountries)).toContainEqual(expect.objectContaining({ countryCode: '356' }));
    expect((await ask(places.searchAirports, { query: { name: 'COK' } }))[0]).toMatchObject({ iata: 'COK' });
    const found = await ask(hotels.searchStays, { query: { city: 'kochi', ...stayQuery } });
    expect(found.stays).toHaveLength(6);
    const { hotel, rooms } = await ask(hotels.listRooms, { query: { hotel: 'boatyard-house', ...stayQuery } });
    expect(await ask(hotels.getHotel, { query: { hotel: 'boatyard-house' } })).toMatchObject({
      ...hotel,
      airports: [{ iata: 'COK' }],
      photographs: [],
    });
    const lowest = Math.min(...rooms.flatMap((room) => room.rates.map((rate) => rate.price.qOfferedPriceRoundedOff)));
    expect(found.stays.find(({ slug }) => slug === 'boatyard-house')?.offers[0]?.total).toBe(lowest);
    expect(await ask(hotels.findHotels, { query: { name: 'boatyard' } })).toMatchObject([{ slug: 'boatyard-house' }]);
    const suggested = await ask(hotels.suggestPlaces, { query: { text: 'kerala' } });
    expect(suggested[0]).toMatchObject({ kind: 'state', slug: 'kerala', stays: 6 });
    expect((await ask(hotels.suggestPlaces, { query: { text: 'Boatyard House' } }))[0]).toMatchObject({
      kind: 'hotel',
    });
    expect((await ask(hotels.searchStays, { query: { city: 'kerala', ...stayQuery } })).stays[0]?.area).toBe('Kochi');
    expect(await ask(hotels.getHighlights)).toMatchObject({
      hero: { stays: 6 },
      wall: [{ stays: 6 }],
      sample: { currency: 'INR' },
      places: [{ slug: 'jaipur' }, { slug: 'kochi' }],
    });
  });

  it('flights from search to seats', async () => {
    const query = { from: 'BLR', to: 'DEL', depart: stay.checkIn, adults: '2' };
    const {
      bounds: [bound],
      terms,
      flights: listed,
    } = await ask(flights.searchFlights, { query });
    expect(bound?.itineraries.length).toBeGreaterThan(50);
    const [chosen] = bound!.itineraries;
    const ids = chosen!.flights.map((at) => listed[at]!.id);
    const [fare] = chosen!.fares;
    const offer = { offers: [terms[fare!.terms]!.family, ...ids].join('_'), adults: '2' };
    expect(await ask(flights.fareQuote, { query: { ...offer, listedTotal: String(fare!.total) } })).toMatchObject({
      total: fare!.total,
      isPriceChanged: false,
    });
    const lowest = Math.min(
      ...bound!.itineraries.flatMap(({ fares }) =>
        fares.filter(({ terms: at }) => terms[at]!.cabin === 2).map(({ total }) => total),
      ),
    );
    expect((await ask(flights.fareCalendar, { query })).days.find(({ date }) => date === stay.checkIn)?.total).toBe(
      lowest,
    );
    expect((await ask(flights.fareRule, { query: offer })).bounds[0]?.rules.length).toBeGreaterThan(3);
    expect((await ask(flights.listExtras, { query: offer })).assistance.map(({ code }) => code)).toContain('WCHR');
    expect((await ask(flights.seatMap, { query: { ...offer, flight: ids[0]! } })).open).toBeGreaterThan(0);
    await expect(ask(flights.seatMap, { query: { ...offer, flight: '6E1.2026-01-01' } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
}
