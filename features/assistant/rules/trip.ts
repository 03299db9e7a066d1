import { byCategory, type BookingSummary } from '#features/bookings/contract.ts';
import { dateInZone, type IsoDate } from '#lib/shared/dates.ts';
import { messageText } from '#lib/shared/messages.ts';

/** A booking of the caller, as far as the assistant talks about it: no people, no contact, no documents. */
export type Trip = {
  bookingId: string;
  kind: 'stay' | 'flight' | 'package';
  /** Hotel, route or journey. */
  title: string;
  /** Where it is, for finding it by a city. */
  places: string;
  code: string | null;
  from: IsoDate;
  to: IsoDate;
  startsAt: string;
  endsAt: string;
  zone: string;
  state: BookingSummary['state'];
  currency: string;
  total: number;
  holdExpiresAt: string | null;
  refund: BookingSummary['refund'];
};

type TripKind = {
  /** What it is booked by, and the document with which it is taken. */
  code: string;
  document: string;
  /** Whether the fare limits baggage. */
  baggageLimit: boolean;
  /** Whether travellers and directions are cancelled one by one. */
  cancelledInParts: boolean;
  /** Its title in the language of the page: hotels and packages have names of their own. */
  titleText: (title: string) => string;
};

const ownName = (title: string): string => title;

/** What the kinds of trips differ in. @texts */
export const TRIP_KINDS: Record<Trip['kind'], TripKind> = {
  stay: { code: 'Booking code', document: 'Voucher', baggageLimit: false, cancelledInParts: false, titleText: ownName },
  flight: { code: 'PNR', document: 'E-ticket', baggageLimit: true, cancelledInParts: true, titleText: messageText },
  package: {
    code: 'Booking code',
    document: 'Voucher',
    baggageLimit: false,
    cancelledInParts: false,
    titleText: ownName,
  },
};

/** The title of a trip in the language of the page. */
export const titleOf = ({ kind, title }: Trip): string => TRIP_KINDS[kind].titleText(title);

/** The trip of a listed booking. */
export function tripOf(booking: BookingSummary): Trip {
  const own = productFacts(booking);
  const { _id: bookingId, confirmationCode: code, state, currency, total, holdExpiresAt, refund } = booking;
  return {
    bookingId,
    code,
    state,
    currency,
    total,
    holdExpiresAt,
    refund,
    ...own,
    from: dateInZone(own.startsAt, own.zone),
    to: dateInZone(own.endsAt, own.zone),
  };
}

type ProductFacts = Pick<Trip, 'kind' | 'title' | 'places' | 'startsAt' | 'endsAt' | 'zone'>;

const productFacts = (booking: BookingSummary): ProductFacts =>
  byCategory<BookingSummary, ProductFacts>(booking, {
    hotel: ({ hotel, checkInAt: startsAt, checkOutAt: endsAt }) => ({
      kind: 'stay',
      title: hotel.name,
      places: `${hotel.name} ${hotel.city} ${hotel.area}`,
      startsAt,
      endsAt,
      zone: hotel.zone,
    }),
    flight: ({ title, departsAt: startsAt, arrivesAt: endsAt, zone }) => ({
      kind: 'flight',
      title,
      places: title,
      startsAt,
      endsAt,
      zone,
    }),
    package: ({ package: journey, startsAt, endsAt }) => ({
      kind: 'package',
      title: journey.title,
      places: `${journey.title} ${journey.cities.join(' ')}`,
      startsAt,
      endsAt,
      zone: journey.zone,
    }),
  });

const BOOKED_TRIP_STATES: readonly Trip['state'][] = ['confirmed', 'paying_change', 'amending'];
const HELD: readonly Trip['state'][] = ['held', 'awaiting_approval', 'approved', 'paying'];

export const isBooked = ({ state }: Trip): boolean => BOOKED_TRIP_STATES.includes(state);
export const isHeld = ({ state }: Trip): boolean => HELD.includes(state);
export const isAhead = ({ endsAt }: Trip, now: Date): boolean => new Date(endsAt) > now;

/** Where a booking stands, in words. @texts */
export const STATE_TEXT: Record<Trip['state'], string> = {
  quoted: 'Not booked',
  held: 'Held, not paid',
  awaiting_approval: 'Waiting for approval',
  approved: 'Approved, not paid',
  paying: 'Being paid',
  confirming: 'Being confirmed',
  confirmed: 'Confirmed',
  paying_change: 'Confirmed; a change is being paid',
  amending: 'Confirmed; a change is under way',
  cancelling: 'Being cancelled',
  cancelled: 'Cancelled',
  declined: 'Approval declined',
  expired: 'Hold ended',
  failed: 'Not booked',
  unknown: 'Being confirmed',
};
