import { addDays } from '#lib/shared/dates.ts';
import type { AnyOperation } from '#lib/shared/define-operation.ts';
import { needsToken } from '#lib/shared/define-operation.ts';
import { goodInput, type KnownValues } from './good-input.ts';
import { idsOfPerson } from './two-companies.ts';
import { nextPaymentOf, otherDepartureOf } from './a-package-in-parts.ts';
import { EVENT_VALUES } from './known-values.ts';
import { isForFlights } from './ready-for.ts';
import type { TwoTravellers } from './two-travellers.ts';

/** The token of whom an operation serves: Asha; where a company is asked, Priya, who administers one; at an event, its guest; at the desk, its staff. */
export const tokenFor = (
  { caller }: AnyOperation,
  { asha, companies, guests, staff }: TwoTravellers,
): string | null => {
  if (caller === 'corporate') return companies.ours.token();
  if (caller === 'event-guest') return guests.ours;
  if (caller === 'staff') return staff.ours;
  return needsToken({ caller }) ? asha.token() : null;
};

/** A subscription at a push service that the configuration names; the keys are those of RFC 8291. */
const SUBSCRIPTION = JSON.stringify({
  endpoint: 'https://fcm.googleapis.com/fcm/send/walk',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
});
const A_DEPARTURE = '2027-01-16'; // of `twoTravellers`
const PHONE = { phone: '080 4123 4567' };
const A_BAG = { kind: 'bag', code: 'BG15', bound: 0, passenger: 0 };

/** Values of single operations: a stay's only room, by its position (searches mean their number by the same name); a bag; a browser; wall times. */
const OF_OPERATION: Record<string, KnownValues> = {
  'bookings.addExtras': A_BAG,
  'bookings.priceAddedExtras': A_BAG,
  'bookings.cancel': { rooms: 0 },
  'bookings.cancelQuote': { rooms: '0' },
  'blogs.post': { slug: 'tatkal-trains' },
  'push.saveQuietHours': { from: '22:00', until: '07:00', zone: 'Asia/Kolkata' },
  'packages.list': { state: 'rajasthan', month: '2027-01' },
  'packages.get': { slug: 'golden-triangle', departure: '2027-01-09', rooms: '2' },
  'bookings.saveTravellers': { airline: 'ZZ' }, // of the trip
  'bookings.sendGuestDetails': { airline: '6E' },
  'travellers.save': PHONE,
  'travellers.remember': PHONE,
  'bookings.quotePackage': { slug: 'golden-triangle', departure: A_DEPARTURE },
  'bookings.saveTogether': { travellers: 0, airline: 'ZZ' }, // the position of the one traveller
  'push.registerDevice': { userType: 'sarai', token: SUBSCRIPTION },
};

/** The dates of a stay's change: those it has are refused. */
const aDayLater = ({ checkIn, checkOut }: KnownValues): KnownValues => ({
  checkIn: addDays(String(checkIn), 1),
  checkOut: addDays(String(checkOut), 1),
});

/** Input that an operation takes from them. `more` replaces values by the names of their fields. */
export const goodCall = (
  operation: AnyOperation,
  { trip, inParts, wholePackage, companies }: TwoTravellers,
  known: KnownValues,
  more: KnownValues = {},
): ReturnType<typeof goodInput> =>
  goodInput(operation, {
    ...known,
    ...OF_OPERATION[operation.name],
    ...(operation.name.startsWith('bookings.changeDates') ? aDayLater(known) : {}),
    ...(operation.name === 'bookings.payTogether' ? { bookingIds: known.bookingId ?? '' } : {}),
    ...(operation.name === 'bookings.payInstalment' ? nextPaymentOf(inParts) : {}),
    ...(operation.name.startsWith('bookings.changeDeparture') ? otherDepartureOf(wholePackage, operation.name) : {}),
    ...(isForFlights(operation.name) ? { bookingId: trip._id } : {}),
    ...(operation.caller === 'corporate' ? idsOfPerson(operation.name, companies.ours) : {}),
    ...(operation.name.startsWith('events.') ? EVENT_VALUES : {}),
    ...more,
  });
