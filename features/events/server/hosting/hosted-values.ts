import 'server-only';
import { findCity } from '#features/places/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { instantAt } from '#lib/server/zone.ts';
import { timeInZone } from '#lib/shared/dates.ts';
import { AppError, type FieldErrors } from '#lib/shared/errors.ts';
import type { HostedEventForm } from '../../contract.ts';
import { daysOfEvent, hostingProblems } from '../../rules/hosting-problems.ts';

/** Refuses what stands wrong, beside its fields; nothing where nothing does. Throws INVALID_INPUT. */
export function refuseFields(fields: FieldErrors): void {
  const [message] = Object.values(fields);
  if (message) throw new AppError('INVALID_INPUT', message, { fields });
}

/**
 * What is stored of a form: the columns of the event, and its days with their part of the programme, which has the order of
 * the clock. Registration closes when the event begins. Throws INVALID_INPUT by field.
 */
export function hostedValues(form: HostedEventForm) {
  const city = findCity(form.city);
  if (!city) throw new AppError('INVALID_INPUT', NO_CITY, { fields: { city: NO_CITY } });
  const zone = city.timezone;
  const now = clock.now();
  refuseFields(hostingProblems(form, form.programme, { today: clock.today(zone), time: timeInZone(now, zone) }));
  const days = daysOfEvent(form);
  return {
    event: {
      name: form.title,
      headline: form.headline,
      about: form.about,
      cityName: city.name,
      citySlug: city.slug,
      zone,
      venueName: form.venueName,
      venueAddress: form.venueAddress,
      poster: { seed: city.slug, kind: city.kind, hour: 'dusk' as const, ...(city.mark ? { mark: city.mark } : {}) },
      startTime: form.startTime,
      endTime: form.endTime,
      registrationClosesAt: instantAt(form.startsOn, form.startTime, zone),
      endsAt: instantAt(form.endsOn, form.endTime, zone),
    },
    days: days.map((day, index) => ({
      day,
      title: days.length === 1 ? 'The day' : `Day ${index + 1}`,
      capacity: form.places,
      programme: form.programme
        .filter((line) => line.day === day)
        .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
        .map(({ at, what, where }) => ({ at, what, where })),
    })),
  };
}

const NO_CITY = 'Choose a city from the list.';
