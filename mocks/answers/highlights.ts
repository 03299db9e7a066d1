import type * as contract from '#features/hotels/contract.ts';
import type { Highlights, PlaceHighlight, SampleRate } from '#features/hotels/contract.ts';
import {
  heroOrder,
  likedAndAffordable,
  mostTelling,
  nightlyFrom,
  takeWall,
  wallOrder,
} from '#features/hotels/rules/landing-picks.ts';
import { refundSteps } from '#lib/shared/cancellation.ts';
import { addDays, dateInZone, daysBetween } from '#lib/shared/dates.ts';
import { comingWeekend } from '#lib/shared/stay-params.ts';
import type { Stay } from '#lib/shared/stay.ts';
import type { Answer } from '../answer.ts';
import { ZONE } from '../stock/calendar.ts';
import { STOCK } from '../stock/hotels.ts';
import { findCity, presentCity } from '../stock/present-stock.ts';

type Searches = { searchStays: Answer<typeof contract.searchStays>; listRooms: Answer<typeof contract.listRooms> };
type Dates = { checkIn: string; checkOut: string };

const SAMPLE_AHEAD_DAYS = 28;
const asStay = (dates: Dates): Stay => ({ ...dates, rooms: [{ adults: 2, childAges: [] }] });

/** The landing page's offers from the mock stock, selected as on the server. */
export async function highlights(now: Date, { searchStays, listRooms }: Searches): Promise<Highlights> {
  const today = dateInZone(now, ZONE);
  const weekend = comingWeekend(today);
  const asked = { body: undefined, person: null, now } as { body: never; person: null; now: Date };
  const slugs = [...new Set(STOCK.filter(({ listed }) => listed).map(({ city }) => city))];
  const cities = (await Promise.all(slugs.map(findCity))).filter((city) => city !== undefined);
  const priced = new Map<string, PlaceHighlight & { best: string }>();
  for (const { slug } of cities) {
    const { city, stays, nights } = await searchStays({ ...asked, query: { city: slug, ...asStay(weekend) } });
    const best = likedAndAffordable(stays);
    if (best)
      priced.set(slug, {
        city,
        stays: stays.length,
        nightly: nightlyFrom(
          stays.map(({ offers }) => offers[0]?.total ?? Infinity),
          nights,
        ),
        best: best.slug,
      });
  }
  const inOrder = (order: readonly { slug: string }[]) => order.flatMap(({ slug }) => priced.get(slug) ?? []);
  const [hero = null] = inOrder(heroOrder(cities, daysBetween('1970-01-01', today)));
  const places = await Promise.all(
    cities.map(async (city) => ({
      ...(await presentCity(city)),
      stays: STOCK.filter((hotel) => hotel.listed && hotel.city === city.slug).length,
    })),
  );
  return {
    today,
    ...weekend,
    hero: hero && { city: hero.city, stays: hero.stays, nightly: hero.nightly },
    wall: takeWall(
      inOrder(wallOrder(cities)).map(({ city, stays, nightly }) => ({ city, stays, nightly })),
      hero?.city.slug,
    ),
    sample: hero && (await sampleOf(hero.best, weekend)),
    places: places
      .map(({ slug, name, countryName, stays, poster }) => ({ slug, name, countryName, stays, kind: poster.kind }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  };

  async function sampleOf(slug: string, dates: Dates): Promise<SampleRate | null> {
    const later = {
      checkIn: addDays(dates.checkIn, SAMPLE_AHEAD_DAYS),
      checkOut: addDays(dates.checkOut, SAMPLE_AHEAD_DAYS),
    };
    const { hotel, rooms, checkInAt } = await listRooms({ ...asked, query: { hotel: slug, ...asStay(later) } });
    const rates = rooms.flatMap((room) =>
      room.rates.map(({ name, price: { qOfferedPriceRoundedOff: total, currency, lines }, cancellationPolicies }) => ({
        room: room.name,
        rate: name,
        total,
        currency,
        lines,
        steps: refundSteps(cancellationPolicies, total, now, new Date(checkInAt)),
      })),
    );
    const rate = mostTelling(rates);
    return rate ? { hotel, ...later, ...rate } : null;
  }
}
