import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { addDays, type IsoDate } from '#lib/shared/dates.ts';
import { random } from '#lib/shared/random.ts';
import { capital } from '#lib/shared/word-lists.ts';
import { DRY_RUN_DAYS, type TravelRecord } from '../rules/dry-run.ts';
import type { FlightFacts, HotelFacts, OptionFacts } from '../rules/facts.ts';
import { travelRecords } from './tables.ts';

const RECORDS = 320;

/** Destinations of the demo company in Bengaluru, with rupees a night in a three-star room and of a one-way fare. */
const CITIES = [
  { city: 'mumbai', lat: 19.07, lng: 72.88, night: 4300, way: 5600 },
  { city: 'delhi', lat: 28.61, lng: 77.21, night: 4000, way: 6900 },
  { city: 'hyderabad', lat: 17.39, lng: 78.49, night: 3500, way: 4100 },
  { city: 'chennai', lat: 13.08, lng: 80.27, night: 3400, way: 3600 },
  { city: 'pune', lat: 18.52, lng: 73.86, night: 3600, way: 5200 },
  { city: 'kochi', lat: 9.97, lng: 76.28, night: 2900, way: 3900 },
  { city: 'jaipur', lat: 26.92, lng: 75.79, night: 2700, way: 7200 },
  { city: 'coimbatore', lat: 11.02, lng: 76.96, night: 2500, way: 3300 },
] as const;
type City = (typeof CITIES)[number];

const HOUSES = [
  'Residency',
  'Palace View',
  'Business Inn',
  'Garden House',
  'Station Court',
  'Lake House',
  'Crown Suites',
  'Courtyard',
] as const;
const STARS = [3, 4, 3, 4, 2, 3, 5, 4] as const;
const FLIGHTS = [
  ['6E 512', '06:10', '07:55'],
  ['AI 606', '08:05', '09:50'],
  ['6E 748', '09:40', '11:30'],
  ['QP 1304', '11:55', '13:40'],
  ['AI 582', '14:05', '15:50'],
  ['6E 905', '16:30', '18:20'],
  ['AI 640', '18:45', '20:30'],
  ['6E 231', '21:15', '23:05'],
] as const;
const BUSINESS = 4;

/** A random number: `draw(6)` is 0 to 5. */
type Draw = (below: number) => number;

/** A quarter of searches and bookings of a demo company, for dry runs of drafts. */
export function drawQuarter(employeeIds: readonly string[], today: IsoDate): TravelRecord[] {
  const chance = random('a quarter of travel');
  const draw: Draw = (below) => Math.floor(chance.next() * below);
  return Array.from({ length: RECORDS }, (_, at) => {
    const on = addDays(today, draw(DRY_RUN_DAYS) - DRY_RUN_DAYS + 1);
    const city = CITIES[draw(CITIES.length)] ?? CITIES[0];
    const begins = addDays(on, 1 + draw(16));
    const make = draw(5) < 3 ? hotelOffers : flightOffers;
    const options = make(city, begins, `${at}`, draw);
    const booked = draw(4) > 0 ? (options[draw(options.length)]?.id ?? null) : null;
    return {
      recordId: `trc_demo_${String(at).padStart(4, '0')}`,
      employeeId: employeeIds[draw(employeeIds.length)] ?? '',
      on,
      chosenId: booked,
      options,
    };
  });
}

function hotelOffers(city: City, checkIn: IsoDate, search: string, draw: Draw): OptionFacts[] {
  const nights = 1 + draw(3);
  return HOUSES.map((house, at): HotelFacts => {
    const stars = STARS[at] ?? 3;
    const night = Math.round((city.night * (1 + (stars - 3) * 0.4) * (88 + draw(30))) / 100);
    const refundable = draw(3) > 0;
    return {
      mode: 'hotel',
      id: `${search}-${at}`,
      total: night * nights * 100,
      place: { city: city.city, country: 'IN' },
      hotelId: `${city.city}-${at}`,
      hotel: `${capital(city.city)} ${house}`,
      roomId: 'standard',
      room: 'Standard room',
      rate: refundable ? 'Refundable' : 'Non-refundable',
      stars,
      lat: city.lat + at / 200,
      lng: city.lng + at / 300,
      checkIn,
      nights,
      rooms: 1,
      refundable,
      has: ['wifi', ...(draw(2) ? ['breakfast'] : []), ...(draw(3) ? ['workspace'] : [])],
    };
  });
}

function flightOffers(city: City, day: IsoDate, search: string, draw: Draw): OptionFacts[] {
  return FLIGHTS.map(([flights, departs, arrives], at): FlightFacts => {
    const business = at === BUSINESS;
    const way = Math.round((city.way * (84 + draw(40)) * (business ? 3 : 1)) / 100);
    const leg = {
      flights,
      cabin: business ? (4 as const) : (2 as const),
      departs: `${day}T${departs}`,
      arrives: `${day}T${arrives}`,
    };
    return {
      mode: 'flight',
      id: `${search}-${at}`,
      total: way * 100,
      place: { city: city.city, country: 'IN' },
      legs: [leg],
      fare: business ? 'Business' : 'Saver',
      passengers: 1,
      extras: [],
    };
  });
}

/** Stores the generated quarter. `db` is a transaction of the company. */
export async function seedQuarter(
  db: Db,
  { companyId, employeeIds, today }: { companyId: string; employeeIds: readonly string[]; today: IsoDate },
): Promise<void> {
  const records = drawQuarter(employeeIds, today);
  await db.insert(travelRecords).values(
    records.map(({ recordId: id, employeeId, on, chosenId, options }) => ({
      id,
      companyId,
      employeeId,
      on,
      chosenId,
      options: [...options],
    })),
  );
}
