import { queryOptions } from '@tanstack/react-query';
import type * as travellers from '#features/travellers/contract.ts';
import { call } from '#lib/client/call.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyInput } from '#lib/shared/define-operation.ts';
import { randomId } from '#lib/shared/random-id.ts';

export const listTravellers = call<typeof travellers.list>('GET', '/api/users/travellers', 'signed-in');
export const readTraveller = call<typeof travellers.details>('GET', '/api/users/travellers/details', 'signed-in');
export const rememberTravellers = call<typeof travellers.remember>(
  'POST',
  '/api/users/travellers/remember',
  'signed-in',
);

/** Saved travellers and business details of the person in this tab, from the same cache entry as the account pages. */
export const savedTravellers = queryOptions({
  queryKey: ['travellers', 'list'],
  queryFn: ({ signal }) => callOperation(listTravellers, { signal }),
  staleTime: 0,
});

/** One saved traveller with passport. */
export const savedTraveller = (travellerId: string) => callOperation(readTraveller, { query: { travellerId } });

/** The saved details of the person in this tab; null where none are marked as theirs. */
export async function myDetails() {
  const { travellers: saved } = await callOperation(listTravellers, {});
  const own = saved.find(({ isSelf }) => isSelf);
  return own ? savedTraveller(own._id) : null;
}

type Named = { firstName: string; lastName: string };
const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.trim().toLowerCase();

/** The emergency contacts that the account has for people of a trip, found by their names. */
export async function emergencyContactsOf(people: readonly Named[]) {
  const names = new Set(people.map(nameOf));
  const { travellers: saved } = await callOperation(listTravellers, {});
  const known = await Promise.all(saved.filter((one) => names.has(nameOf(one))).map(({ _id }) => savedTraveller(_id)));
  return known.flatMap(({ _id, firstName, lastName, emergencyContact: contact }) =>
    contact ? [{ _id, name: `${firstName} ${lastName}`, contact }] : [],
  );
}

/** Saves the people of a form to the account. Rejects with the server's error. */
export const savePeople = (people: BodyInput<typeof travellers.remember>['people']) =>
  callOperation(rememberTravellers, { body: { people }, key: randomId() });
