import { t } from './texts.ts';

/** Where a flight leaves or lands, in words; the rules for a city of several airports. */

type AirportNames = { code: string; name: string; cityCode: string; cityName: string };

/** "Manohar" of Manohar International Airport; empty where the airport has only the name of its city. */
export function shortAirportName({ name, cityName }: Pick<AirportNames, 'name' | 'cityName'>): string {
  const short = name.replace(/ Airport$/, '').replace(/ International$/, '');
  if (short === cityName) return '';
  return short.startsWith(`${cityName} `) ? short.slice(cityName.length + 1) : short;
}

/** "GOX Manohar": the airport itself, its code first. */
export const airportCodeAndName = (airport: Pick<AirportNames, 'code' | 'name' | 'cityName'>): string =>
  [airport.code, shortAirportName(airport)].filter(Boolean).join(' ');

/** "Goa GOX, Manohar": an airport with its city. */
export const airportInCity = (airport: Omit<AirportNames, 'cityCode'>): string =>
  [`${t(airport.cityName)} ${airport.code}`, shortAirportName(airport)].filter(Boolean).join(', ');

/** The same with its terminal where it has several: "LHR Heathrow T5"; an empty terminal is left out. */
export const withTerminal = (place: string, terminal: string): string => (terminal ? `${place} T${terminal}` : place);

/** Two airports of one city. */
export const isOtherAirport = (one: AirportNames, other: AirportNames): boolean =>
  one.cityCode === other.cityCode && one.code !== other.code;

/**
 * What a traveller must know of the airports of a trip, a sentence each: that a direction begins at another airport of
 * the city than the one before it ended at, and that the last one ends at another than the trip began at.
 */
export function airportChanges(bounds: readonly { from: AirportNames; to: AirportNames }[]): string[] {
  const between = bounds.slice(1).flatMap(({ from }, at) => {
    const landed = bounds[at]!.to;
    if (!isOtherAirport(landed, from)) return [];
    return t('You land at {landed} and leave from another airport, {from}.', {
      landed: airportInCity(landed),
      from: airportInCity(from),
    });
  });
  const [first, last] = [bounds[0], bounds.at(-1)];
  if (bounds.length < 2 || !first || !last || !isOtherAirport(first.from, last.to)) return between;
  return [
    ...between,
    t('You set out from {from} and come back to another airport, {to}.', {
      from: airportInCity(first.from),
      to: airportInCity(last.to),
    }),
  ];
}

/** "Change in Dubai", or between airports of one city "Change of airport in London, LHR to LGW". */
export const changePlace = (lands: AirportNames, leaves: AirportNames): string =>
  isOtherAirport(lands, leaves)
    ? t('Change of airport in {city}, {from} to {to}', {
        city: t(leaves.cityName),
        from: lands.code,
        to: leaves.code,
      })
    : t('Change in {city}', { city: t(leaves.cityName) });
