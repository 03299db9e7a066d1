import 'server-only';
import { clock } from '#lib/server/clock.ts';
import { titlesFor } from '#lib/shared/guest-titles.ts';
import { passengersOf } from '#lib/shared/passengers.ts';
import { departuresOf } from '../../rules/compare-terms.ts';
import { flightAsks, guestOfFlight, withGuestOfFlight } from '../../rules/guest-links.ts';
import { programmesOf } from '../../rules/programmes-of.ts';
import { notBookedNumbers, problemsOfPassenger, travellerProblems } from '../../rules/traveller-problems.ts';
import type { FlightRow } from '../bookings.repo.ts';
import type { GuestPlace } from './guest-place.ts';

/** The place of a guest among the passengers of a flight. Infants have no frequent-flyer number. */
export function placeInFlight({ snapshot, details }: FlightRow, place: number): GuestPlace {
  const { party, requiredFields, bounds, zone } = snapshot;
  const type = passengersOf(party)[place] ?? 'ADT';
  const programmes = type === 'INF' ? [] : programmesOf(snapshot);
  return {
    trip: { kind: 'flight', city: null },
    called: party.adults > 1 ? `Adult ${place + 1}` : 'Adult',
    named: details && guestOfFlight(details, place),
    titles: titlesFor(type),
    asks: flightAsks(requiredFields, type),
    programmes,
    withAnswer: (answer) => details && withGuestOfFlight(details, place, answer),
    problemsOf: (answer, saved) => {
      const needs = {
        party,
        requiredFields,
        travel: departuresOf(bounds).map((at) => at.slice(0, 10)),
        airlines: bounds.map(({ airline }) => airline.code),
        today: clock.today(zone),
      };
      const ofPlace = `details.passengers.${place}.`;
      const together = saved && 'passengers' in saved ? travellerProblems(saved, needs) : {}; // a name that is there twice
      const found = [
        ...Object.entries(together).flatMap(([path, problem]) =>
          path.startsWith(ofPlace) ? [[path.slice(ofPlace.length), problem] as const] : [],
        ),
        ...Object.entries(problemsOfPassenger({ type, ...answer }, needs)),
      ];
      return {
        ...notBookedNumbers(answer, programmes),
        ...Object.fromEntries(found.map(([field, problem]) => [`guest.${field}`, problem])),
      };
    },
  };
}
