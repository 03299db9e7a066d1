import 'server-only';
import { presentChecked } from '#features/flights/server/index.ts';
import { findCountry, findStateCode } from '#features/places/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { FlightPriceCheck } from '#lib/server/ports/flight-supplier.ts';
import type { Party } from '#lib/shared/trip-shape.ts';
import { totalOfLines, withExtras } from '../../rules/flight-prices.ts';
import { tripTitle } from '../../rules/trip-title.ts';
import type { FlightSnapshot } from '../tables.ts';
import { cityOfAirport } from './place-of-airport.ts';

type Airport = FlightSnapshot['bounds'][number]['segments'][number]['origin']['airport'];

/** A trip as the supplier sells it now, without extras. */
export function snapshotOfTrip(check: FlightPriceCheck, party: Party): FlightSnapshot {
  const bounds = check.bounds.map(presentChecked);
  const first = bounds[0]!.segments[0]!.origin.airport;
  const goal = bounds[0]!.segments.at(-1)!.destination.airport;
  return {
    title: tripTitle(bounds),
    poster: posterOf(goal),
    party,
    bounds,
    cancellationPolicies: check.policies,
    requiredFields: check.requiredFields,
    holds: check.ticketBy ? 'pnr' : 'price',
    zone: first.zone,
    extras: [],
    extraLines: [],
    parts: [],
    remedy: null,
    scheduleChange: null,
    holdMinutes: Math.round(((check.ticketBy ?? check.expiresAt).getTime() - clock.now().getTime()) / 60_000),
    embarks: embarksAt(first),
  };
}

/** The same trip at new terms, with the selected extras. */
export function snapshotAgain(before: FlightSnapshot, check: FlightPriceCheck): FlightSnapshot {
  const { extras, extraLines } = before;
  const fresh = snapshotOfTrip(check, before.party);
  return { ...fresh, extras, extraLines, cancellationPolicies: withExtras(check.policies, totalOfLines(extraLines)) };
}

function posterOf(airport: Airport): FlightSnapshot['poster'] {
  const city = cityOfAirport(airport);
  return {
    kind: city?.kind ?? 'metro',
    hour: 'day',
    seed: city?.slug ?? airport.cityCode.toLowerCase(),
    ...(city?.mark ? { mark: city.mark } : {}),
  };
}

/** The place of embarkation, on which the tax depends (section 12(9), IGST Act 2017). */
function embarksAt(airport: Airport): FlightSnapshot['embarks'] {
  const country = findCountry(airport.countryCode);
  return {
    city: airport.cityName,
    countryCode: country?.alpha2 ?? '',
    countryName: country?.name ?? '',
    stateCode: findStateCode(cityOfAirport(airport)?.region ?? '') ?? null,
  };
}
