import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { enqueueMails } from '#lib/server/mail/enqueue-mail.ts';
import type { EventRow } from '../events.repo.ts';
import { endWaiting } from '../waiting/tend-waiting-list.ts';
import { lockDays, queueOf } from '../waiting/waiting.repo.ts';
import { addressesOf, daysOfEvents } from './hosted.repo.ts';

/**
 * Tells everybody who is registered, or waits for a place, that an event is cancelled, and ends its waiting list. The email holds the city and the first day alone, not the
 * words of its host, so that it can be sent after the event is gone.
 */
export async function notifyCancelled(tx: Db, event: EventRow): Promise<void> {
  const [first] = await daysOfEvents(tx, [event.id]);
  await tellAll(tx, event, 'event-cancelled', { cityName: event.cityName, startsOn: first?.day ?? '' });
  await lockDays(tx, event.id);
  await endWaiting(tx, event, await queueOf(tx, event.id), 'cancelled');
}

/** Tells everybody who is registered that an event has another place or other times. */
export const notifyMoved = (tx: Db, event: EventRow): Promise<void> =>
  tellAll(tx, event, 'event-moved', { eventId: event.id });

async function tellAll(tx: Db, event: EventRow, template: string, facts: Record<string, string>) {
  const addresses = await addressesOf(tx, event.id);
  await enqueueMails(
    tx,
    addresses.map(({ email, language }) => ({ template, urgency: 'personal', recipient: email, language, facts })),
  );
}
