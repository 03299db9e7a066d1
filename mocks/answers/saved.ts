import type * as contract from '#features/saved/contract.ts';
import { MOST_SAVED } from '#features/saved/rules/most-saved.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { publicName } from '#lib/shared/public-name.ts';
import type { Stay } from '#lib/shared/stay-shape.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';
import type { MockSaved } from '../memory/records.ts';
import { listRooms } from './hotels.ts';

const savedOf = (userId: string) => memory().saved.filter((one) => one.userId === userId);
const byId = (userId: string, id: string): MockSaved => {
  const found = savedOf(userId).find(({ _id }) => _id === id);
  if (!found) throw notFound('This saved stay');
  return found;
};
const savedAt = (userId: string, hotel: string, { checkIn, checkOut }: Stay) =>
  savedOf(userId).find((one) => one.hotel === hotel && one.stay.checkIn === checkIn && one.stay.checkOut === checkOut);

/** The hotel with the lowest total of a stay, null where nothing is free. */
async function pricedNow(hotel: string, stay: Stay, now: Date) {
  const offered = await listRooms({ query: { hotel, ...stay }, body: undefined, person: null, now });
  const totals = offered.rooms.flatMap(({ rates }) => rates.map(({ price }) => price.qOfferedPriceRoundedOff));
  return { hotel: offered.hotel, price: totals.length ? Math.min(...totals) : null };
}

/** The saved stays of a person as everybody with the link sees them. */
const sharedOf = (userId: string, now: Date) =>
  Promise.all(
    savedOf(userId).map(async ({ _id, hotel, stay }) => {
      const found = await pricedNow(hotel, stay, now);
      const { slug, name, area, city, stars, poster } = found.hotel;
      return {
        _id,
        hotel: { slug, name, area, city: city.name, stars, poster },
        stay,
        price: found.price,
        likedBy: memory()
          .savedLikes.filter(({ savedId }) => savedId === _id)
          .map((by) => nameOf(by.userId)),
      };
    }),
  );
const nameOf = (userId: string): string => {
  const person = memory().people.find(({ _id }) => _id === userId);
  return person ? publicName(person) : 'Somebody';
};
const ownerOf = (key: string): string => {
  const owner = Object.entries(memory().savedLists).find(([, known]) => known === key);
  if (!owner) throw notFound('This list');
  return owner[0];
};

/** Saved stays of the signed-in person. No job runs in the mock, so a watched price is told to nobody. */
export const savedAnswers: AnswersOf<typeof contract> = {
  list: async ({ person, now }) => ({
    stays: (await sharedOf(person._id, now)).map((shown) => {
      const { savedPrice, watched, savedAt: at } = byId(person._id, shown._id);
      return { ...shown, savedPrice, watched, savedAt: at };
    }),
    sharedKey: memory().savedLists[person._id] ?? null,
  }),
  find: ({ query: { hotel, ...stay }, person }) => ({ savedId: savedAt(person._id, hotel, stay)?._id ?? null }),
  save: async ({ body: { hotel, stay }, person, now }) => {
    const { price } = await pricedNow(hotel, stay, now);
    const values = { stay, savedPrice: price, savedAt: now.toISOString() };
    const known = savedAt(person._id, hotel, stay);
    if (known) return { savedId: Object.assign(known, values)._id };
    if (savedOf(person._id).length >= MOST_SAVED)
      throw new AppError('STATE_BLOCKED', `You can save up to ${MOST_SAVED} stays. Remove one, then save this one.`);
    const added = { ...values, _id: newId('sav'), userId: person._id, hotel, watched: false };
    memory().saved.push(added);
    return { savedId: added._id };
  },
  watch: ({ body: { savedId, watched }, person }) => {
    byId(person._id, savedId).watched = watched;
    return { watched };
  },
  remove: ({ body: { savedId }, person }) => {
    const gone = byId(person._id, savedId);
    memory().saved = memory().saved.filter((one) => one !== gone);
    return { removed: true };
  },
  share: ({ person }) => ({ key: (memory().savedLists[person._id] ??= `${newId('svl')}.mock`) }),
  stopSharing: ({ person }) => {
    delete memory().savedLists[person._id];
    memory().savedLikes = memory().savedLikes.filter(
      ({ savedId }) => !savedOf(person._id).some(({ _id }) => _id === savedId),
    );
    return { stopped: true };
  },
  shared: async ({ body: { key }, now }) => {
    const owner = ownerOf(key);
    return { sharedBy: nameOf(owner), stays: await sharedOf(owner, now) };
  },
  myLikes: ({ body: { key }, person }) => ({
    isMine: ownerOf(key) === person._id,
    liked: memory()
      .savedLikes.filter(({ userId }) => userId === person._id)
      .map(({ savedId }) => savedId),
  }),
  like: ({ body: { key, savedId, liked }, person }) => {
    const owner = ownerOf(key);
    if (owner === person._id) throw new AppError('STATE_BLOCKED', 'This is your own list.');
    byId(owner, savedId);
    memory().savedLikes = memory().savedLikes.filter((one) => one.savedId !== savedId || one.userId !== person._id);
    if (liked) memory().savedLikes.push({ savedId, userId: person._id });
    return { liked };
  },
};
