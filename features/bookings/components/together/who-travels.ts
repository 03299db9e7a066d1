import type { PassengerType } from '#lib/shared/passenger-types.ts';
import { t } from '#lib/shared/texts.ts';
import { byCategory, isFlight } from '../../rules/category.ts';
import type { BookingView, FlightBooking } from '../../contract.ts';
import { placesOf } from '../flights/parts/flight-text.ts';

/** What is asked of the one list: as a flight asks it of its passengers. */
export type OneList = Pick<FlightBooking, 'party' | 'requiredFields' | 'bounds'>;

/** The one list of travellers of several bookings: as many of each kind as the largest of them needs. */
export function oneListOf(bookings: readonly BookingView[]): OneList {
  const flights = bookings.filter(isFlight);
  const most = (kind: keyof FlightBooking['party']) => Math.max(0, ...flights.map(({ party }) => party[kind]));
  return {
    party: {
      adults: Math.max(
        1,
        most('adults'),
        ...bookings.map((booking) => ('rooms' in booking ? booking.rooms.length : 0)),
      ),
      children: most('children'),
      infants: most('infants'),
    },
    requiredFields: [...new Set(flights.flatMap(({ requiredFields }) => requiredFields))],
    bounds: flights.flatMap(({ bounds }) => bounds),
  };
}

/** A place of a booking that somebody of the list takes, and who of them may. */
export type Place = { called: string; candidates: number[] };

/** The places of a booking: its passengers, or whoever checks in to each room. */
export function placesIn(booking: BookingView, list: OneList): Place[] {
  const types = placesOf(list.party).map(({ type }) => type);
  const some = (type: PassengerType) => types.flatMap((one, at) => (one === type ? [at] : []));
  const inRooms = (rooms: number, who: string) =>
    Array.from({ length: rooms }, (_, at) => ({
      called: rooms > 1 ? t('{who}, room {n}', { who, n: at + 1 }) : who,
      candidates: some('ADT'),
    }));
  return byCategory<BookingView, Place[]>(booking, {
    hotel: ({ rooms }) => inRooms(rooms.length, t('Checks in')),
    flight: ({ party }) => placesOf(party).map(({ type, called }) => ({ called, candidates: some(type) })),
    package: ({ rooms }) => inRooms(rooms.length, t('Lead guest')),
  });
}

/** Who takes each place until somebody else is chosen: the first of the list who may and has none yet. */
export function firstChoice(places: readonly Place[]): number[] {
  const taken: number[] = [];
  for (const { candidates } of places) taken.push(candidates.find((at) => !taken.includes(at)) ?? candidates[0] ?? 0);
  return taken;
}

/** Whether there is anything to choose: more people of a kind in the list than the booking has places. */
export const isOpenChoice = (places: readonly Place[]): boolean =>
  places.some(
    ({ candidates }) =>
      candidates.length > places.filter((one) => String(one.candidates) === String(candidates)).length,
  );
