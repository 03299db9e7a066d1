import 'server-only';
import { geolocation } from '#lib/server/geo/geolocation.ts';
import { publicAddress } from '#lib/server/geo/public-address.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { locate as operation } from '../contract.ts';
import { findCountry } from './places.repo.ts';
import { presentCountry } from './list-countries.ts';

/** The caller's public address, and the country it hints at (7.10). */
export const locate: UseCase<typeof operation> = async ({ request }) => {
  const code = geolocation().countryOf(request.address);
  const country = code === null ? undefined : findCountry(code);
  return { ip: publicAddress(request.address), country: country ? presentCountry(country) : null };
};
