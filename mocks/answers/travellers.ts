import type * as contract from '#features/travellers/contract.ts';
import type { SavedTraveller, TravellerRow } from '#features/travellers/contract.ts';
import { isSameTraveller, mergeTraveller } from '#features/travellers/rules/merge-traveller.ts';
import { notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';
import type { MockTraveller } from '../memory/records.ts';

const travellersOf = (userId: string) => memory().travellers.filter((one) => one.userId === userId);
const byId = (userId: string, id: string): MockTraveller => {
  const found = travellersOf(userId).find(({ _id }) => _id === id);
  if (!found) throw notFound('This traveller');
  return found;
};
export const presentTraveller = ({ userId: _, ...traveller }: MockTraveller): SavedTraveller => traveller;
const rowOf = ({ _id, isSelf, title, firstName, lastName, born, passport }: MockTraveller): TravellerRow => ({
  _id,
  isSelf,
  title,
  firstName,
  lastName,
  born,
  passportEnding: passport?.number.slice(-2) ?? null,
});

/** The saved travellers of the signed-in person. */
export const travellerAnswers: AnswersOf<typeof contract> = {
  list: ({ person }) => ({
    travellers: travellersOf(person._id)
      .sort((one, other) => Number(other.isSelf) - Number(one.isSelf))
      .map(rowOf),
    business: memory().business[person._id] ?? null,
  }),
  details: ({ query, person }) => presentTraveller(byId(person._id, query.travellerId)),
  save: ({ body, person }) => {
    const { travellerId, isSelf, traveller } = body;
    if (isSelf) for (const one of travellersOf(person._id)) one.isSelf = false;
    if (travellerId) return rowOf(Object.assign(byId(person._id, travellerId), traveller, { isSelf }));
    const added = { ...traveller, isSelf, _id: newId('tvl'), userId: person._id };
    memory().travellers.push(added);
    return rowOf(added);
  },
  remove: ({ body, person }) => {
    const gone = byId(person._id, body.travellerId);
    memory().travellers = memory().travellers.filter((one) => one !== gone);
    return { removed: true };
  },
  remember: ({ body, person }) => {
    for (const named of body.people) {
      const known = travellersOf(person._id).find((one) => isSameTraveller(one, named));
      if (known) Object.assign(known, mergeTraveller(known, named));
      else memory().travellers.push({ ...named, isSelf: false, _id: newId('tvl'), userId: person._id });
    }
    return { saved: body.people.length };
  },
  saveBusiness: ({ body, person }) => {
    if (body.business) memory().business[person._id] = body.business;
    else delete memory().business[person._id];
    return { business: body.business };
  },
};
