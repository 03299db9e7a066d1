import { randomInt } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { newHostedCode } from '#features/events/rules/registration-number.ts';
import { eventBudgets } from '#features/events/server/budget/tables.ts';
import { eventAlbums, eventPhotographs } from '#features/events/server/gallery/tables.ts';
import { eventRoomRequests, eventSharers } from '#features/events/server/roommates/tables.ts';
import { eventDays, eventMessages, eventRegistrations, events } from '#features/events/server/tables.ts';
import { eventWaiting } from '#features/events/server/waiting/tables.ts';
import { waitingKey } from '#features/events/server/waiting/waiting-key.ts';
import { openRoomBlock } from '#features/hotels/server/index.ts';
import { hotels, roomBlocks, roomTypes } from '#features/hotels/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { signedId } from '#lib/server/signed-id.ts';
import { addDays } from '#lib/shared/dates.ts';
import { newId } from '#lib/shared/ids.ts';
import { aPicture } from '../event-gallery.ts';
import { CODE, FRI, SUN } from '../events.ts';
import type { Stocked } from '../stock.ts';
import type { KnownValues } from './good-input.ts';

/** An event that this person hosts, with a message of theirs; its code and version, and the id of the message. */
export async function anOwnEvent(db: Db, hostId: string): Promise<KnownValues> {
  const now = clock.now();
  const [id, code] = [newId('evt', now.getTime()), newHostedCode(randomInt)];
  await db.insert(events).values({
    id,
    code,
    name: 'A walk',
    headline: 'A walk',
    about: 'A walk',
    cityName: 'Mysuru',
    citySlug: 'mysuru',
    zone: 'Asia/Kolkata',
    venueName: 'A walk',
    venueAddress: 'A walk',
    poster: { seed: 'mysuru', kind: 'oldcity', hour: 'dusk' },
    registrationClosesAt: new Date(`${FRI}T03:30:00Z`),
    endsAt: new Date(`${FRI}T12:30:00Z`),
    hostId,
    hostName: 'Asha R.',
    startTime: '09:00',
    endTime: '18:00',
    createdAt: now,
  });
  await db.insert(eventDays).values({ eventId: id, day: FRI, title: 'The day', programme: [], capacity: 200 });
  const messageId = newId('emg', now.getTime());
  await db
    .insert(eventMessages)
    .values({ id: messageId, eventId: id, name: 'Asha R.', text: 'A walk by the sea', writtenAt: now });
  return { code, version: 0, messageId, before: messageId, ...(await aGallery(db, id)) };
}

/** An album and a photograph at an event, in place of those that were there; their ids, and a file to add. */
async function aGallery(db: Db, eventId: string): Promise<KnownValues> {
  const now = clock.now();
  const [albumId, photographId] = [newId('eal', now.getTime()), newId('eph', now.getTime())];
  await db.delete(eventPhotographs).where(eq(eventPhotographs.eventId, eventId));
  await db.delete(eventAlbums).where(eq(eventAlbums.eventId, eventId));
  await db.insert(eventAlbums).values({ id: albumId, eventId, name: 'Tea', createdAt: now });
  const facts = { name: 'Asha R.', alt: 'A walk by the sea', widths: [480], height: 360, bytes: 0, uploadedAt: now };
  await db.insert(eventPhotographs).values({ id: photographId, eventId, ...facts });
  return { albumId, photographId, file: (await aPicture()).toString('base64') };
}

/** The event of the operator, with one message at it and without a budget; its code, and the id of the message. */
export async function aMessageOfGuest(db: Db): Promise<KnownValues> {
  const now = clock.now();
  const messageId = newId('emg', now.getTime());
  const [event] = await db.select().from(events).where(eq(events.code, CODE));
  await db.delete(eventMessages).where(eq(eventMessages.eventId, event!.id)); // staff may write the same again
  await db
    .insert(eventMessages)
    .values({ id: messageId, eventId: event!.id, name: 'Latha I.', text: 'Shall I bring a coat?', writtenAt: now });
  await db.delete(eventBudgets).where(eq(eventBudgets.eventId, event!.id));
  return { code: CODE, version: 0, messageId, before: messageId, ...(await aGallery(db, event!.id)) };
}

