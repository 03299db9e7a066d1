import type * as contract from '#features/events/contract.ts';
import type { DeskEvent, EventView, HostedEvent, HostedEventForm } from '#features/events/contract.ts';
import { DESK_EVENTS_PAGE, REGISTRATIONS_PAGE } from '#features/events/rules/hosting-limits.ts';
import {
  daysOfEvent,
  fewerPlacesProblem,
  hostingProblems,
  removedDaysProblem,
} from '#features/events/rules/hosting-problems.ts';
import { newHostedCode } from '#features/events/rules/registration-number.ts';
import { type EventTimes, registering } from '#features/events/rules/what-is-open.ts';
import { csvFile } from '#lib/shared/csv/write-csv.ts';
import { dateInZone, formatDate, timeInZone } from '#lib/shared/dates.ts';
import { AppError, type FieldErrors, notFound } from '#lib/shared/errors.ts';
import { publicName } from '#lib/shared/public-name.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';
import type { MockHosted, MockGuest, MockWaiting } from '../memory/records.ts';
import { placeTables } from '../stock/place-tables.ts';
import { reportedPhotographsAt } from './event-gallery.ts';
import { reportedAt } from './event-messages.ts';

/** Every event of the mock keeps India's clock. */
const ZONE = 'Asia/Kolkata';
const at = (day: string, time: string): Date => new Date(`${day}T${time}:00+05:30`);

/** A traveller's event by its code. Throws NOT_FOUND. */
export function mockHosted(code: string): MockHosted {
  const event = memory().hosted.find((one) => one.code === code && one.removal === null);
  if (!event) throw notFound('This event');
  return event;
}

/** When it takes place. */
export const timesOf = ({ startsOn, startTime, endsOn, endTime, state }: MockHosted): EventTimes => ({
  registrationClosesAt: at(startsOn, startTime),
  endsAt: at(endsOn, endTime),
  cancelledAt: state === 'cancelled' ? at(startsOn, startTime) : null,
});

const waitingFor = (code: string): MockWaiting[] => memory().waiting.filter((one) => one.code === code);
const guestsOf = (code: string): MockGuest[] =>
  memory().guests.filter((guest) => guest.code === code && guest.state === 'registered');
/** People who are registered for each day, or have an offer of it. */
export const takenOf = ({ code, startsOn, endsOn }: MockHosted) =>
  daysOfEvent({ startsOn, endsOn }).map((day) => ({
    day,
    taken: [...guestsOf(code), ...waitingFor(code).filter(({ offeredUntil }) => offeredUntil)]
      .filter(({ days }) => days.includes(day))
      .reduce((sum, { companions }) => sum + 1 + companions, 0),
  }));

/** It as everybody sees it. */
export function asPage(event: MockHosted, now: Date): EventView {
  return {
    code: event.code,
    name: event.title,
    host: event.hostName,
    times: { from: event.startTime, to: event.endTime },
    headline: event.headline,
    about: event.about,
    cityName: event.city.label,
    citySlug: event.city.slug,
    zone: ZONE,
    venue: { name: event.venueName, address: event.venueAddress, hotel: null },
    poster: { seed: event.city.slug, kind: 'oldcity', hour: 'dusk' },
    days: takenOf(event).map(({ day, taken }, index, all) => ({
      day,
      title: all.length === 1 ? 'The day' : `Day ${index + 1}`,
      full: taken >= event.places,
      programme: event.programme
        .filter((line) => line.day === day)
        .map(({ at: time, what, where }) => ({ at: time, what, where })),
    })),
    registrationClosesAt: timesOf(event).registrationClosesAt.toISOString(),
    cancelled: event.state === 'cancelled',
    registering: registering(timesOf(event), now),
  };
}

function asHosted({ userId: _, version: __, createdAt: ___, reports: ____, ...event }: MockHosted): HostedEvent {
  const guests = guestsOf(event.code);
  return {
    ...event,
    registrations: guests.length,
    people: guests.reduce((sum, { companions }) => sum + 1 + companions, 0),
    waiting: waitingFor(event.code).length,
  };
}

const asAtDesk = (event: MockHosted): DeskEvent => ({
  ...asHosted(event),
  version: event.version,
  createdAt: event.createdAt,
  reports: event.reports ? [{ reason: 'other', count: event.reports }] : [],
  messages: reportedAt(event.code),
  photographs: reportedPhotographsAt(event.code),
});

function ofHost(code: string, userId: string): MockHosted {
  const event = memory().hosted.find((one) => one.code === code && one.userId === userId);
  if (!event) throw notFound('This event');
  return event;
}

function refuseFields(fields: FieldErrors): void {
  const [message] = Object.values(fields);
  if (message) throw new AppError('INVALID_INPUT', message, { fields });
}

