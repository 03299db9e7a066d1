import { hasProgramme } from '#lib/shared/frequent-flyer.ts';
import type { FieldErrors } from '#lib/shared/errors.ts';
import type { FlightDetails, GuestDetails, PassengerDetails } from '../contract.ts';

/** One list of people for several bookings, with one contact. */
export type TravelParty = Pick<FlightDetails, 'email' | 'mobile' | 'gst' | 'pan'> & {
  travellers: PassengerDetails[];
  requests: string;
};

/** What a booking asks of its people. `airlines`: IATA codes, none for stays and packages. */
export type PartNeeds = { requiredFields: readonly string[]; airlines: readonly string[] };

/** Who of the list travels in a booking: positions in the list, in the order of the booking. */
export const peopleOf = ({ travellers }: TravelParty, positions: readonly number[]): PassengerDetails[] =>
  positions.flatMap((at) => travellers[at] ?? []);

/** The passengers of a flight: each with what this airline asks for, and nothing else. */
export const flightDetailsOf = (party: TravelParty, positions: readonly number[], needs: PartNeeds): FlightDetails => ({
  passengers: peopleOf(party, positions).map(({ born, passport, frequentFlyer = [], ...person }) => {
    const abroad = needs.requiredFields.includes('passport');
    const numbers = frequentFlyer.filter(({ airline }) => needs.airlines.includes(airline) && hasProgramme(airline));
    const asksBorn = needs.requiredFields.includes('born') && (abroad || person.type !== 'ADT');
    return {
      ...person,
      born: asksBorn ? born : null,
      passport: abroad ? passport : null,
      ...(numbers.length ? { frequentFlyer: numbers } : {}),
    };
  }),
  ...contactOf(party, needs),
});

/** The lead guests of a stay or a package, one a room. */
export const guestDetailsOf = (party: TravelParty, positions: readonly number[], needs: PartNeeds): GuestDetails => ({
  guests: peopleOf(party, positions).map(({ title, firstName, lastName }) => ({ title, firstName, lastName })),
  ...contactOf(party, needs),
  requests: party.requests,
});

const contactOf = ({ email, mobile, gst, pan }: TravelParty, { requiredFields }: PartNeeds) => ({
  email,
  mobile,
  gst,
  pan: requiredFields.includes('pan') ? pan : null,
});

/**
 * Errors of one booking, named by the list: `details.passengers.1.born` of a booking whose second passenger is the fourth of the
 * list is `travellers.3.born`. What concerns no single person stands beside the choice of who travels in `part`.
 */
export function besideTravellers(problems: FieldErrors, positions: readonly number[], part: number): FieldErrors {
  return Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => {
      const [, at, field] = /^(?:details\.)?(?:passengers|guests)\.(\d{1,2})\.(.{1,60})$/.exec(path) ?? [];
      const position = positions[Number(at)];
      if (field && field !== 'type' && position !== undefined) return [`travellers.${position}.${field}`, problem];
      const contact = path.replace(/^details\./, '');
      return [/^(?:passengers|guests)/.test(contact) ? `parts.${part}.travellers` : contact, problem];
    }),
  );
}