/** An event that is full, with a place in its waiting list to which places are offered; its code, and the key. */
export async function aWaitingPlace(db: Db, hostId: string): Promise<KnownValues> {
  const { code } = await anOwnEvent(db, hostId);
  const now = clock.now();
  const [event] = await db
    .select()
    .from(events)
    .where(eq(events.code, String(code)));
  const [eventId, id] = [event!.id, newId('ewt', now.getTime())];
  await db.update(eventDays).set({ capacity: 5, taken: 5 }).where(eq(eventDays.eventId, eventId));
  await db.insert(eventWaiting).values({
    id,
    eventId,
    name: 'Latha Iyengar',
    email: `${id.toLowerCase()}@example.com`,
    companions: 0,
    days: [FRI],
    joinedAt: now,
    offeredUntil: new Date(now.getTime() + 3_600_000),
  });
  return { code: String(code), key: waitingKey(id), companions: 0 };
}

/** A room block of the event of the operator, and what makes another one. */
export async function aRoomBlock(db: Db, { hotelId, ratePlanId }: Stocked): Promise<KnownValues> {
  const now = clock.now();
  const [event] = await db.select().from(events).where(eq(events.code, CODE));
  const [found] = await db.select().from(hotels).where(eq(hotels.id, hotelId));
  const stay = { checkIn: FRI, checkOut: SUN };
  await db.delete(roomTypes).where(inArray(roomTypes.id, db.select({ id: roomBlocks.id }).from(roomBlocks))); // there is room for another
  const block = {
    ...stay,
    ratePlanId,
    hotel: found!.slug,
    rooms: 1,
    rate: 300_000,
    cutOff: addDays(FRI, -7),
    freeDays: 2,
  };
  const blockId = await db.transaction((tx) => openRoomBlock(tx, { ...block, ownerId: event!.id }, now));
  return { ...block, code: CODE, blockId };
}

/**
 * A room block, and somebody on the list of who wants to share a room, for the guest of this registration number who is on it
 * too: who asked them, or whom they asked, or with whom they share.
 */
export async function somebodyToShareWith(
  db: Db,
  { hotel, number, as }: { hotel: Stocked; number: string; as: 'asker' | 'asked' | 'partner' | 'stranger' },
): Promise<KnownValues> {
  await aRoomBlock(db, hotel);
  const now = clock.now();
  const [own] = await db.select().from(eventRegistrations).where(eq(eventRegistrations.number, number));
  const { id: ownId, eventId } = own!;
  const [id, guestId] = [newId('erg', now.getTime()), newId('esh', now.getTime())];
  const who = { name: 'Ravi Menon', email: `${id}@walk.example`, companions: 0, registeredAt: now };
  await db.insert(eventRegistrations).values({ id, eventId, number: id, ...who });
  const about = 'Asleep at ten';
  const pair = (other: string) => (as === 'partner' ? other : null);
  await db.insert(eventSharers).values([
    { id: guestId, eventId, registrationId: id, about, sharesWith: pair(ownId), joinedAt: now },
    { id: newId('esh', now.getTime()), eventId, registrationId: ownId, about, sharesWith: pair(id), joinedAt: now },
  ]);
  if (as === 'asker') await db.insert(eventRoomRequests).values({ fromId: id, toId: ownId, state: 'open' });
  if (as === 'asked') await db.insert(eventRoomRequests).values({ fromId: ownId, toId: id, state: 'open' });
  return { guestId, about };
}

/** A room block, with the pass of a guest of the event. */
export async function aRoomToBook(db: Db, hotel: Stocked): Promise<KnownValues> {
  const { blockId = '' } = await aRoomBlock(db, hotel);
  const [event] = await db.select().from(events).where(eq(events.code, CODE));
  const [guest] = await db.select().from(eventRegistrations).where(eq(eventRegistrations.eventId, event!.id));
  const until = clock.now().getTime() + 600_000;
  return {
    blockId,
    pass: signedId('event-room', `${guest?.id ?? ''}~${until}`),
    checkIn: FRI,
    checkOut: SUN,
    adults: 1,
  };
}
