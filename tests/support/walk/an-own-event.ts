import { randomInt } from 'node:crypto';
import { newHostedCode } from '#features/events/rules/registration-number.ts';
import { eventDays, eventMessages, events } from '#features/events/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { newId } from '#lib/shared/ids.ts';
import { FRI } from '../events.ts';
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
  return { code, version: 0, messageId };
}
