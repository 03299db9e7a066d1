import * as z from 'zod';
import { windowAsked } from '#features/approvals/window.contract.ts';
import {
  cancellationPolicy,
  hotelInfo,
  cityScenes,
  listedStay,
  listingCity,
  offerTerms,
  roomOffer,
} from '#features/hotels/contract.ts';
import { isIsoDate } from '#lib/shared/dates.ts';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { stay } from '#lib/shared/stay.ts';
import { singleRateInput, MOST_WINDOWS, mustNameOneRate } from './rate-input.ts';
import { approvalPreviewView, costFields, offerVerdict, party } from './company-parts.ts';
import { oneLine, paragraphs } from '#lib/shared/text-fields.ts';

const PATH = '/api/corporate/bookings';

/**
 * Refusals of every operation with a party: NOT_FOUND for people of another company; FORBIDDEN for people the caller
 * may not book for, and for guests or modes that the settings do not allow.
 */
export const travellers = defineOperation({
  name: 'bookings.travellers',
  method: 'GET',
  path: '/api/corporate/travellers',
  caller: 'corporate',
  permission: 'booking.view',
  requirements: ['2.2', '3.6', '4.11', '7.20'],
  summary:
    'Whom one may book for, oneself first: eight whose name, address or staff number begins so, or those of the ids',
  query: z.object({
    searchKey: oneLine().max(120).default(''),
    ids: z.string().max(800).default('').describe('ids with commas between them'),
  }),
  response: z.object({
    booksFor: z
      .enum(['self', 'reports', 'department', 'company'])
      .describe('whom the caller books for: by the company’s setting, or by their role'),
    byName: z.int().describe('for how many people they may book besides, because the company named them'),
    travellers: z.array(
      z.object({
        _id: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        workEmail: z.string(),
        designation: z.string().nullable(),
        policyName: z.string().nullable().describe('null: nothing is refused'),
      }),
    ),
  }),
});
export type CompanyTraveller = z.infer<typeof travellers.response>['travellers'][number];

export const companyStays = defineOperation({
  name: 'bookings.companyStays',
  method: 'POST',
  path: '/api/corporate/hotels/search',
  caller: 'corporate',
  permission: 'booking.view',
  transaction: 'none',
  requirements: ['3.9', '5.1', '7.20'],
  summary:
    'Stays of a city for those who travel, each with one offer, the cheapest inside policy where there is one, and its verdict',
  body: z.object({ city: z.string().max(80).describe('slug'), stay, party }),
  response: z.object({
    city: listingCity,
    nights: z.int(),
    today: z.string(),
    terms: z.array(offerTerms).describe('what offers name by position'),
    scenes: cityScenes,
    policy: z.string().describe('what the travel policies of all who travel allow there, in a line'),
    stays: z.array(listedStay.extend({ verdict: offerVerdict })),
  }),
});
export const companyRooms = defineOperation({
  name: 'bookings.companyRooms',
  method: 'POST',
  path: '/api/corporate/hotels/rooms',
  caller: 'corporate',
  permission: 'booking.view',
  requirements: ['3.9', '3.10', '5.1', '7.20'],
  transaction: 'none',
  summary: 'Rooms and rates of one hotel for those who travel, each with its verdict',
  body: z.object({ hotel: z.string().max(120).describe('slug'), stay, party }),
  response: z.object({
    hotel: hotelInfo,
    checkInAt: z.string(),
    now: z.string(),
    today: z.string(),
    rooms: z.array(roomOffer),
    verdicts: z.array(z.object({ roomTypeId: z.string(), ratePlanId: z.string(), verdict: offerVerdict })),
    policy: z.string().describe('what the travel policies of all who travel allow there, in a line'),
  }),
});
export const companyQuote = defineOperation({
  name: 'bookings.companyQuote',
  rateLimit: { points: 240, seconds: 3600 },
  method: 'POST',
  path: `${PATH}/quote`,
  caller: 'corporate',
  permission: 'booking.create',
  requirements: ['5.1', '7.20'],
  transaction: 'own',
  summary: 'Checks the price with the supplier, evaluates it, and opens a booking for the company',
  body: z
    .object({
      hotelId: z.string().max(60),
      ...singleRateInput,
      stay,
      party,
      shownTotal: z.int().min(0).describe('paise'),
      shownPolicies: z.array(cancellationPolicy).max(MOST_WINDOWS).nullable().default(null),
      listingTotal: z.int().min(0).nullable().default(null),
    })
    .superRefine(mustNameOneRate),
  response: z.object({
    bookingId: z.string(),
    change: z.boolean().describe('price or terms moved since they were shown'),
    inPolicy: z.boolean(),
  }),
});
/**
 * Refusals: PRICE_CHANGED until it is accepted; OUT_OF_POLICY where nobody can approve it; STATE_BLOCKED where no
 * approval is needed or there is no approver; CONFLICT while the same trip is requested; INVALID_INPUT beside
 * `window.upTo` below the price or above twice the price.
 */
