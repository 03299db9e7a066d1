import * as z from 'zod';
import { cancellationPolicy, posterSpec, priceLine, roomFacts } from '#features/hotels/contract.ts';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { roomOccupancy, stay, STAY_LIMITS } from '#lib/shared/stay.ts';
import { bookingFields, bookingId, contactFields, guest, SUMMARY } from './booking-parts.ts';
import { costFields } from './company-parts.ts';
import { amendmentView, flightBooking, flightSummary } from './flight.contract.ts';
export {
  changeFlight,
  changeFlightOptions,
  changeFlightQuote,
  requestFlightChange,
  withdrawFlightChange,
} from './flight-changes.contract.ts';

export { type Guest, type TrailEntry } from './booking-parts.ts';
export { type CompanyView, type CostFields, type Party } from './company-parts.ts';
export { companyFlightQuote, companyFlights } from './company-flights.contract.ts';
export {
  askAgain,
  approvalPreview,
  companyMoney,
  companySpend,
  companyQuote,
  companyRooms,
  companyStays,
  companyTrips,
  companyTripsFile,
  COMPANY_TRIP_ORDERS,
  requestApproval,
  travellers,
  type CompanyTraveller,
  type CompanyTrip,
} from './company.contract.ts';
export {
  acceptSchedule,
  cancelFlight,
  cancelFlightQuote,
  quoteFlight,
  saveExtras,
  saveTravellers,
  type CancelFlightQuote,
  type AmendmentView,
  type FlightBooking,
  type FlightDetails,
  type FlightSummary,
  type PassengerDetails,
  type TicketedPartView,
} from './flight.contract.ts';
import { paragraphs } from '#lib/shared/text-fields.ts';

/** Guests, contact, and invoice details. */
export const guestDetails = z.object({
  guests: z.array(guest).min(1, 'Name one guest for each room.').max(8).describe('one lead guest a room'),
  ...contactFields,
  requests: paragraphs().max(500, 'A request is at most 500 characters.').default(''),
});
export type GuestDetails = z.infer<typeof guestDetails>;

/** A line of a stay's price. `kept`: what the hotel keeps of rooms that were cancelled. */
const stayLine = priceLine.extend({ code: z.enum([...priceLine.shape.code.options, 'kept']) });

/** Which of a stay's rooms: positions among the rooms as they were sold, which stay theirs when others are cancelled. */
const roomAt = z
  .int()
  .min(0)
  .max(STAY_LIMITS.rooms - 1);

export const stayBooking = z.object({
  ...bookingFields,
  category: z.literal(1).describe('travel category 1, hotels (3.17)'),
  hotel: z.object({
    _id: z.string(),
    slug: z.string(),
    name: z.string(),
    address: z.string(),
    area: z.string(),
    city: z.string(),
    countryName: z.string(),
    zone: z.string(),
    lat: z.number(),
    lng: z.number(),
    checkInTime: z.string(),
    checkOutTime: z.string(),
    telephone: z.string().optional().describe('as known at booking time; absent where the hotel gave none'),
    poster: posterSpec,
  }),
  room: z.object({
    roomTypeId: z.string(),
    name: z.string(),
    ratePlanId: z.string(),
    rateName: z.string(),
    meals: z.string(),
    facts: roomFacts.optional().describe('absent for bookings made before rooms had facts'),
  }),
  stay,
  taxState: z.string().nullable().describe('GST code of the state whose tax the stay bears; null outside India'),
  nights: z.int(),
  checkInAt: z.string(),
  checkOutAt: z.string(),
  lines: z.array(stayLine),
  rooms: z
    .array(z.object({ at: roomAt, occupancy: roomOccupancy, total: z.int(), lines: z.array(stayLine) }))
    .max(STAY_LIMITS.rooms)
    .describe('the rooms that stand, each with its price; in the order of `stay.rooms` and of the guests'),
  amendments: z
    .array(amendmentView)
    .max(STAY_LIMITS.rooms)
    .describe('the rooms that were cancelled since it was confirmed'),
  requiredFields: z.array(z.enum(['pan'])),
  details: guestDetails.nullable(),
});
export type StayBooking = z.infer<typeof stayBooking>;

/** A booking of any category: `category` says which. */
export const bookingView = z.discriminatedUnion('category', [stayBooking, flightBooking]);
export type BookingView = z.infer<typeof bookingView>;

export const staySummary = stayBooking.pick({
  ...SUMMARY,
  hotel: true,
  room: true,
  stay: true,
  nights: true,
  checkInAt: true,
  checkOutAt: true,
});
export type StaySummary = z.infer<typeof staySummary>;
export const bookingSummary = z.discriminatedUnion('category', [staySummary, flightSummary]);
export type BookingSummary = z.infer<typeof bookingSummary>;

