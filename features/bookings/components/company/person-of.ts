import type { CompanyView } from '../../contract.ts';
import type { Person } from '#features/session/client/session.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { SignedInPerson } from '../review/guest-values.ts';

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

/** The first room is for the first traveller; an arranger is the contact and does not stay. */
export function roomOfPerson({ travellers }: CompanyView, person: SignedInPerson & { userId: string }): SignedInPerson {
  const [first] = travellers;
  if (!first?.userId || first.userId === person.userId) return person;
  const [firstName = '', ...rest] = first.name.split(' ');
  return { ...person, firstName, lastName: rest.join(' ') };
}
