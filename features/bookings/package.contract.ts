import * as z from 'zod';
import { cancellationPolicy, posterSpec } from '#features/hotels/contract.ts';
import {
  entryRules,
  PACKAGE_BOUNDS,
  packageDay,
  packageExtraChoice,
  packageLine,
  packageStop,
} from '#features/packages/contract.ts';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { roomOccupancy, STAY_LIMITS } from '#lib/shared/stay.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { bookingFields, SUMMARY } from './booking-parts.ts';
import { amendmentView } from './flight.contract.ts';
import { guestDetails } from './people.contract.ts';

/** How often the departure of a package may be changed, attempts that were not paid included. */
export const MOST_DEPARTURE_CHANGES = 20;

/** A line of a booked package. `kept`: what the tour operator kept of cancelled rooms and of earlier departures. */
const bookedLine = packageLine.extend({ code: z.enum([...packageLine.shape.code.options, 'kept']) });

const people = z.int().min(0).max(99);
const place = z.object({ city: z.string(), place: z.string(), time: z.string().describe('local wall time, 09:00') });

/** The payments of a package that is, or can be, paid in parts. Dates are days by the clock of the journey. */
const instalments = z.object({
  chosen: z.boolean().describe('false: a choice that is offered before payment'),
  left: z.boolean().describe('the payment that was left before was a deposit'),
  payments: z
    .array(
      z.object({
        amount: z.int(),
        due: z.iso.date().nullable().describe('the last day to pay it on time; null: when it is booked'),
        lastDate: z.iso.date().nullable().describe('until the end of this day it is accepted'),
        paidAt: z.string().nullable(),
      }),
    )
    .max(3)
    .describe('they sum to `total`'),
  open: z.int().describe('what is still to be paid'),
  ifUnpaid: z
    .object({ refund: z.int(), charge: z.int() })
    .nullable()
    .describe(
      'of a confirmed one: what comes back, and what is kept, when the next payment is not made by its last day',
    ),
  atCheckout: z.int().nullable().describe('the amount of a later payment that is open at the gateway'),
  lapsed: z.boolean().describe('it was cancelled because a payment was not made'),
});

/** A holiday package: one departure of a guided journey, with rooms for the party. */
export const packageBooking = z.object({
  ...bookingFields,
  category: z.literal(6).describe('holiday packages, which 3.17 does not number'),
  package: z.object({
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    cities: z.array(z.string()).max(12),
    hotelClass: z.int(),
    poster: posterSpec,
    meets: place,
    endsIn: place,
    zone: z.string(),
    operatedBy: z.string(),
    telephone: z.string().optional().describe('of the tour operator, on the day of booking'),
    entry: entryRules.optional().describe('on journeys outside India'),
  }),
  departure: z.string().describe('date of the first day'),
  ends: z.string().describe('date of the last day'),
  nights: z.int(),
  startsAt: z.string().describe('instant at which the group meets'),
  endsAt: z.string(),
  days: z.array(packageDay.extend({ date: z.string() })).max(15),
  route: z
    .array(packageStop)
    .max(15)
    .describe('where its days end, in order; empty where a place is no longer in the catalogue'),
  inclusions: z.array(z.string()).max(12),
  exclusions: z.array(z.string()).max(12),
  party: z.object({ adults: people, children: people, infants: people }),
  lines: z.array(bookedLine).describe('they sum to `total`'),
  rooms: z
    .array(
      z.object({
        at: z
          .int()
          .min(0)
          .max(STAY_LIMITS.rooms - 1)
          .describe('its position among the rooms as they were sold, which stays its own when others are cancelled'),
        occupancy: roomOccupancy,
        sharing: packageLine.shape.code.extract(['single', 'double', 'triple']),
        total: z.int(),
        lines: z.array(packageLine),
        share: z.int().describe('its part of the price: its total, and its extras by person and by room'),
      }),
    )
    .max(STAY_LIMITS.rooms)
    .describe(
      'those that stand, in the order of the guests of `details`; their totals and that of the extras sum to `total`, with what was kept of cancelled rooms and earlier departures',
    ),
  extras: z
    .array(packageExtraChoice.extend({ title: z.string(), text: z.string() }))
    .max(PACKAGE_BOUNDS.extras)
    .describe('what was added to the journey, in the price and under its terms; texts as they are shown'),
  requiredFields: z
    .array(z.enum(['pan']))
    .max(1)
    .describe('outside India the PAN of who pays, for the tax collected at source'),
  details: guestDetails.nullable(),
  instalments: instalments.nullable().describe('null: it is paid whole'),
  amendments: z
    .array(amendmentView)
    .max(MOST_DEPARTURE_CHANGES + STAY_LIMITS.rooms)
    .describe('the rooms that were cancelled and the changes of its departure since it was confirmed'),
  cancelRooms: z
    .object({
      allowed: z.boolean(),
      reason: z.string().nullable(),
      staying: z.array(z.string()).max(PACKAGE_BOUNDS.extras),
    })
    .describe(
      'whether some of its rooms can be cancelled now, and if not, why; `staying`: extras of the whole party, which are refunded with its last room',
    ),
  changeDeparture: z
    .object({ allowed: z.boolean(), reason: z.string().nullable() })
    .describe('whether its departure can be changed now, and if not, why'),
});
export type PackageBooking = z.infer<typeof packageBooking>;

export const packageSummary = packageBooking
  .pick({
    ...SUMMARY,
    package: true,
    departure: true,
    ends: true,
    nights: true,
    party: true,
    startsAt: true,
    endsAt: true,
  })
  .extend({
    nextPayment: z
      .object({ amount: z.int(), due: z.iso.date() })
      .nullable()
      .describe('of a booked one that is paid in parts: what is to be paid next, and by when'),
  });
export type PackageSummary = z.infer<typeof packageSummary>;

export const quotePackage = defineOperation({
  name: 'bookings.quotePackage',
  rateLimit: { points: 120, seconds: 3600 },
  method: 'POST',
  path: '/api/bookings/packages/quote',
  caller: 'consumer',
  requirements: ['7.20'],
  transaction: 'own',
  summary:
    'Checks places and price of a departure with the tour operator and opens a booking in state quoted; what differs from what was shown waits in `change` until it is accepted by holding',
  body: z.object({
    slug: z.string().max(80),
    departure: z.iso.date('Choose a departure.'),
    rooms: z
      .array(roomOccupancy)
      .min(1, 'Choose at least one room.')
      .max(
        STAY_LIMITS.rooms,
        `We book at most ${counted(STAY_LIMITS.rooms, 'room')} at once. For more, make a second booking.`,
      ),
    extras: z.array(packageExtraChoice).max(PACKAGE_BOUNDS.extras, 'Choose each extra once.').default([]),
    shownTotal: z.int().min(0).describe('what the page of the journey showed, in paise'),
    shownPolicies: z.array(cancellationPolicy).max(12).nullable().default(null),
  }),
  response: packageBooking,
});

export const payInstalment = defineOperation({
  name: 'bookings.payInstalment',
  rateLimit: { points: 60, seconds: 600 },
  method: 'POST',
  path: '/api/bookings/packages/instalment',
  caller: 'consumer',
  requirements: ['7.20'],
  transaction: 'own',
  summary:
    'Opens the gateway’s checkout for the next payment of a package that is paid in parts, or for all that is open; a second call returns the same order',
  body: z.object({
    bookingId: z.string().max(60),
    payments: z.enum(['next', 'all']),
    expectedAmount: z.int().min(1).describe('what was shown, in paise'),
  }),
  response: z.object({ booking: packageBooking, checkoutUrl: z.string() }),
});
