import 'server-only';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { eventBudgets } from '../budget/tables.ts';
import { eventPhotographs } from '../gallery/tables.ts';
import { eventMessages, events } from '../tables.ts';
import { presentHosted } from './present-hosted.ts';
import { notifyCancelled } from './notify-guests.ts';

/** The events that a person hosts, for the copy of their data. */
export async function takeoutHostedEvents(db: Db, userId: string) {
  const rows = await db.select().from(events).where(eq(events.hostId, userId)).orderBy(asc(events.createdAt));
  const written = await db
    .select({ eventId: eventMessages.eventId, text: eventMessages.text, writtenAt: eventMessages.writtenAt })
    .from(eventMessages)
    .innerJoin(events, eq(events.id, eventMessages.eventId))
    .where(and(eq(events.hostId, userId), isNull(eventMessages.registrationId)))
    .orderBy(asc(eventMessages.writtenAt));
  const added = await db
    .select({ eventId: eventPhotographs.eventId, alt: eventPhotographs.alt, uploadedAt: eventPhotographs.uploadedAt })
    .from(eventPhotographs)
    .innerJoin(events, eq(events.id, eventPhotographs.eventId))
    .where(and(eq(events.hostId, userId), isNull(eventPhotographs.registrationId)))
    .orderBy(asc(eventPhotographs.uploadedAt));
  const budgets = await db
    .select({ eventId: eventBudgets.eventId, budget: { total: eventBudgets.total, lines: eventBudgets.lines } })
    .from(eventBudgets)
    .innerJoin(events, eq(events.id, eventBudgets.eventId))
    .where(eq(events.hostId, userId));
  const hosted = await presentHosted(db, rows);
  return {
    hostedEvents: hosted.map((event, index) => ({
      ...event,
      messages: written
        .filter(({ eventId }) => eventId === rows[index]?.id)
        .map(({ text, writtenAt }) => ({ text, writtenAt: writtenAt.toISOString() })),
      photographs: added
        .filter(({ eventId }) => eventId === rows[index]?.id)
        .map(({ alt, uploadedAt }) => ({ alt, uploadedAt: uploadedAt.toISOString() })),
      budget: budgets.find(({ eventId }) => eventId === rows[index]?.id)?.budget ?? null,
    })),
  };
}

/**
 * Deletes a person's events with the registrations for them, in the transaction that closes the account: the words are the
 * host's, and nobody else can hold the event. Whoever is registered for one that is not over is told that it is cancelled.
 */
export async function eraseHostedEvents(tx: Db, { userId }: { userId: string }): Promise<void> {
  const ofHost = eq(events.hostId, userId);
  const open = await tx
    .select()
    .from(events)
    .where(and(ofHost, isNull(events.cancelledAt)))
    .orderBy(asc(events.id))
    .for('update');
  for (const event of open) if (clock.now() < event.endsAt) await notifyCancelled(tx, event);
  await tx.delete(events).where(ofHost);
}
