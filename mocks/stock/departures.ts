import { JOURNEYS } from '#features/packages/data/journeys.ts';
import type { Journey } from '#features/packages/data/journey.ts';
import { plannedDepartures } from '#features/packages/rules/departures.ts';
import { placesOf } from '#features/packages/rules/party.ts';
import type { CityOf, StoredDeparture } from '#features/packages/rules/present-package.ts';
import { addDays, type IsoDate } from '#lib/shared/dates.ts';
import { memory } from '../memory/memory.ts';
import { placeTables } from './place-tables.ts';

const DAYS_AHEAD = 365;
const TAKING: readonly string[] = ['held', 'paying', 'confirming', 'unknown', 'confirmed'];

/** Places that others took, by date: every group is differently full. */
const takenByOthers = ({ groupSize, slug }: Journey, date: IsoDate): number =>
  (Number(date.slice(8)) * 7 + slug.length) % (groupSize + 1);

/** The departures of a journey for a year; this tab's own bookings take places too. */
export function departuresOf(slug: string, today: IsoDate, except?: string): StoredDeparture[] {
  const journey = JOURNEYS.find((one) => one.slug === slug);
  if (!journey) return [];
  return plannedDepartures(journey, today, addDays(today, DAYS_AHEAD)).map(({ date, groupSize, prices }) => ({
    date,
    groupSize,
    prices,
    taken: Math.min(groupSize, takenByOthers(journey, date) + takenHere(slug, date, except)),
  }));
}

const takenHere = (slug: string, date: IsoDate, except?: string): number =>
  memory()
    .packages.filter(
      (booking) =>
        booking._id !== except &&
        booking.package.slug === slug &&
        booking.departure === date &&
        TAKING.includes(booking.state),
    )
    .reduce((sum, { rooms }) => sum + placesOf(rooms.map(({ occupancy }) => occupancy)), 0);

/** The cities of the real tables, as the catalogue names them. */
export async function packageCities(): Promise<CityOf> {
  const { cities, countries } = await placeTables();
  const bySlug = new Map(cities.map((city) => [city.slug, city]));
  return (slug) => {
    const city = bySlug.get(slug);
    if (!city) throw new Error(`The catalogue of packages names an unknown city: ${slug}`);
    const { name, region, lat, lng, kind, mark } = city;
    const abroad = city.country === 'IN' ? undefined : countries.find(({ alpha2 }) => alpha2 === city.country)?.name;
    return { name, region: abroad ?? region, lat, lng, kind, mark };
  };
}
