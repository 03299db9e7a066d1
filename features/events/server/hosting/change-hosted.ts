import 'server-only';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { countIn } from '#lib/server/http/rate-limit.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { cancelHosted, changeHosted } from '../../contract.ts';
import { MOVES_A_DAY } from '../../rules/hosting-limits.ts';
import { fewerPlacesProblem, removedDaysProblem } from '../../rules/hosting-problems.ts';
import type { EventRow } from '../events.repo.ts';
import { eventDays, events } from '../tables.ts';
import { addressesOf, hostedEventOf } from './hosted.repo.ts';
import { hostedValues, refuseFields } from './hosted-values.ts';
import { tendWaitingList } from '../waiting/tend-waiting-list.ts';
import { presentOneHosted } from './present-hosted.ts';
import { notifyCancelled, notifyMoved } from './notify-guests.ts';

/**
 * Changes an event of the caller. Days are locked in order, as registering does, so that none goes away under a
 * registration, and new places are offered to who waits. Throws NOT_FOUND, INVALID_INPUT by field, and STATE_BLOCKED with the reason.
 */
export const changeHostedEvent: UseCase<typeof changeHosted> = async ({ db, body, caller, request }) => {
  const before = await hostedEventOf(db, caller.userId, body.code, { lock: true });
  refuseEnded(before);
  const values = hostedValues(body);
  const taken = await db
    .select()
    .from(eventDays)
    .where(eq(eventDays.eventId, before.id))
    .orderBy(eventDays.day)
    .for('update');
  refuseFields({
    ...removedDaysProblem(
      taken,
      values.days.map(({ day }) => day),
    ),
    ...fewerPlacesProblem(taken, body.places),
  });
  const isMoved = hasMoved(before, values.event);
  const tells = isMoved && (await addressesOf(db, before.id)).length > 0;
  if (tells) await countMove(db, before.id);
  const [event] = await db
    .update(events)
    .set({ ...values.event, version: before.version + 1 })
    .where(eq(events.id, before.id))
    .returning();
  if (!event) throw new Error('A locked event vanished.');
  await storeDays(db, event.id, values.days);
  await tendWaitingList(db, event, clock.now());
  if (tells) await notifyMoved(db, event);
  await recordEvent(db, request, { action: 'event.edited', actor: caller, subjectId: event.id });
  return presentOneHosted(db, event);
};

/** Cancels an event of the caller; again is no error. Throws NOT_FOUND, and STATE_BLOCKED once it is over or removed. */
export const cancelHostedEvent: UseCase<typeof cancelHosted> = async ({ db, body, caller, request }) => {
  const before = await hostedEventOf(db, caller.userId, body.code, { lock: true });
  if (before.cancelledAt) return presentOneHosted(db, before);
  refuseEnded(before);
  const [event] = await db
    .update(events)
    .set({ cancelledAt: clock.now(), version: before.version + 1 })
    .where(eq(events.id, before.id))
    .returning();
  if (!event) throw new Error('A locked event vanished.');
  await notifyCancelled(db, event);
  await recordEvent(db, request, { action: 'event.cancelled', actor: caller, subjectId: event.id });
  return presentOneHosted(db, event);
};

function refuseEnded({ removedAt, cancelledAt, endsAt }: EventRow): void {
  const why = removedAt
    ? 'This event was removed.'
    : cancelledAt
      ? 'This event is cancelled.'
      : clock.now() >= endsAt
        ? 'This event is over.'
        : null;
  if (why) throw new AppError('STATE_BLOCKED', `${why} Nothing was changed.`);
}

/** What whoever is registered must know of: where it is, and when it begins and ends. */
const hasMoved = (before: EventRow, after: ReturnType<typeof hostedValues>['event']): boolean =>
  before.citySlug !== after.citySlug ||
  before.venueName !== after.venueName ||
  before.venueAddress !== after.venueAddress ||
  before.registrationClosesAt.getTime() !== after.registrationClosesAt.getTime() ||
  before.endsAt.getTime() !== after.endsAt.getTime();

async function countMove(db: Db, eventId: string): Promise<void> {
  const [window] = await countIn(db, [{ key: `events.moved:${eventId}`, points: MOVES_A_DAY, seconds: 86_400 }]);
  if (window?.over)
    throw new AppError(
      'STATE_BLOCKED',
      `Place or time changed ${counted(MOVES_A_DAY, 'time')} today, with an email to everybody each time. Change them again tomorrow. Nothing was changed.`,
    );
}

type NewDay = ReturnType<typeof hostedValues>['days'][number];

/** Replaces the days but keeps what is taken of them; who withdrew from a day that goes away is forgotten for it. */
async function storeDays(db: Db, eventId: string, days: readonly NewDay[]): Promise<void> {
  const kept = days.map(({ day }) => day);
  await db.delete(eventDays).where(and(eq(eventDays.eventId, eventId), notInArray(eventDays.day, kept)));
  await db
    .insert(eventDays)
    .values(days.map((day) => ({ ...day, eventId })))
    .onConflictDoUpdate({
      target: [eventDays.eventId, eventDays.day],
      set: {
        title: sql`excluded.title`,
        capacity: sql`excluded.capacity`,
        programme: sql`excluded.programme`,
      },
    });
}
