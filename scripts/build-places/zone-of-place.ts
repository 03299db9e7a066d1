import { kilometresBetween, type Point } from '#lib/shared/great-circle.ts';
import { groupBy } from './group-by.ts';
import type { AirportInfo } from './read-airports.ts';

const NEIGHBOURS = 3;
const SAME_REGION_KM = 250;

/** Countries without an airport of their own. */
const ZONES_BY_HAND: Readonly<Record<string, string>> = {
  AD: 'Europe/Andorra',
  LI: 'Europe/Vaduz',
  MC: 'Europe/Monaco',
  SM: 'Europe/San_Marino',
  VA: 'Europe/Vatican',
  PS: 'Asia/Hebron',
  EH: 'Africa/El_Aaiun',
  AX: 'Europe/Mariehamn',
  PN: 'Pacific/Pitcairn',
  TK: 'Pacific/Fakaofo',
  GS: 'Atlantic/South_Georgia',
  TF: 'Indian/Kerguelen',
};

/** A place has the time zone of the nearest airports: in its own province where one is near, else in its country. */
export function zoneFinder(airports: readonly (AirportInfo & { region: string })[]) {
  const byCountry = groupBy(airports, ({ country }) => country);
  return ({ country, region, ...at }: Point & { country: string; region: string }): string => {
    const all = byCountry.get(country) ?? [];
    const byHand = ZONES_BY_HAND[country];
    if (byHand !== undefined) return byHand;
    if (all.length === 0) throw new Error(`No airport tells the zone of ${country}: add it to ZONES_BY_HAND.`);

    const nearest = all
      .map((airport) => ({ airport, km: kilometresBetween(at, airport) }))
      .sort((left, right) => left.km - right.km);
    const inRegion = nearest.filter(({ airport, km }) => airport.region === region && km < SAME_REGION_KM);
    const votes = new Map<string, number>();
    for (const { airport, km } of (inRegion.length > 0 ? inRegion : nearest).slice(0, NEIGHBOURS)) {
      votes.set(airport.zone, (votes.get(airport.zone) ?? 0) + 1 / (km + 5));
    }
    return [...votes].sort((left, right) => right[1] - left[1])[0]?.[0] ?? '';
  };
}