export const requestApproval = defineOperation({
  name: 'bookings.requestApproval',
  rateLimit: { points: 60, seconds: 600 },
  method: 'POST',
  path: `${PATH}/request-approval`,
  caller: 'corporate',
  permission: 'booking.create',
  requirements: ['1.3', '4.8', '7.20'],
  transaction: 'own',
  summary: 'Holds what needs approval and asks those who approve it, with a reason in the asker’s own words',
  body: z.object({
    bookingId: z.string().max(60),
    acceptedTotal: z.int(),
    reason: paragraphs().min(1, 'Give a reason for this trip.').max(500, 'A reason is at most 500 characters.'),
    fields: costFields.optional().describe('what the company asks for with each booking; without it, as it was'),
    window: windowAsked
      .nullable()
      .default(null)
      .describe('others of the flight’s route or the stay’s city that are asked for too; null: this one alone'),
  }),
  response: z.object({
    bookingId: z.string(),
    companyId: z.string(),
    travelCategory: z.literal([1, 2]),
    until: z.string().describe('the price is held until then, at most'),
  }),
});
/**
 * Refusals: NOT_FOUND for another person's booking; STATE_BLOCKED for a booking that is already requested or has ended.
 */
export const approvalPreview = defineOperation({
  name: 'bookings.approvalPreview',
  method: 'GET',
  path: `${PATH}/approval-preview`,
  caller: 'corporate',
  permission: 'booking.create',
  requirements: ['4.8', '7.20'],
  transaction: 'none',
  summary: 'Before a booking is sent for approval: who would decide, at which level, and by when',
  query: z.object({ bookingId: z.string().max(60) }),
  response: approvalPreviewView,
});
/** Refusals: STATE_BLOCKED for a booking that has not ended; SOLD_OUT for an offer that is no longer sold. */
export const askAgain = defineOperation({
  name: 'bookings.askAgain',
  rateLimit: { points: 240, seconds: 3600 },
  method: 'POST',
  path: `${PATH}/ask-again`,
  caller: 'corporate',
  permission: 'booking.create',
  requirements: ['4.8', '7.20'],
  transaction: 'own',
  summary:
    'The same trip at the price of now, after a request that was declined, withdrawn or ran out; what was approved counts up to its price',
  body: z.object({ bookingId: z.string().max(60) }),
  response: z.object({
    bookingId: z.string(),
    change: z.boolean(),
    inPolicy: z.boolean(),
    extrasLeft: z
      .boolean()
      .describe('seats, meals and bags of a flight could not be added again; they are chosen anew'),
  }),
});
/**
 * The part of this booking that the company's account pays now; the rest goes to the checkout. The account's balance is
 * not disclosed here.
 */
export const companyMoney = defineOperation({
  name: 'bookings.companyMoney',
  method: 'GET',
  path: `${PATH}/money`,
  caller: 'corporate',
  permission: 'booking.create',
  requirements: ['7.20'],
  summary: 'How the company’s wallet or credit pays a booking of the caller',
  query: z.object({
    bookingId: z.string().max(60),
    due: z
      .string()
      .regex(/^\d{1,12}$/, 'A price is a whole number of paise.')
      .optional()
      .describe('paise: what a change of it costs, in place of its total'),
  }),
  response: z.object({
    paying: z.enum(['wallet', 'credit']),
    covers: z.int().describe('paise, at most the total'),
    stopped: z
      .string()
      .nullable()
      .describe('why it cannot be booked now and whom to ask, where the company lets nobody pay at the checkout'),
  }),
});
const spent = z.object({ trips: z.int(), total: z.int().describe('paise, taxes in') });