async function formOf({ city: slug, ...form }: HostedEventForm, now: Date) {
  const city = (await placeTables()).cities.find((one) => one.slug === slug);
  if (!city) refuseFields({ city: 'Choose a city from the list.' });
  refuseFields(hostingProblems(form, form.programme, { today: dateInZone(now, ZONE), time: timeInZone(now, ZONE) }));
  return { ...form, city: { slug, label: city?.name ?? slug }, zone: ZONE };
}

const page = <One>(all: readonly One[], pageNo: number, size: number) => all.slice((pageNo - 1) * size, pageNo * size);

type Hosting =
  | 'host'
  | 'changeHosted'
  | 'cancelHosted'
  | 'hosted'
  | 'listHosted'
  | 'registrations'
  | 'registrationFile'
  | 'reportEvent'
  | 'deskEvents'
  | 'decideEvent';

/** Events that travellers host in this tab. No email is sent. */
export const hostedAnswers: Pick<AnswersOf<typeof contract>, Hosting> = {
  host: async ({ body, person, now }) => {
    const event: MockHosted = {
      ...(await formOf(body, now)),
      code: newHostedCode((below) => Math.floor(Math.random() * below)),
      hostName: publicName(person),
      state: 'open',
      removal: null,
      registrations: 0,
      people: 0,
      waiting: 0,
      userId: person._id,
      version: 0,
      createdAt: now.toISOString(),
      reports: 0,
    };
    memory().hosted.push(event);
    return asHosted(event);
  },
  changeHosted: async ({ body: { code, ...body }, person, now }) => {
    const event = ofHost(code, person._id);
    if (event.state !== 'open')
      throw new AppError('STATE_BLOCKED', `This event is ${event.state}. Nothing was changed.`);
    const form = await formOf(body, now);
    refuseFields({
      ...removedDaysProblem(takenOf(event), daysOfEvent(form)),
      ...fewerPlacesProblem(takenOf(event), form.places),
    });
    return asHosted(Object.assign(event, form, { version: event.version + 1 }));
  },
  cancelHosted: ({ body, person }) => {
    const event = ofHost(body.code, person._id);
    return asHosted(Object.assign(event, { state: 'cancelled', version: event.version + 1 }));
  },
  hosted: ({ query, person }) => asHosted(ofHost(query.code, person._id)),
  listHosted: ({ person }) => ({
    events: memory()
      .hosted.filter(({ userId }) => userId === person._id)
      .map(asHosted)
      .map(({ code, title, city, startsOn, endsOn, state, registrations, people }) => ({
        code,
        title,
        city,
        startsOn,
        endsOn,
        state,
        registrations,
        people,
      }))
      .reverse(),
  }),
  registrations: ({ query, person }) => {
    const guests = guestsOf(ofHost(query.code, person._id).code);
    return {
      registrations: page(guests, query.pageNo, REGISTRATIONS_PAGE).map(({ name, companions, days, registeredAt }) => ({
        name,
        people: 1 + companions,
        days,
        registeredAt,
      })),
      count: guests.length,
      waiting: waitingFor(query.code).map(({ name, companions, days, joinedAt, offeredUntil }) => ({
        name,
        people: 1 + companions,
        days,
        joinedAt,
        offeredUntil: offeredUntil?.toISOString() ?? null,
      })),
    };
  },
  registrationFile: ({ query, person }) => {
    const event = ofHost(query.code, person._id);
    const days = daysOfEvent(event);
    const cells = (status: string, { name, companions, days: coming }: MockGuest | MockWaiting) => [
      name,
      1 + companions,
      status,
      ...days.map((day) => (coming.includes(day) ? 1 + companions : 0)),
    ];
    const rows = [
      ...guestsOf(event.code).map((guest) => cells('Registered', guest)),
      ...waitingFor(event.code).map((one) => cells(one.offeredUntil ? 'Place offered' : 'Waiting', one)),
    ];
    const headings = ['Name', 'People', 'Status', ...days.map((day) => formatDate(day, ''))];
    return new TextEncoder().encode([...csvFile(headings, rows)].join(''));
  },
  reportEvent: ({ body }) => {
    mockHosted(body.code).reports += 1;
    return { reported: true };
  },
  deskEvents: ({ query: { show, pageNo } }) => {
    const shown = memory().hosted.filter(({ removal, reports }) => removal === null && (show === 'newest' || reports));
    return { events: page(shown, pageNo, DESK_EVENTS_PAGE).map(asAtDesk), count: shown.length };
  },
  decideEvent: ({ body: { code, version, decision, reason } }) => {
    const event = mockHosted(code);
    if (event.version !== version)
      throw new AppError('STATE_BLOCKED', 'This event changed while you read it. Nothing was done. Read it again.');
    if (decision === 'remove' && !reason) refuseFields({ reason: 'Write why it is removed. The host reads it.' });
    return asAtDesk(
      Object.assign(event, {
        version: version + 1,
        reports: 0,
        ...(decision === 'remove' ? { state: 'removed', removal: reason } : {}),
      }),
    );
  },
};
