import 'server-only';
import { and, inArray, sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { DomainEvents } from '#lib/server/domain-events.ts';
import { LANGUAGES } from '#lib/server/language.ts';
import { inLanguageOf } from '#lib/server/mail/write-in.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { newId } from '#lib/shared/ids.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { t } from '#lib/shared/texts.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { LIFETIME_MS } from '../rules/next-try.ts';
import type { PushMessage } from '../rules/push-message.ts';
import { approvalText, bookingText, CHECK_IN_TITLE, messagesText, priceText } from '../rules/push-texts.ts';
import { devicesOf } from './devices.repo.ts';
import { quietHoursOf } from './quiet-hours.repo.ts';
import { sendingTime } from './quiet-until.ts';
import { pushMessages } from './tables.ts';

type Text = Pick<PushMessage, 'title' | 'body' | 'path' | 'tag'>;

/** Only decides whether a date is written with its year. */
const YEAR_ZONE = 'Asia/Kolkata';

/**
 * Tells people on their devices what is new about a request for approval, in the transaction of the change: those who
 * have not switched it off. What still waits to be sent about a request that has ended is out of date, and is deleted.
 */
export async function pushApprovalNews(
  db: Db,
  { people, title, from, to, ...request }: DomainEvents['approval.changed'],
): Promise<void> {
  if (request.approvalStatus !== 'pending') await db.delete(pushMessages).where(isAbout(request.bookingId));
  const told = people.flatMap(({ userId, news }) => (news === null ? [] : userId));
  const wanting = new Set(
    await readPort('notificationPreferences').wantedBy(db, request.companyId, 'approvals', 'push', told),
  );
  const today = dateInZone(clock.now(), YEAR_ZONE);
  const texts = new Map(
    people.flatMap(({ userId, news }) =>
      news === null || !wanting.has(userId)
        ? []
        : [[userId, approvalText({ ...request, news: news.kind, trip: { title, from, to } }, today)] as const],
    ),
  );
  await enqueuePush(db, 'corporate', texts, { tripFrom: from });
}

/** What a person switches off to hear no such news of a booking. */
const PREFERENCE_OF = {
  confirmed: 'bookings',
  refunded: 'refunds',
  'new-times': 'scheduleChanges',
  'days-ahead': 'tripReminders',
  begins: 'tripReminders',
  'check-in-opens': 'tripReminders',
} as const satisfies Record<DomainEvents['booking.news']['news'], string>;

/**
 * Tells a booker on their devices what happened to a booking, in the transaction of the change, unless they or their
 * company switched it off.
 */
export async function pushBookingNews(db: Db, booking: DomainEvents['booking.news']): Promise<void> {
  const { companyId, userId } = booking;
  const kind = PREFERENCE_OF[booking.news];
  const wanting = await readPort('notificationPreferences').wantedBy(db, companyId, kind, 'push', [userId]);
  if (!wanting.length) return;
  const today = dateInZone(clock.now(), YEAR_ZONE);
  const language = companyId === null ? await readPort('accounts').languageOf(db, userId) : null;
  const text = inLanguageOf(language, () => bookingText(booking, today));
  await enqueuePush(db, booking.userType, new Map([[userId, text]]), { tripFrom: booking.trip.from });
}

/** Subscriber: tells a person on their devices that a stay they watch costs less, unless they switched it off. */
export async function pushPriceFell(db: Db, { userId, ...price }: DomainEvents['price.fell']): Promise<void> {
  const wanting = await readPort('notificationPreferences').wantedBy(db, null, 'priceDrops', 'push', [userId]);
  if (!wanting.length) return;
  const today = dateInZone(clock.now(), YEAR_ZONE);
  const text = inLanguageOf(await readPort('accounts').languageOf(db, userId), () => priceText(price, today));
  await enqueuePush(db, PRODUCT.id, new Map([[userId, text]]), { tripFrom: price.stay.checkIn });
}

/**
 * Subscriber: tells people on their devices that somebody wrote at an event, unless they switched it off. It waits
 * `readingMs`: who looks at the messages reads it there, and it is not sent.
 */
export async function pushEventMessages(
  db: Db,
  { readingMs, people, ...event }: DomainEvents['event.messages'],
): Promise<void> {
  const userIds = people.map(({ userId }) => userId);
  const wanting = new Set(
    await readPort('notificationPreferences').wantedBy(db, null, 'eventMessages', 'push', userIds),
  );
  const languages = await readPort('accounts').languagesOf(db, [...wanting]);
  const texts = new Map(
    people.flatMap(({ userId, path }) => {
      if (!wanting.has(userId)) return [];
      const text = inLanguageOf(languages.get(userId), () => messagesText({ ...event, path }));
      return [[userId, text] as const];
    }),
  );
  await enqueuePush(db, PRODUCT.id, texts, { tripFrom: null, waitMs: readingMs });
}

/** Subscriber: messages of an event that were read, or can be read no more, are not announced any more. */
export async function dropEventPushes(
  db: Db,
  { eventId, userIds }: DomainEvents['event.messages-read'],
): Promise<void> {
  const devices = userIds && (await devicesOf(db, PRODUCT.id, userIds));
  if (devices?.length === 0) return;
  await db.delete(pushMessages).where(and(devices ? onDevices(devices) : undefined, isAbout(eventId)));
}

/** Subscriber: what a person has read, in the list or on its page (null: all of it), is not sent to their devices any more. */
export async function dropReadPushes(
  db: Db,
  { userId, bookingId }: DomainEvents['approval.read' | 'notification.read'],
): Promise<void> {
  const devices = await devicesOf(db, 'corporate', [userId]);
  if (devices.length)
    await db.delete(pushMessages).where(and(onDevices(devices), bookingId === null ? undefined : isAbout(bookingId)));
}

/** Subscriber: web check-in that was cancelled or moved to another day is not announced any more. */
export async function dropCheckInPushes(
  db: Db,
  { userId, userType, bookingId }: DomainEvents['booking.check-in-ended'],
): Promise<void> {
  const devices = await devicesOf(db, userType, [userId]);
  if (devices.length)
    await db
      .delete(pushMessages)
      .where(
        and(onDevices(devices), isAbout(bookingId), inArray(sql`${pushMessages.message}->>'title'`, CHECK_IN_TITLES)),
      );
}

/** In each language. */
const CHECK_IN_TITLES = LANGUAGES.map((language) => inLanguageOf(language, () => t(CHECK_IN_TITLE)));

const isAbout = (tag: string) => sql`${pushMessages.message}->>'tag' = ${tag}`;
const onDevices = (devices: readonly { id: string }[]) =>
  inArray(
    pushMessages.deviceId,
    devices.map(({ id }) => id),
  );

/** Rows of one statement, which takes 65,535 parameters: everybody at an event of 1,400 may have ten devices. */
const ROWS_AT_ONCE = 1000;

type Timing = {
  /** The trip's first day; null for news of no trip. */
  tripFrom: string | null;
  /** How long it waits at least, in milliseconds. */
  waitMs?: number;
};

/**
 * Writes a message for each device of these people, in place of one with its tag that still waits; the job `sendPushes`
 * sends them once the transaction has committed, in quiet hours when these are over.
 */
async function enqueuePush(
  db: Db,
  userType: UserType,
  texts: ReadonlyMap<string, Text>,
  { tripFrom, waitMs = 0 }: Timing,
): Promise<void> {
  const devices = texts.size ? await devicesOf(db, userType, [...texts.keys()]) : [];
  if (!devices.length) return;
  const now = clock.now();
  const quiet = await quietHoursOf(db, [...texts.keys()]);
  const rows = devices.flatMap(({ id: deviceId, userId }) => {
    const text = texts.get(userId);
    if (!text) return [];
    const id = newId('psh', now.getTime());
    const nextTryAt = sendingTime(quiet.get(userId), tripFrom, new Date(now.getTime() + waitMs));
    const expiresAt = new Date(nextTryAt.getTime() + LIFETIME_MS);
    return [{ id, deviceId, message: { ...text, id, userId, userType, topic: null }, nextTryAt, expiresAt }];
  });
  for (const tag of new Set([...texts.values()].map((text) => text.tag)))
    await db.delete(pushMessages).where(and(onDevices(devices), isAbout(tag)));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db.insert(pushMessages).values(rows.slice(from, from + ROWS_AT_ONCE));
}
