import 'server-only';
import { searchFlights as operation, type FlightListing } from '#features/flights/contract.ts';
import { searchFlights } from '#features/flights/server/index.ts';
import { read } from '#lib/server/http/read.ts';
import { AppError } from '#lib/shared/errors.ts';
import { routes } from '#lib/shared/routes.ts';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';
import { readTrip, type ReadTrip } from './read-trip.ts';

/** A listing's search and its results: null while something is missing or wrong. */
export type RequestedFlights = Omit<ReadTrip, 'params'> & { listing: FlightListing | null };

/** Parses the address of a flight listing and searches. */
export async function readFlights(search: SearchParams): Promise<RequestedFlights> {
  const sentinels = firstOf(search.sentinels).trim() === 'yes' ? { sentinels: 'yes' as const } : {};
  const { params, ...found } = await readTrip(search, {
    href: (trip) => routes.flightListing({ ...trip, ...sentinels }),
  });
  if (!params) return { ...found, listing: null };
  try {
    const listing = await read(operation, searchFlights, { from: '', to: '', depart: '', ...params, ...sentinels });
    return { ...found, listing };
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVALID_INPUT')
      return { ...found, errors: error.fields ?? {}, listing: null };
    throw error;
  }
}
