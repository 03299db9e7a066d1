import 'server-only';
import { redirect } from 'next/navigation';
import type { FlightSearchErrors, FlightSearchValues } from '#features/flights/components/search/flight-search.tsx';
import { searchFlights as operation, type FlightListing } from '#features/flights/contract.ts';
import { searchFlights } from '#features/flights/server/index.ts';
import { searchAirports as byName } from '#features/places/contract.ts';
import { searchAirports } from '#features/places/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { read } from '#lib/server/http/read.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { AppError } from '#lib/shared/errors.ts';
import { routes } from '#lib/shared/routes.ts';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';
import { tripQuery, type Trip } from '#lib/shared/trip.ts';

/** What a listing's address asks for, and what a search of it gives: null while something is missing or wrong. */
export type AskedFlights = { values: FlightSearchValues; errors: FlightSearchErrors; today: IsoDate; trip: Trip | null; listing: FlightListing | null };

const HOME_ZONE = 'Asia/Kolkata';
const CODE = /^[A-Z]{3}(\.only)?$/;

/** Reads the address of a flight listing. Names of places are sent on as their codes, which is what people share. */
export async function readFlights(search: SearchParams): Promise<AskedFlights> {
  const values = Object.fromEntries(Object.entries(USUAL).map(([name, usual]) => [name, firstOf(search[name]).trim().slice(0, 200) || usual])) as FlightSearchValues;
  const today = clock.today(HOME_ZONE);
  const nothing = { values, errors: {}, today, trip: null, listing: null };
  if (!values.from && !values.to) return nothing;
  const [from, to] = [await codeOf(values.from), await codeOf(values.to)];
  if (from && to && (from !== values.from || to !== values.to)) redirect(routes.flightListing({ ...(Object.fromEntries(Object.entries(search).map(([name, value]) => [name, firstOf(value)]))), from, to }));
  const unknown = { ...(from ? {} : { from: notFound(values.from) }), ...(to ? {} : { to: notFound(values.to) }) };
  const asked = tripQuery.safeParse({ ...values, from: from ?? 'AAA', to: to ?? 'BBB', then: values.then || undefined, return: values.return || undefined });
  const wrong = Object.fromEntries((asked.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
  if (!asked.success || !from || !to) return { ...nothing, errors: { ...wrong, ...unknown } };
  try {
    const { then, return: back, ...query } = values;
    const listing = await read(operation, searchFlights, { ...query, ...(then ? { then } : {}), ...(back ? { return: back } : {}), sentinels: firstOf(search.sentinels) === 'yes' ? 'yes' : undefined });
    return { values, errors: {}, today, trip: asked.data, listing };
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVALID_INPUT') return { ...nothing, trip: asked.data, errors: error.fields ?? {} };
    throw error;
  }
}

const USUAL: FlightSearchValues = { from: '', to: '', depart: '', return: '', then: '', adults: '1', children: '0', infants: '0', cabin: '2' };

const notFound = (words: string): string => (words ? `We know no city or airport called “${words.slice(0, 60)}”. Check the spelling, or type its code.` : 'Type a city, an airport or its code.');

/** The code that words mean: a code itself, a city by name, an airport by name. */
async function codeOf(words: string): Promise<string | null> {
  const code = words.toUpperCase().replace('.ONLY', '.only');
  if (CODE.test(code)) return code;
  if (!words) return null;
  const [best] = await read(byName, searchAirports, { name: words.slice(0, 80) });
  if (!best) return null;
  return best.cityName.toLowerCase().startsWith(words.toLowerCase()) ? best.cityCode : best.iata;
}