export const companySpend = defineOperation({
  name: 'bookings.companySpend',
  method: 'GET',
  path: `${PATH}/spend`,
  caller: 'corporate',
  permission: 'booking.view',
  requirements: ['2.5', '7.20'],
  transaction: 'none',
  summary:
    'What was paid since the first of the month for trips that stand confirmed: the caller’s own, and the company’s',
  response: z.object({
    since: z.string().describe('first day of the month in India'),
    mine: spent,
    company: spent.nullable().describe('null to who may not view Company'),
  }),
});
/** A day of a filter; empty: any. */
export const dayOfFilter = z
  .string()
  .max(10)
  .refine((text) => text === '' || isIsoDate(text), 'Enter a date such as 2026-12-12.')
  .default('')
  .describe('an ISO date; empty: any');
const tripFilter = {
  searchKey: oneLine().max(80).default('').describe('of a name of who travels, or of who booked'),
  since: dayOfFilter.describe('trips that begin on this day or later'),
  until: dayOfFilter.describe('trips that begin on this day or before'),
  departmentId: z.string().max(60).default('').describe('someone of it, or of one below it, travels or booked'),
  status: z.enum(['', 'CONFIRMED', 'PENDING', 'CANCELLED', 'FAILED']).default('').describe('3.21'),
  policy: z.enum(['', 'inside', 'outside']).default(''),
};
export const COMPANY_TRIP_ORDERS = ['when', 'bookedBy', 'total'] as const;

/** Refusals of both: INVALID_INPUT beside an invalid date, NOT_FOUND for an unknown department. */
export const companyTrips = defineOperation({
  name: 'bookings.companyTrips',
  method: 'POST',
  path: `${PATH}/list`,
  caller: 'corporate',
  permission: 'company.view',
  requirements: ['7.14', '7.20'],
  transaction: 'none',
  summary: 'Everything booked for the company that fits a filter, the latest first, a page at a time, with its sums',
  body: z.object({
    pageNo: z.int().min(1).max(10_000).default(1),
    pageSize: z.int().min(1).max(50).default(10),
    ...tripFilter,
    sort: z
      .object({ by: z.enum(COMPANY_TRIP_ORDERS), direction: z.enum(['asc', 'desc']) })
      .default({ by: 'when', direction: 'desc' }),
  }),
  response: z.object({
    count: z.int(),
    sums: z
      .object({
        trips: z.int().describe('trips that are booked or on their way to it'),
        total: z.int().describe('paise, taxes in: what those cost'),
        outside: z.int().describe('paise: what those of them out of policy cost'),
      })
      .describe('of all that fits, not of the page'),
    trips: z.array(
      z.object({
        _id: z.string(),
        category: z.literal([1, 2]),
        name: z.string(),
        place: z.string(),
        from: z.string(),
        to: z.string(),
        state: z.string(),
        bookingStatus: z.enum(['CONFIRMED', 'PENDING', 'CANCELLED', 'FAILED']),
        partlyCancelled: z.boolean(),
        travellers: z.array(z.string()),
        bookedBy: z.string(),
        total: z.int(),
        currency: z.string(),
        inPolicy: z.boolean(),
        costCentre: z.string(),
      }),
    ),
  }),
});
export const companyTripsFile = defineOperation({
  name: 'bookings.companyTripsFile',
  method: 'GET',
  path: `${PATH}/list/file`,
  caller: 'corporate',
  permission: 'company.view',
  requirements: ['7.14', '7.20'],
  summary: 'The same as CSV, at most 10,000 trips',
  query: z.object(tripFilter),
  response: z.instanceof(Uint8Array<ArrayBufferLike>),
  file: 'text/csv',
  rateLimit: { points: 60, seconds: 600 },
});
export type CompanyTrip = z.infer<typeof companyTrips.response>['trips'][number];
