import { airportCodeAndName, airportInCity } from '#lib/shared/airport-names.ts';
import { orList } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';
import type { FareCalendar } from '../../contract.ts';

type End = 'from' | 'to';
type Airports = FareCalendar['airports'][End];

/** What the fare calendar says of airports: a sentence for each city of several, and which ends each day names. */
export type CalendarAirports = { notes: string[]; marked: End[] };

/**
 * The airports that the prices of a calendar are for. A place with one airport needs no word; where all days have the
 * same one it is said once; where they differ each day names its own.
 */
export function calendarAirports({ days, airports }: Pick<FareCalendar, 'days' | 'airports'>): CalendarAirports {
  const said = (['from', 'to'] as const).flatMap((end) => {
    const used = [...new Set(days.flatMap((day) => day[end] ?? []))].sort();
    if (airports[end].length < 2 || !used.length) return [];
    const places = used.flatMap((code) => airports[end].find((one) => one.code === code) ?? []);
    return [{ end, note: noteOf(end, places), differs: places.length > 1 }];
  });
  return {
    notes: said.map(({ note }) => note),
    marked: said.flatMap(({ end, differs }) => (differs ? [end] : [])),
  };
}

function noteOf(end: End, places: Airports): string {
  const [first] = places;
  if (places.length === 1)
    return t(end === 'from' ? 'All from {airport}.' : 'All to {airport}.', { airport: airportInCity(first!) });
  const named = places.map((place) => airportCodeAndName({ ...place, cityName: first!.cityName }));
  return t(
    end === 'from'
      ? 'From {city} at the airport each day names: {airports}.'
      : 'To {city} at the airport each day names: {airports}.',
    { city: t(first!.cityName), airports: orList(named) },
  );
}

/** "GOX", "LGW–GOX": the airports that a day names; empty for none. */
export const dayAirports = (day: FareCalendar['days'][number], marked: readonly End[]): string =>
  day.total === null ? '' : marked.flatMap((end) => day[end] ?? []).join('–');
