import 'server-only';
import { and, count, eq, isNull } from 'drizzle-orm';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type * as contract from '../../contract.ts';
import * as rules from '../../rules/roommates.ts';
import { registered, type Registered } from '../registrations.repo.ts';
import { eventRegistrations } from '../tables.ts';
import { presentSharing, whyNoSharing } from './present-sharing.ts';
import { lockSharing, registrationOf, saveSharing, sharerOf, sharingOf } from './sharing.repo.ts';
import { eventSharers } from './tables.ts';
import { notifyAccepted, notifyRequested, notifyEnded } from './notify-sharers.ts';

/** The list of guests who want to share a room, for one of them. */
export const readRoommates: UseCase<typeof contract.roommates> = async ({ db, caller }) =>
  presentSharing(db, await registered(db, caller.userId));

/** Puts the caller on the list, or changes their line. Throws STATE_BLOCKED with the reason. */
export const joinSharing: UseCase<typeof contract.offerToShare> = async ({ db, body: { about }, caller }) => {
  const guest = await admitted(db, caller.userId);
  const { event, registration } = guest;
  if (await sharerOf(db, registration.id))
    await db.update(eventSharers).set({ about }).where(eq(eventSharers.registrationId, registration.id));
  else {
    await refuseFull(db, event.id);
    const now = clock.now();
    const row = { id: newId('esh', now.getTime()), eventId: event.id, registrationId: registration.id, about };
    await db.insert(eventSharers).values({ ...row, joinedAt: now });
  }
  return presentSharing(db, guest);
};

/** Takes the caller off the list, also once nothing else can be changed. */
export const leaveSharing: UseCase<typeof contract.leaveSharing> = async ({ db, caller }) => {
  const guest = await registered(db, caller.userId, { lock: true });
  await endSharingOf(db, guest.event.id, [guest.registration.id]);
  return presentSharing(db, guest);
};

/** Asks somebody on the list. Throws NOT_FOUND, and STATE_BLOCKED with the reason. */
export const askRoommate: UseCase<typeof contract.askToShare> = async ({ db, body, caller }) => {
  const guest = await admitted(db, caller.userId);
  const [from, to] = [guest.registration.id, await otherOf(db, guest, body.guestId)];
  await decide(db, [from, to], (sharing) => rules.ask(sharing, from, to));
  await notifyRequested(db, { from, to });
  return presentSharing(db, guest);
};

/** Takes a request back. Throws as for asking. */
export const takeBack: UseCase<typeof contract.takeBackRequest> = async ({ db, body, caller }) => {
  const guest = await admitted(db, caller.userId);
  const [from, to] = [guest.registration.id, await otherOf(db, guest, body.guestId)];
  await decide(db, [from, to], (sharing) => rules.takeBack(sharing, from, to));
  return presentSharing(db, guest);
};

/** Accepts or declines a request. Throws as for asking. */
export const answer: UseCase<typeof contract.answerRequest> = async ({ db, body, caller, request }) => {
  const guest = await admitted(db, caller.userId);
  const [from, to] = [await otherOf(db, guest, body.guestId), guest.registration.id];
  const how = body.accepted ? rules.accept : rules.decline;
  await decide(db, [from, to], (sharing) => how(sharing, from, to));
  if (body.accepted) {
    await recordEvent(db, request, { action: 'event.room-shared', actor: null, subjectId: to });
    await notifyAccepted(db, { from, to });
  }
  return presentSharing(db, guest);
};

/** Ends sharing a room. Throws STATE_BLOCKED with the reason. */
export const stopSharing: UseCase<typeof contract.endSharing> = async ({ db, caller, request }) => {
  const guest = await admitted(db, caller.userId);
  const { id } = guest.registration;
  const other = (await sharerOf(db, id))?.sharesWith;
  await decide(db, [id], (sharing) => rules.endSharing(sharing, id));
  await recordEvent(db, request, { action: 'event.sharing-ended', actor: null, subjectId: id });
  if (other) await notifyEnded(db, [other]);
  return presentSharing(db, guest);
};

/**
 * Takes registrations of an event off its list; whoever shares a room with one of them is told and looks for somebody again.
 * In the transaction that withdraws them, after the locks of registrations and days.
 */
export async function endSharingOf(tx: Db, eventId: string, ids: readonly string[]): Promise<void> {
  await lockSharing(tx, eventId);
  for (const id of ids) {
    const own = await sharerOf(tx, id);
    if (!own) continue;
    await saveSharing(tx, rules.leave(await sharingOf(tx, [id]), id));
    await tx.delete(eventSharers).where(eq(eventSharers.registrationId, id));
    if (own.sharesWith) await notifyEnded(tx, [own.sharesWith]);
  }
}

/** Takes a person off every list, in the transaction that closes their account. Their registrations stay. */
export async function eraseSharing(tx: Db, { email }: { email: string }): Promise<void> {
  const rows = await tx
    .select({ id: eventRegistrations.id, eventId: eventRegistrations.eventId })
    .from(eventRegistrations)
    .innerJoin(eventSharers, eq(eventSharers.registrationId, eventRegistrations.id))
    .where(eq(eventRegistrations.email, email))
    .orderBy(eventRegistrations.eventId);
  for (const { id, eventId } of rows) await endSharingOf(tx, eventId, [id]);
}

/** The caller's registration, which stays as it is, with its event's list locked. Throws STATE_BLOCKED with the reason. */
async function admitted(tx: Db, registrationId: string): Promise<Registered> {
  const guest = await registered(tx, registrationId, { lock: true });
  const withdrawn = guest.registration.withdrawnAt ? 'You have withdrawn from this event.' : null;
  const why = withdrawn ?? (await whyNoSharing(tx, guest.event));
  if (why) throw new AppError('STATE_BLOCKED', why);
  await lockSharing(tx, guest.event.id);
  return guest;
}

async function otherOf(db: Db, { event }: Registered, guestId: string): Promise<string> {
  const other = await registrationOf(db, event.id, guestId);
  if (!other) throw notFound('This person');
  return other;
}

/** Decides by what is stored of these registrations, and stores what changes. Throws STATE_BLOCKED with the reason. */
async function decide(tx: Db, ids: readonly string[], how: (sharing: rules.Sharing) => rules.Decision): Promise<void> {
  const decision = how(await sharingOf(tx, ids));
  if ('refused' in decision) throw new AppError('STATE_BLOCKED', decision.refused);
  await saveSharing(tx, decision);
}

async function refuseFull(db: Db, eventId: string): Promise<void> {
  const looking = and(eq(eventSharers.eventId, eventId), isNull(eventSharers.sharesWith));
  const [all] = await db.select({ guests: count() }).from(eventSharers).where(looking);
  if ((all?.guests ?? 0) >= rules.MOST_LISTED)
    throw new AppError('STATE_BLOCKED', 'The list is full. Try again later.');
}
