import 'server-only';
import type { EventView } from '../contract.ts';
import { registering } from '../rules/what-is-open.ts';
import type { DayRow, EventRow } from './events.repo.ts';

/** An event as everybody sees it: days are full or not, without numbers. */
export const presentEvent = (event: EventRow, days: readonly DayRow[], now: Date): EventView => ({
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
