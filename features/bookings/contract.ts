import * as z from 'zod';
import { cancellationPolicy, posterSpec, priceLine } from '#features/hotels/contract.ts';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { gstin, pan } from '#lib/shared/tax-ids.ts';
import { stay } from '#lib/shared/stay.ts';
import { GUEST_TITLES } from './rules/guest-titles.ts';
import { BOOKING_ACTIONS, BOOKING_STATES } from './rules/states.ts';

const bookingId = z.string().max(60);

export const guest = z.object({
  title: z.enum(GUEST_TITLES),
  firstName: z.string().trim().min(1, 'Enter the first name.').max(60, 'A name is at most 60 characters.'),
  lastName: z.string().trim().min(1, 'Enter the family name.').max(60, 'A name is at most 60 characters.'),
});
export type Guest = z.infer<typeof guest>;

/** Who stays, who is told, and what the invoice says. `gst` and `pan` are null when not given. */
export const guestDetails = z.object({
  guests: z.array(guest).min(1, 'Name one guest for each room.').max(8).describe('one lead guest a room'),
  email: z.string().trim().max(254).pipe(z.email('Enter an e-mail address such as asha@example.com.')),
  mobile: z.string().trim().regex(/^\+?[0-9 ]{8,16}$/, 'Enter a mobile number with 8 to 15 digits.'),
  requests: z.string().trim().max(500, 'A request is at most 500 characters.').default(''),
  gst: z.object({
    number: gstin,
    companyName: z.string().trim().min(1, 'Enter the registered company name.').max(120),
    address: z.string().trim().max(240, 'An address is at most 240 characters.').default('').describe('registered address of the buyer, which Rule 46 wants on the invoice; asked for before payment'),
  }).nullable().default(null),
  pan: pan.nullable().default(null),
});
export type GuestDetails = z.infer<typeof guestDetails>;

/** One entry of the price trail: what the price was, when, and why it is that. Amounts in paise. */
export const trailEntry = z.object({ at: z.string(), stage: z.enum(['listing', 'hotel', 'review', 'accepted', 'hold', 'wallet', 'payment', 'refund']), total: z.int(), note: z.string() });
export type TrailEntry = z.infer<typeof trailEntry>;

/** A change the supplier reported since the price was shown; nothing proceeds until it is accepted. */
export const priceChange = z.object({
  before: z.object({ total: z.int(), policies: z.array(cancellationPolicy) }),
  after: z.object({ total: z.int(), policies: z.array(cancellationPolicy) }),
});

export const bookingView = z.object({
  _id: z.string(), category: z.literal(1).describe('travel category 1, hotels (3.17)'), state: z.enum(BOOKING_STATES),
  bookingStatus: z.enum(['CONFIRMED', 'PENDING', 'CANCELLED', 'FAILED']).describe('3.21'),
  actions: z.record(z.enum(BOOKING_ACTIONS), z.object({ allowed: z.boolean(), reason: z.string().nullable() })),
  hotel: z.object({ _id: z.string(), slug: z.string(), name: z.string(), address: z.string(), area: z.string(), city: z.string(), countryName: z.string(), zone: z.string(), lat: z.number(), lng: z.number(), checkInTime: z.string(), checkOutTime: z.string(), poster: posterSpec }),
  room: z.object({ roomTypeId: z.string(), name: z.string(), ratePlanId: z.string(), rateName: z.string(), meals: z.string() }),
  stay, nights: z.int(), checkInAt: z.string(), checkOutAt: z.string(),
  currency: z.string(), total: z.int(), lines: z.array(priceLine), cancellationPolicies: z.array(cancellationPolicy), refundable: z.boolean(),
  change: priceChange.nullable().describe('waiting to be accepted'),
  requiredFields: z.array(z.enum(['pan'])),
  holdExpiresAt: z.string().nullable(), details: guestDetails.nullable(), confirmationCode: z.string().nullable(),
  payment: z.object({ wallet: z.int(), gateway: z.int(), method: z.string().nullable(), paidAt: z.string().nullable(), problem: z.string().nullable() }),
  refund: z.object({ amount: z.int(), charge: z.int(), to: z.enum(['source', 'wallet']), state: z.enum(['pending', 'processed']), at: z.string() }).nullable(),
  documents: z.object({ voucher: z.boolean(), invoice: z.string().nullable(), creditNote: z.string().nullable() }),
  trail: z.array(trailEntry), bookedAt: z.string(), now: z.string().describe('the server’s clock at this answer'),
});
export type BookingView = z.infer<typeof bookingView>;

