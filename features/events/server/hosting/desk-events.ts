import 'server-only';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { addressOfUser } from '#features/identity/server/index.ts';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { dispatchEvent } from '#lib/server/domain-events.ts';
import { enqueueMail } from '#lib/server/mail/enqueue-mail.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type { decideEvent, DeskEvent, deskEvents } from '../../contract.ts';
import { DESK_EVENTS_PAGE } from '../../rules/hosting-limits.ts';
import { REPORTED_PHOTOGRAPHS_SHOWN } from '../../rules/gallery-limits.ts';
import { REPORTED_SHOWN } from '../../rules/message-limits.ts';
import type { EventRow } from '../events.repo.ts';
import { deletePhotographReportsAt, reportedPhotographs } from '../gallery/photographs.repo.ts';
import { reportedMessages } from '../messages/messages.repo.ts';
import { eventMessageReports, eventMessages, eventReports, events } from '../tables.ts';
import { presentHosted } from './present-hosted.ts';
import { notifyCancelled } from './notify-guests.ts';

const PARTS = {
  reported: {
    wanted: and(isNotNull(events.reportedAt), isNull(events.removedAt)),
    order: [asc(events.reportedAt), asc(events.id)],
  },
  newest: {
    wanted: and(isNotNull(events.hostId), isNull(events.removedAt)),
    order: [desc(events.createdAt), desc(events.id)],
  },
};

/** A page of travellers' events at the desk. */
export const listDeskEvents: UseCase<typeof deskEvents> = async ({ db, query: { show, pageNo } }) => {
  const { wanted, order } = PARTS[show];
  const rows = await db
    .select()
    .from(events)
    .where(wanted)
    .orderBy(...order)
    .limit(DESK_EVENTS_PAGE)
    .offset((pageNo - 1) * DESK_EVENTS_PAGE);
  const [all] = await db.select({ count: count() }).from(events).where(wanted);
  return { events: await presentForDesk(db, rows), count: all?.count ?? 0 };
};

/**
 * Keeps an event that was reported, or removes one: nobody finds it any more, whoever is registered is told that it is
 * cancelled, and its host reads why. Throws NOT_FOUND; INVALID_INPUT beside `reason`; STATE_BLOCKED where it changed since
 * `version`.
 */
export const decideOnEvent: UseCase<typeof decideEvent> = async ({ db, body, caller, request }) => {
  const [before] = await db
    .select()
    .from(events)
    .where(and(eq(events.code, body.code), isNotNull(events.hostId)))
    .for('update');
  if (!before) throw notFound('This event');
  if (before.removedAt || before.version !== body.version)
    throw new AppError('STATE_BLOCKED', 'This event changed while you read it. Nothing was done. Read it again.');
  const isRemoved = body.decision === 'remove';
  if (isRemoved && !body.reason) {
    const message = 'Write why it is removed. The host reads it.';
    throw new AppError('INVALID_INPUT', message, { fields: { reason: message } });
  }
  const now = clock.now();
  const [event] = await db
    .update(events)
    .set({
      version: before.version + 1,
      reportedAt: null,
      ...(isRemoved ? { removedAt: now, removal: body.reason, cancelledAt: before.cancelledAt ?? now } : {}),
    })
    .where(eq(events.id, before.id))
    .returning();
  if (!event) throw new Error('A locked event vanished.');
  await db.delete(eventReports).where(eq(eventReports.eventId, event.id));
  await deleteMessageReportsAt(db, event.id);
  await deletePhotographReportsAt(db, event.id);
  if (isRemoved) {
    await tellOfRemoval(db, before);
    await dispatchEvent(db, 'event.messages-read', { eventId: event.id, userIds: null });
  }
  await recordEvent(db, request, {
    action: isRemoved ? 'event.removed' : 'event.kept',
    actor: { userId: caller.userId, userType: 'staff' },
    subjectId: event.id,
    details: isRemoved ? { reason: body.reason } : {},
  });
  const [presented] = await presentForDesk(db, [event]);
  if (!presented) throw new Error('An event was not presented.');
  return presented;
};

async function tellOfRemoval(db: Db, event: EventRow): Promise<void> {
  if (!event.cancelledAt && clock.now() < event.endsAt) await notifyCancelled(db, event);
  const account = await addressOfUser(db, event.hostId ?? '');
  if (!account) return;
  await enqueueMail(db, {
    template: 'event-removed',
    urgency: 'personal',
    recipient: account.email,
    language: account.language,
    facts: { eventId: event.id, firstName: account.firstName },
  });
}

async function presentForDesk(db: Db, rows: readonly EventRow[]): Promise<DeskEvent[]> {
  const presented = await presentHosted(db, rows);
  const ids = rows.map(({ id }) => id);
  const reports = ids.length ? await db.select().from(eventReports).where(inArray(eventReports.eventId, ids)) : [];
  const messages = await reportedMessages(db, ids);
  const photographs = await reportedPhotographs(db, ids);
  return rows.flatMap((row, index) => {
    const event = presented[index];
    if (!event) return [];
    return {
      ...event,
      version: row.version,
      createdAt: (row.createdAt ?? row.endsAt).toISOString(),
      messages: messages
        .filter(({ eventId }) => eventId === row.id)
        .slice(0, REPORTED_SHOWN)
        .map(({ eventId: _, ...message }) => message),
      photographs: photographs
        .filter(({ eventId }) => eventId === row.id)
        .slice(0, REPORTED_PHOTOGRAPHS_SHOWN)
        .map(({ eventId: _, ...photograph }) => photograph),
      reports: reports
        .filter(({ eventId }) => eventId === row.id)
        .map(({ reason, count: times }) => ({ reason, count: times })),
    };
  });
}

const deleteMessageReportsAt = (db: Db, eventId: string) =>
  db
    .delete(eventMessageReports)
    .where(
      inArray(
        eventMessageReports.messageId,
        db.select({ id: eventMessages.id }).from(eventMessages).where(eq(eventMessages.eventId, eventId)),
      ),
    );
