import * as z from 'zod';
import { cancellationPolicy } from '#features/hotels/contract.ts';
import { rateInput, MOST_WINDOWS, mustNameRates } from './rate-input.ts';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { stay, STAY_LIMITS } from '#lib/shared/stay.ts';
import { bookingId, SUMMARY } from './booking-parts.ts';
import { costFields } from './company-parts.ts';
import { flightBooking, flightSummary } from './flight.contract.ts';
import { packageBooking, packageSummary } from './package.contract.ts';
import { guestDetails } from './people.contract.ts';
import { bookedRoom, roomAt, stayBooking } from './stay.contract.ts';
export { changeDates, changeDatesQuote, requestDatesChange, withdrawDatesChange } from './stay-dates.contract.ts';
export { changeDeparture, changeDepartureOptions, changeDepartureQuote } from './package-changes.contract.ts';
export { payInstalment, quotePackage, type PackageBooking, type PackageSummary } from './package.contract.ts';
export { stayBooking, type StayBooking } from './stay.contract.ts';
export {
  changeFlight,
  changeFlightOptions,
  changeFlightQuote,
  requestFlightChange,
  withdrawFlightChange,
} from './flight-changes.contract.ts';

export {
  askSupplierAgain,
  deskBooking,
  deskBookings,
  findDeskBookings,
  recordConfirmed,
  refundUnbooked,
  retryRefund,
  type DeskBooking,
  type ListedDeskBooking,
} from './desk.contract.ts';
export { addExtras, extrasOffered, priceAddedExtras, seatsOffered } from './flight-extras.contract.ts';

export { combinedPayment, leaveTogether, payTogether, saveTogether } from './combined.contract.ts';
export { type TrailEntry } from './booking-parts.ts';
export { byCategory, isFlight } from './rules/category.ts';
export {
  guestDetails,
  type FlightDetails,
  type Guest,
  type GuestDetails,
  type PassengerDetails,
} from './people.contract.ts';
export { type CompanyView, type CostFields, type Party } from './company-parts.ts';
export { companyFlightQuote, companyFlights } from './company-flights.contract.ts';
export {
  addToCompanyWallet,
  companyWallet,
  companyWalletFile,
  companyWalletReceipt,
  type CompanyWallet,
  type CompanyWalletLine,
} from './company-wallet.contract.ts';
export {
  askGuest,
  guestLinks,
  openGuestLink,
  sendGuestDetails,
  withdrawGuestLink,
  type GuestAnswer,
  type GuestLinkPage,
  type GuestPlace,
} from './guest-links.contract.ts';
export { calendarFeed, endCalendarFeed, makeCalendarFeed, type CalendarFeed } from './calendar-feed.contract.ts';
export {
  appleWalletPass,
  boardingCodes,
  calendar,
  creditNote,
  googleWalletLink,
  invoice,
  ticket,
  type TicketCodes,
  voucher,
  walletPasses,
} from './documents.contract.ts';
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
  type FlightSummary,
  type TicketedPartView,
} from './flight.contract.ts';

/** A booking of any category: `category` says which. */
export const bookingView = z.discriminatedUnion('category', [stayBooking, flightBooking, packageBooking]);
export type BookingView = z.infer<typeof bookingView>;

export const staySummary = stayBooking
  .pick({
    ...SUMMARY,
    hotel: true,
    stay: true,
    nights: true,
    checkInAt: true,
    checkOutAt: true,
  })
  .extend({
    rooms: z
      .array(z.object({ room: bookedRoom.omit({ facts: true }) }))
      .max(STAY_LIMITS.rooms)
      .describe('the type and rate of each room that stands'),
  });
export type StaySummary = z.infer<typeof staySummary>;
export const bookingSummary = z.discriminatedUnion('category', [staySummary, flightSummary, packageSummary]);
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
  body: z
    .object({
      hotelId: z.string().max(60),
      ...rateInput,
      stay,
      shownTotal: z.int().min(0).describe('what the hotel page showed, in paise'),
      shownPolicies: z
        .array(cancellationPolicy)
        .max(MOST_WINDOWS * STAY_LIMITS.rooms)
        .nullable()
        .default(null),
      listingTotal: z
        .int()
        .min(0)
        .nullable()
        .default(null)
        .describe('what the listing showed for this hotel, if it was seen'),
    })
    .superRefine(mustNameRates),
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
    'Holds a room (block room, second half), the seats of a flight (reserve) or the places of a package at a price the traveller saw or accepted',
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
  summary: 'Lets a held room go, or releases a PNR; leaves the payment of a change, whose tickets then stay unchanged',
  body: z.object({
    bookingId,
    only: z
      .literal('window')
      .optional()
      .describe(
        'gives up the other flights or stays of its approval alone: this one stays held, and budgets reserve its price',
      ),
  }),
  response: bookingView,
});
export const saveGuests = defineOperation({
  name: 'bookings.saveGuests',
  method: 'POST',
  path: '/api/bookings/guests',
  caller: 'signed-in',
  permission: 'booking.create',
  requirements: ['7.20', '5.12'],
  summary:
    'Guests of a stay or a package, contact, requests, GST number and PAN; before payment, and names and requests after it',
  body: z.object({
    bookingId,
    details: guestDetails,
    fields: costFields.optional().describe('what the company asks for; company bookings only'),
  }),
  response: z.discriminatedUnion('category', [stayBooking, packageBooking]),
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
  body: z.object({
    bookingId,
    expectedTotal: z.int(),
    walletAmount: z.int().min(0).default(0),
    paying: z
      .enum(['whole', 'deposit'])
      .optional()
      .describe('a package with `instalments` can be booked with its deposit; whole when left out'),
  }),
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
  summary: 'The caller’s bookings of stays, flights and packages, the latest first',
  body: z.object({
    userId: z.string().max(60).optional(),
    pageNo: z.int().min(1).max(10_000).default(1),
    pageSize: z.int().min(1).max(50).default(10),
    travelCategories: z
      .array(z.union([z.literal(1), z.literal(2), z.literal(6)]))
      .max(20)
      .default([1, 2, 6]),
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
      .describe('of a stay or a package: the `at` of the rooms to cancel, with commas; all of it when left out'),
  }),
  response: z.object({
    refund: z.int(),
    charge: z.int(),
    toSource: z.int(),
    toWallet: z.int(),
    holdsUntil: z.string().nullable().describe('until when this refund holds'),
    steps: z
      .array(z.object({ from: z.string(), until: z.string(), refund: z.int(), charge: z.int() }))
      .describe('what comes back for it from now to check-in, or to the departure of a package; empty for a flight'),
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
    'Cancels all of it, or rooms of a stay or a package, at the refund that was shown; a lower one is refused with the new figure. The last rooms cancel the booking',
  body: z.object({
    bookingId,
    rooms: z
      .array(roomAt)
      .min(1, 'Choose which rooms to cancel.')
      .max(STAY_LIMITS.rooms)
      .optional()
      .describe('of a stay or a package: the `at` of the rooms to cancel; all of it when left out'),
    expectedRefund: z.int().min(0),
    refundTo: z.enum(['source', 'wallet']),
  }),
  response: bookingView,
});
