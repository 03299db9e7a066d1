import { FlightSearch, type FlightSearchProps } from '#features/flights/components/search/flight-search.tsx';
import { legField, LEGS } from '#features/flights/rules/search/asked-trip.ts';
import { AirportField } from '#features/places/components/airport-field.tsx';
import { addDays } from '#lib/shared/dates.ts';
import { TRIP_LIMITS } from '#lib/shared/trip-words.ts';

/** The search for flights with its fields of airports; the landing page and the listing show the same. */
export function FlightSearchForm(props: Omit<FlightSearchProps, 'places' | 'lastDay'>) {
  const { asked, errors, today } = props;
  const field = (at: number, end: 'from' | 'to', label: string) => {
    const name = legField(end, at);
    return <AirportField label={label} name={name} defaultValue={asked.legs[at]?.[end]} error={errors[name]} required={at === 0} />;
  };
  return <FlightSearch {...props} lastDay={addDays(today, TRIP_LIMITS.daysAhead)} places={LEGS.map((at) => ({ from: field(at, 'from', 'From'), to: field(at, 'to', 'To') }))} />;
}
