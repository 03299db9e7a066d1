import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { deskPhotographs, Gallery, hostPhotographs, photographs } from '../../contract.ts';
import { addingClosed, REPORTED_PHOTOGRAPHS_SHOWN } from '../../rules/gallery-limits.ts';
import type { EventRow } from '../events.repo.ts';
import { hostedEventOf } from '../hosting/hosted.repo.ts';
import { operatedEventOf } from '../messages/desk-messages.ts';
import type { Reader } from '../messages/messages.repo.ts';
import { registered, type Registered } from '../registrations.repo.ts';
import { albumsOf, photographsFor, reportedPhotographs } from './photographs.repo.ts';

/** The gallery of the event that a guest is signed in to. Throws STATE_BLOCKED where they have withdrawn or it is removed. */
export const readGallery: UseCase<typeof photographs> = async ({ db, caller }) => {
  const { event, registration } = await presentGuest(db, caller.userId);
  return galleryFor(db, event, { guest: registration.id });
};

/** The same of an event of the caller. Throws NOT_FOUND. */
export const readGalleryAsHost: UseCase<typeof hostPhotographs> = async ({ db, query, caller }) =>
  galleryFor(db, await hostedEventOf(db, caller.userId, query.code), 'host');

/** The same of an event of the operator, with what was reported. Throws NOT_FOUND. */
export const readGalleryAtDesk: UseCase<typeof deskPhotographs> = async ({ db, query }) => {
  const event = await operatedEventOf(db, query.code);
  const reported = await reportedPhotographs(db, [event.id]);
  return {
    ...(await galleryFor(db, event, 'staff')),
    eventName: event.name,
    reported: reported.slice(0, REPORTED_PHOTOGRAPHS_SHOWN).map(({ eventId: _, ...photograph }) => photograph),
  };
};

/** The registration of a guest whose event still has a gallery for them. Throws STATE_BLOCKED with the reason. */
export async function presentGuest(db: Db, id: string, { lock = false } = {}): Promise<Registered> {
  const guest = await registered(db, id, { lock });
  if (guest.registration.withdrawnAt) throw new AppError('STATE_BLOCKED', 'You have withdrawn from this event.');
  if (guest.event.removedAt) throw new AppError('STATE_BLOCKED', 'This event is cancelled.');
  return guest;
}

async function galleryFor(db: Db, event: EventRow, reader: Reader): Promise<Gallery> {
  return {
    photographs: event.removedAt ? [] : await photographsFor(db, event.id, reader),
    albums: await albumsOf(db, event.id),
    closed: addingClosed(event, clock.now()),
  };
}
