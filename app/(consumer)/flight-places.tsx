import type { FlightSearchProps } from '#features/flights/components/search/flight-search.tsx';
import { legField, LEGS } from '#features/flights/rules/search/trip-input.ts';
import { AirportField } from '#features/places/components/airport-field.tsx';
import { addDays } from '#lib/shared/dates.ts';
import { TRIP_LIMITS } from '#lib/shared/trip-shape.ts';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';

type PlacesInput = Pick<FlightSearchProps, 'asked' | 'errors' | 'today'>;

/**
 * What the flight search form needs from the page: airport fields, which belong to another feature, and the last day on
 * sale.
 */
export function flightSearchFields({
  asked,
  errors: told,
  today,
}: PlacesInput): PlacesInput & Pick<FlightSearchProps, 'places' | 'lastDay'> {
  const errors = Object.fromEntries(Object.entries(told).map(([field, message]) => [field, messageText(message)]));
  const field = (at: number, end: 'from' | 'to', label: string) => {
    const name = legField(end, at);
    return (
      <AirportField
        label={label}
        name={name}
        defaultValue={asked.legs[at]?.[end]}
        error={errors[name]}
        required={at === 0}
      />
    );
  };
  return {
    asked,
    errors,
    today,
    lastDay: addDays(today, TRIP_LIMITS.daysAhead),
    places: LEGS.map((at) => ({ from: field(at, 'from', t('From')), to: field(at, 'to', t('To')) })),
  };
}