export const bookingSummary = bookingView.pick({ _id: true, state: true, bookingStatus: true, hotel: true, stay: true, nights: true, currency: true, total: true, checkInAt: true, checkOutAt: true, holdExpiresAt: true, confirmationCode: true, refund: true, bookedAt: true });
export type BookingSummary = z.infer<typeof bookingSummary>;

export const quote = defineOperation({
  name: 'bookings.quote', method: 'POST', path: '/api/bookings/quote', caller: 'consumer', requirements: ['7.20'], transaction: 'own',
  summary: 'Checks the price with the supplier and opens a booking in state quoted (block room, first half)',
  body: z.object({
    hotelId: z.string().max(60), roomTypeId: z.string().max(60), ratePlanId: z.string().max(60), stay,
    shownTotal: z.int().min(0).describe('what the hotel page showed, in paise'),
    shownPolicies: z.array(cancellationPolicy).max(12).nullable().default(null),
    listingTotal: z.int().min(0).nullable().default(null).describe('what the listing showed for this hotel, if it was seen'),
  }),
  response: bookingView,
});
export const hold = defineOperation({
  name: 'bookings.hold', method: 'POST', path: '/api/bookings/hold', caller: 'consumer', requirements: ['7.20'], transaction: 'own',
  summary: 'Holds the room at a price the traveller saw or accepted (block room, second half)',
  body: z.object({ bookingId, acceptedTotal: z.int() }), response: bookingView,
});
export const release = defineOperation({ name: 'bookings.release', method: 'POST', path: '/api/bookings/release', caller: 'consumer', transaction: 'own', summary: 'Lets a held room go', body: z.object({ bookingId }), response: bookingView });
export const saveGuests = defineOperation({
  name: 'bookings.saveGuests', method: 'POST', path: '/api/bookings/guests', caller: 'consumer', requirements: ['7.20', '5.12'],
  summary: 'Guests, contact, requests, GST number and PAN; before payment, and names and requests after it', body: z.object({ bookingId, details: guestDetails }), response: bookingView,
});
export const pay = defineOperation({
  name: 'bookings.pay', method: 'POST', path: '/api/bookings/pay', caller: 'consumer', requirements: ['7.20'], transaction: 'own',
  summary: 'Starts payment: wallet in part or whole, the rest at the gateway’s checkout; a second call returns the same order',
  body: z.object({ bookingId, expectedTotal: z.int(), walletAmount: z.int().min(0).default(0) }),
  response: z.object({ booking: bookingView, checkoutUrl: z.string().nullable().describe('null when the wallet paid it all') }),
});
export const details = defineOperation({ name: 'bookings.details', method: 'GET', path: '/api/bookings/details', caller: 'consumer', requirements: ['7.20'], summary: 'One booking of the caller', query: z.object({ bookingId }), response: bookingView });
export const list = defineOperation({
  name: 'bookings.list', method: 'POST', path: '/api/bookings/list', caller: 'consumer', requirements: ['7.14'], transaction: 'none', summary: 'The caller’s bookings, newest stay first',
  body: z.object({
    userId: z.string().max(60).optional(), pageNo: z.int().min(1).max(10_000).default(1), pageSize: z.int().min(1).max(50).default(10),
    travelCategories: z.array(z.union([z.literal(1), z.literal(2)])).default([1, 2]), bookingStatus: z.array(z.enum(['CONFIRMED', 'PENDING', 'CANCELLED', 'FAILED'])).default([]),
    fromDate: z.string().max(40).optional(), toDate: z.string().max(40).optional(), sortBy: z.enum(['asc', 'desc']).default('desc'),
    when: z.enum(['upcoming', 'past', 'cancelled']).optional(),
  }),
  response: z.object({ response: z.array(bookingSummary), count: z.int(), counts: z.object({ upcoming: z.int(), past: z.int(), cancelled: z.int() }) }),
});
export const cancelQuote = defineOperation({
  name: 'bookings.cancelQuote', method: 'GET', path: '/api/bookings/cancel-quote', caller: 'consumer', requirements: ['7.20'], summary: 'What comes back if cancelled now', query: z.object({ bookingId }),
  response: z.object({ refund: z.int(), charge: z.int(), toSource: z.int(), toWallet: z.int(), holdsUntil: z.string().nullable().describe('until when this refund holds'), now: z.string() }),
});
export const cancel = defineOperation({
  name: 'bookings.cancel', method: 'POST', path: '/api/bookings/cancel', caller: 'consumer', requirements: ['7.20'], transaction: 'own', summary: 'Cancels at the refund that was shown; a lower one is refused with the new figure',
  body: z.object({ bookingId, expectedRefund: z.int().min(0), refundTo: z.enum(['source', 'wallet']) }), response: bookingView,
});
