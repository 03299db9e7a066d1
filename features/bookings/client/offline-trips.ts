import { browser, isRecord, parsed } from '#lib/client/browser-storage.ts';
import { inEnglish } from '#lib/client/in-english.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { readSession } from '#features/session/client/session.ts';
import { lastActiveUser, offlineKey } from '#features/session/client/session-storage.ts';
import type { BookingSummary, BookingView, TicketCodes } from '../contract.ts';
import {
  contactFactsOf,
  isCurrent,
  type OfflineTrip,
  offlineTrip,
  MOST_KEPT_TRIPS,
  sameTickets,
} from '../rules/offline-trip.ts';

/** Whose trips are stored; a session has its own (1.4). */
type Owner = { userType: UserType; userID: string };

/** Fields of a stored trip that are text. */
const TEXTS = ['_id', 'title', 'from', 'until', 'zone', 'endsAt', 'fetchedAt'] as const satisfies (keyof OfflineTrip)[];

/**
 * The person whose stored trips this tab may show: its own; in a tab where nobody could be restored without a network,
 * the last active one of this user type, whom the next request would restore (4.2). Null for a tab of the other user type.
 */
export function ownerHere(userType: UserType): Owner | null {
  const { status, loggedInUserType, userID } = readSession();
  if (status === 'in') return loggedInUserType === userType ? { userType, userID } : null;
  const last = lastActiveUser(userType);
  return last && { userType, userID: last.userData.userID };
}

/** A person's stored trips that are still to be shown. */
export function offlineTrips({ userType, userID }: Owner, now = new Date()): OfflineTrip[] {
  const kept = parsed(browser.read(offlineKey(userType, userID)));
  return Array.isArray(kept) ? kept.filter(isOfflineTrip).filter((trip) => isCurrent(trip, now)) : [];
}

/**
 * Stores a booking of this tab's person as fetched; one that is not booked any more is removed. `contacts` are the facts
 * that name whom to call; without them the stored ones stay. `codes` are of its e-ticket, null for none; without them the
 * stored ones stay as long as the flights, passengers and tickets do.
 */
export function cacheBooking(
  booking: BookingView,
  fetchedAt: number,
  { contacts, codes }: { contacts?: OfflineTrip['facts'] | undefined; codes?: TicketCodes | null | undefined } = {},
): void {
  changeOfflineTrips((trips) => {
    const others = trips.filter(({ _id }) => _id !== booking._id);
    const before = trips.find(({ _id }) => _id === booking._id);
    const trip = inEnglish(() =>
      offlineTrip(booking, new Date(fetchedAt).toISOString(), contacts ?? (before ? contactFactsOf(before) : [])),
    );
    if (!trip) return others;
    const kept = codes === undefined && before && sameTickets(before, trip) ? before.codes : codes;
    return [...others, kept?.codes.length ? { ...trip, codes: kept } : trip];
  });
}

/** Removes stored trips that a whole list of the upcoming ones does not contain, but those that have just ended. */
export function dropUnlisted(listed: readonly Pick<BookingSummary, '_id'>[], now = Date.now()): void {
  const ids = new Set(listed.map(({ _id }) => _id));
  changeOfflineTrips((trips) => trips.filter(({ _id, endsAt }) => ids.has(_id) || Date.parse(endsAt) <= now));
}

function changeOfflineTrips(change: (trips: OfflineTrip[]) => OfflineTrip[]): void {
  const { status, loggedInUserType: userType, userID } = readSession();
  if (status !== 'in') return;
  const key = offlineKey(userType, userID);
  const soonest = change(offlineTrips({ userType, userID })).sort((one, other) => one.from.localeCompare(other.from));
  if (soonest.length) browser.write(key, JSON.stringify(soonest.slice(0, MOST_KEPT_TRIPS)));
  else browser.remove(key);
}

/** Whether it is complete: another version of the product may have written it. */
const isOfflineTrip = (value: unknown): value is OfflineTrip =>
  isRecord(value) &&
  TEXTS.every((field) => typeof value[field] === 'string') &&
  Array.isArray(value.facts) &&
  value.facts.every((fact) => Array.isArray(fact) && typeof fact[0] === 'string' && typeof fact[1] === 'string') &&
  Array.isArray(value.notes) &&
  value.notes.every((note) => typeof note === 'string') &&
  (value.codes === undefined || areCodes(value.codes));

const areCodes = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.note === 'string' &&
  Array.isArray(value.codes) &&
  value.codes.every(
    (code) =>
      isRecord(code) &&
      typeof code.width === 'number' &&
      (['passenger', 'flights', 'ticket', 'dark'] as const).every((field) => typeof code[field] === 'string'),
  );
