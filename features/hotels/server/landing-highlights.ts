import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { refundSteps } from '#lib/shared/cancellation.ts';
import { addDays, daysBetween, type IsoDate } from '#lib/shared/dates.ts';
import { comingWeekend } from '#lib/shared/stay-params.ts';
import type { Stay } from '#lib/shared/stay.ts';
import { allHotelCities, findCity, findCountry, type City } from '#features/places/server/index.ts';
import type { getHighlights as operation, Highlights, ListedStay, PlaceHighlight, SampleRate } from '../contract.ts';
import {
  heroOrder,
  likedAndAffordable,
  mostTelling,
  nightlyFrom,
  takeWall,
  wallOrder,
} from '../rules/landing-picks.ts';
import { countListed } from './hotels.repo.ts';
import { cacheFor } from '#lib/server/ttl-cache.ts';
import { listRooms } from './list-rooms.ts';
import { searchStays } from './search-stays.ts';

const HOME = { country: 'IN', zone: 'Asia/Kolkata' } as const;
const FIVE_MINUTES = 300_000;
/** The sample stay is weeks ahead, so that all its refund steps are in the future. */
const SAMPLE_AHEAD_DAYS = 28;
/** How many places are priced for the wall: more than it shows, in case some are sold out. */
const WALL_CANDIDATES = 8;

type Weekend = { checkIn: IsoDate; checkOut: IsoDate };
type Priced = PlaceHighlight & { best: ListedStay };

const asStay = (dates: Weekend): Stay => ({ ...dates, rooms: [{ adults: 2, childAges: [] }] });
const asked = {
  body: undefined,
  caller: null,
  request: {
    requestId: '',
    address: '',
    userAgent: '',
    headers: new Headers(),
    rawBody: '',
    answerHeaders: new Headers(),
  },
};

/** The landing page's content. Every figure is that of a search anybody can repeat; cached for five minutes. */
export const getHighlights: UseCase<typeof operation> = async ({ db }) => highlights(db, clock.today(HOME.zone));

const highlights = cacheFor(FIVE_MINUTES, async (db: Db, today: IsoDate): Promise<Highlights> => {
  const weekend = comingWeekend(today);
  const listed = await countListed(db);
  const season = inSeason(listed, weekend.checkIn);
  const hero = await firstPriced(db, heroOrder(season, daysBetween('1970-01-01', today)), weekend);
  const wall = await Promise.all(
    wallOrder(season)
      .slice(0, WALL_CANDIDATES)
      .map(({ slug }) => pricePlace(db, slug, weekend)),
  );
  return {
    today,
    ...weekend,
    hero: hero && withoutBest(hero),
    sample: hero && (await sampleOf(db, hero.best.slug, weekend)),
    wall: takeWall(wall.filter((place) => place !== null).map(withoutBest), hero?.city.slug),
    places: [...listed]
      .flatMap(([slug, stays]) => placeLine(findCity(slug), stays))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  };
});

const withoutBest = ({ city, stays, nightly }: Priced): PlaceHighlight => ({ city, stays, nightly });

const placeLine = (city: City | undefined, stays: number) =>
  city
    ? [
        {
          slug: city.slug,
          name: city.name,
          countryName: findCountry(city.country)?.name ?? city.country,
          stays,
          kind: city.kind,
        },
      ]
    : [];

/** Places in India with stays whose best months include this date, the best known first. */
function inSeason(listed: ReadonlyMap<string, number>, date: IsoDate): City[] {
  const month = Number(date.slice(5, 7));
  return allHotelCities()
    .filter(({ city, peakMonths }) => peakMonths.includes(month) && listed.has(city))
    .map(({ city }) => findCity(city))
    .filter((city): city is City => city?.country === HOME.country);
}

async function firstPriced(db: Db, order: readonly { slug: string }[], weekend: Weekend): Promise<Priced | null> {
  for (const { slug } of order) {
    const place = await pricePlace(db, slug, weekend);
    if (place) return place;
  }
  return null;
}

/** A place with its lowest price for a weekend; null when it is sold out. */
async function pricePlace(db: Db, slug: string, weekend: Weekend): Promise<Priced | null> {
  const { city, stays, nights } = await searchStays({ ...asked, db, query: { city: slug, ...asStay(weekend) } });
  const best = likedAndAffordable(stays);
  if (!best) return null;
  return {
    city,
    stays: stays.length,
    nightly: nightlyFrom(
      stays.map((stay) => stay.offers[0]?.total ?? Infinity),
      nights,
    ),
    best,
  };
}

/** One rate of a hotel in full, some weeks ahead; null when it is sold out. */
async function sampleOf(db: Db, hotel: string, weekend: Weekend): Promise<SampleRate | null> {
  const dates = {
    checkIn: addDays(weekend.checkIn, SAMPLE_AHEAD_DAYS),
    checkOut: addDays(weekend.checkOut, SAMPLE_AHEAD_DAYS),
  };
  const offered = await listRooms({ ...asked, db, query: { hotel, ...asStay(dates) } });
  const now = clock.now();
  const rates = offered.rooms.flatMap((room) =>
    room.rates.map(({ name, price, cancellationPolicies }) => ({
      room: room.name,
      rate: name,
      total: price.qOfferedPriceRoundedOff,
      currency: price.currency,
      lines: price.lines,
      steps: refundSteps(cancellationPolicies, price.qOfferedPriceRoundedOff, now, new Date(offered.checkInAt)),
    })),
  );
  const rate = mostTelling(rates);
  return rate ? { hotel: offered.hotel, ...dates, ...rate } : null;
}
