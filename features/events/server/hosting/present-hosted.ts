import 'server-only';
import { findCity } from '#features/places/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { HostedEvent } from '../../contract.ts';
import type { DayRow, EventRow } from '../events.repo.ts';
import { daysOfEvents, registeredFor, waitingFor } from './hosted.repo.ts';

/** Events as their hosts see them, with their days and registrations: three queries for all of them. */
export async function presentHosted(db: Db, rows: readonly EventRow[]): Promise<HostedEvent[]> {
  const ids = rows.map(({ id }) => id);
  const days = await daysOfEvents(db, ids);
  const registered = await registeredFor(db, ids);
  const waits = await waitingFor(db, ids);
  return rows.map((event) => {
    const { registrations = 0, people = 0 } = registered.find(({ eventId }) => eventId === event.id) ?? {};
    return {
      ...presentEventForm(
        event,
        days.filter(({ eventId }) => eventId === event.id),
      ),
      registrations,
      people,
      waiting: waits.find(({ eventId }) => eventId === event.id)?.waiting ?? 0,
    };
  });
}

/** One of them. */
export async function presentOneHosted(db: Db, event: EventRow): Promise<HostedEvent> {
  const [one] = await presentHosted(db, [event]);
  if (!one) throw new Error('An event was not presented.');
  return one;
}

function presentEventForm(
  event: EventRow,
  days: readonly DayRow[],
): Omit<HostedEvent, 'registrations' | 'people' | 'waiting'> {
  const [first, last] = [days[0], days.at(-1)];
  return {
    code: event.code,
    title: event.name,
    headline: event.headline,
    about: event.about,
    city: { slug: event.citySlug, label: cityLabel(event) },
    zone: event.zone,
    venueName: event.venueName,
    venueAddress: event.venueAddress,
    startsOn: first?.day ?? '',
    startTime: event.startTime ?? '',
    endsOn: last?.day ?? '',
    endTime: event.endTime ?? '',
    places: first?.capacity ?? 0,
    programme: days.flatMap(({ day, programme }) => programme.map((line) => ({ day, ...line }))),
    hostName: event.hostName ?? '',
    state: stateOf(event),
    removal: event.removal,
  };
}

function cityLabel({ citySlug, cityName }: EventRow): string {
  const region = findCity(citySlug)?.region;
  return region ? `${cityName}, ${region}` : cityName;
}

function stateOf({ removedAt, cancelledAt, endsAt }: EventRow): HostedEvent['state'] {
  if (removedAt) return 'removed';
  if (cancelledAt) return 'cancelled';
  return clock.now() >= endsAt ? 'over' : 'open';
}