export const quote = defineOperation({
  name: 'bookings.quote',
  rateLimit: { points: 120, seconds: 3600 },
  method: 'POST',
  path: '/api/bookings/quote',
  caller: 'consumer',
  requirements: ['7.20'],
  transaction: 'own',
  summary: 'Checks the price with the supplier and opens a booking in state quoted (block room, first half)',
  body: z.object({
    hotelId: z.string().max(60),
    roomTypeId: z.string().max(60),
    ratePlanId: z.string().max(60),
    stay,
    shownTotal: z.int().min(0).describe('what the hotel page showed, in paise'),
    shownPolicies: z.array(cancellationPolicy).max(12).nullable().default(null),
    listingTotal: z
      .int()
      .min(0)
      .nullable()
      .default(null)
      .describe('what the listing showed for this hotel, if it was seen'),
  }),
  response: stayBooking,
});
export const hold = defineOperation({
  name: 'bookings.hold',
  rateLimit: { points: 60, seconds: 600 },
  method: 'POST',
  path: '/api/bookings/hold',
  caller: 'signed-in',
  permission: 'booking.create',
  requirements: ['7.20'],
  transaction: 'own',
  summary:
    'Holds a room (block room, second half) or the seats of a flight (reserve) at a price the traveller saw or accepted',
  body: z.object({ bookingId, acceptedTotal: z.int() }),
  response: bookingView,
});
export const release = defineOperation({
  name: 'bookings.release',
  method: 'POST',
  path: '/api/bookings/release',
  caller: 'signed-in',
  permission: 'booking.create',
  transaction: 'own',
  requirements: ['7.20'],
  summary:
    'Lets a held room go, or releases a PNR; leaves the payment of a change, whose tickets then stand as they were',
  body: z.object({ bookingId }),
  response: bookingView,
});
export const saveGuests = defineOperation({
  name: 'bookings.saveGuests',
  method: 'POST',
  path: '/api/bookings/guests',
  caller: 'signed-in',
  permission: 'booking.create',
  requirements: ['7.20', '5.12'],
  summary: 'Guests, contact, requests, GST number and PAN; before payment, and names and requests after it',
  body: z.object({
    bookingId,
    details: guestDetails,
    fields: costFields.optional().describe('what the company asks for; company bookings only'),
  }),
  response: stayBooking,
});
export const pay = defineOperation({
  name: 'bookings.pay',
  rateLimit: { points: 60, seconds: 600 },
  method: 'POST',
  path: '/api/bookings/pay',
  caller: 'signed-in',
  permission: 'booking.create',
  requirements: ['7.20'],
  transaction: 'own',
  summary:
    'Starts payment: wallet in part or whole, the rest at the gateway’s checkout; a second call returns the same order, also of a change that waits for its payment',
  body: z.object({ bookingId, expectedTotal: z.int(), walletAmount: z.int().min(0).default(0) }),
  response: z.object({
    booking: bookingView,
    checkoutUrl: z.string().nullable().describe('null when the wallet paid it all'),
  }),
});
export const details = defineOperation({
  name: 'bookings.details',
  method: 'GET',
  path: '/api/bookings/details',
  caller: 'signed-in',
  permission: 'booking.view',
  requirements: ['7.20'],
  summary: 'One booking of the caller',
  query: z.object({ bookingId }),
  response: bookingView,
});
export const list = defineOperation({
  name: 'bookings.list',
  method: 'POST',
  path: '/api/bookings/list',
  caller: 'signed-in',
  permission: 'booking.view',
  requirements: ['7.14'],
  transaction: 'none',
  summary: 'The caller’s bookings of stays and flights, the latest first',
  body: z.object({
    userId: z.string().max(60).optional(),
    pageNo: z.int().min(1).max(10_000).default(1),
    pageSize: z.int().min(1).max(50).default(10),
    travelCategories: z
      .array(z.union([z.literal(1), z.literal(2)]))
      .max(20)
      .default([1, 2]),
    bookingStatus: z
      .array(z.enum(['CONFIRMED', 'PENDING', 'CANCELLED', 'FAILED']))
      .max(20)
      .default([]),
    fromDate: z.string().max(40).optional(),
    toDate: z.string().max(40).optional(),
    sortBy: z.enum(['asc', 'desc']).default('desc'),
    when: z.enum(['upcoming', 'past', 'cancelled']).optional(),
  }),
  response: z.object({
    response: z.array(bookingSummary),
    count: z.int(),
    counts: z.object({ upcoming: z.int(), past: z.int(), cancelled: z.int() }),
  }),
});
export const cancelQuote = defineOperation({
  name: 'bookings.cancelQuote',
  method: 'GET',
  path: '/api/bookings/cancel-quote',
  caller: 'signed-in',
  permission: 'booking.view',
  requirements: ['7.20'],
  summary: 'What comes back if cancelled now',
  query: z.object({
    bookingId,
    rooms: z
      .string()
      .regex(/^[0-7](,[0-7]){0,7}$/, 'Choose which rooms to cancel.')
      .optional()
      .describe('of a stay: the `at` of the rooms to cancel, with commas; all of it when left out'),
  }),
  response: z.object({
    refund: z.int(),
    charge: z.int(),
    toSource: z.int(),
    toWallet: z.int(),
    holdsUntil: z.string().nullable().describe('until when this refund holds'),
    steps: z
      .array(z.object({ from: z.string(), until: z.string(), refund: z.int(), charge: z.int() }))
      .describe('what comes back for it from now to check-in; empty for a flight'),
    now: z.string(),
  }),
});
export const cancel = defineOperation({
  name: 'bookings.cancel',
  method: 'POST',
  path: '/api/bookings/cancel',
  caller: 'signed-in',
  permission: 'booking.create',
  requirements: ['7.20'],
  transaction: 'own',
  summary:
    'Cancels all of it, or rooms of a stay, at the refund that was shown; a lower one is refused with the new figure. The last rooms cancel the booking',
  body: z.object({
    bookingId,
    rooms: z
      .array(roomAt)
      .min(1, 'Choose which rooms to cancel.')
      .max(STAY_LIMITS.rooms)
      .optional()
      .describe('of a stay: the `at` of the rooms to cancel; all of it when left out'),
    expectedRefund: z.int().min(0),
    refundTo: z.enum(['source', 'wallet']),
  }),
  response: bookingView,
});
