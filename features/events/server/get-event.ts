import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { getEvent as operation, EventView } from '../contract.ts';
import { daysOf, eventOf, type DayRow, type EventRow } from './events.repo.ts';
import { registering } from '../rules/what-is-open.ts';

/** An event by its code. Throws NOT_FOUND. */
export const getEvent: UseCase<typeof operation> = async ({ db, query }) => {
  const event = await eventOf(db, query.code);
  return presentEvent(event, await daysOf(db, event.id), clock.now());
};

/** An event as everybody sees it: days are full or not, without numbers. */
const presentEvent = (event: EventRow, days: readonly DayRow[], now: Date): EventView => ({
  code: event.code,
  name: event.name,
  host: event.hostName,
  times: event.startTime && event.endTime ? { from: event.startTime, to: event.endTime } : null,
  headline: event.headline,
  about: event.about,
  cityName: event.cityName,
  citySlug: event.citySlug,
  zone: event.zone,
  venue: { name: event.venueName, address: event.venueAddress, hotel: event.venueHotel },
  poster: event.poster,
  days: days.map(({ day, title, programme, taken, capacity }) => ({ day, title, programme, full: taken >= capacity })),
  registrationClosesAt: event.registrationClosesAt.toISOString(),
  cancelled: event.cancelledAt !== null,
  registering: registering(event, now),
});
