import type { CompanyView } from '../../contract.ts';
import type { Person } from '#features/session/client/session.ts';
import { PRODUCT } from '#lib/shared/product.ts';

/** Who is signed in, as forms are prefilled. */
export type SignedInPerson = { firstName: string; lastName: string; email: string; mobile: string };

type InTab = { loggedInUserType: string | null; userDetails: unknown };

const kept = new WeakMap<object, SignedInPerson & { userId: string }>();

/**
 * The person in this tab, of either user type, to prefill forms; null when signed out. The same object for the same
 * session.
 */
export function personOf(session: InTab): (SignedInPerson & { userId: string }) | null {
  const { loggedInUserType, userDetails } = session as Person;
  if (!userDetails) return null;
  const known = kept.get(userDetails);
  if (known) return known;
  const { _id: userId, firstName, lastName, mobile } = userDetails;
  const email = loggedInUserType === PRODUCT.id ? userDetails.email : userDetails.workEmail;
  const person = { userId, firstName, lastName, email, mobile };
  kept.set(userDetails, person);
  return person;
}

/** The place of the person in this tab among those who travel; null where they only arrange the trip. Without a company it is the first. */
export function ownPlace(company: CompanyView | null, person: { userId: string } | null): number | null {
  if (!company) return 0;
  const at = company.travellers.findIndex(({ userId }) => userId !== null && userId === person?.userId);
  return at < 0 ? null : at;
}

type Names = Pick<SignedInPerson, 'firstName' | 'lastName'>;

/**
 * The guests of a company's rooms whom the company knows, room by room: travellers fill the rooms in their order.
 * `people`: how many each room is for. A guest without an account is null; an arranger is the contact and does not stay.
 */
export function guestsOfRooms({ travellers }: CompanyView, people: readonly number[]): (Names | null)[][] {
  const known = travellers.map(({ userId, name }) => {
    const [firstName = '', ...rest] = name.split(' ');
    return userId === null ? null : { firstName, lastName: rest.join(' ') };
  });
  return people.map((count) => known.splice(0, count));
}
