import type { FlightBooking } from '../contract.ts';

type Service = FlightBooking['services'][number];
/** Label of a service by its kind and code. */
type NameOf = (kind: Service['kind'], code: string) => string;

/**
 * Meals, bags and assistance as text, with their bound; assistance is for the whole trip. Services on flights that are
 * no longer part of the trip are left out.
 */
export const servicesOf = ({ bounds, extras }: Pick<FlightBooking, 'bounds' | 'extras'>, nameOf: NameOf): Service[] =>
  extras.flatMap((extra): Service[] => {
    if (extra.kind === 'seat') return [];
    const { passenger, kind, code } = extra;
    const name = nameOf(kind, code);
    if (kind === 'assistance') return bounds.map((_, bound) => ({ passenger, bound, kind, name }));
    if (kind === 'bag') return bounds[extra.bound] ? [{ passenger, bound: extra.bound, kind, name }] : [];
    return bounds.flatMap(({ segments }, bound) => {
      const flight = segments.find(({ flightId }) => flightId === extra.flight);
      if (!flight) return [];
      return [{ passenger, bound, kind, name: segments.length > 1 ? `${name} on ${flight.number}` : name }];
    });
  });
