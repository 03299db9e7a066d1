import * as z from 'zod';
import { isoDate, bornField, passportFields } from '#lib/shared/passport-fields.ts';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { bookedProgrammes } from '#lib/shared/frequent-flyer-fields.ts';
import { MOST_PROGRAMMES } from '#lib/shared/frequent-flyer.ts';
import { GUEST_TITLES } from '#lib/shared/guest-titles.ts';
import { nameField, personName } from '#lib/shared/name-fields.ts';
import { NETWORK_LIMITS } from '#lib/shared/network-limits.ts';
import { emailField, linkTokenField } from '#lib/shared/person-fields.ts';
import { bookingId } from './booking-parts.ts';

const PATH = '/api/corporate/bookings/guest-links';

/** At most twelve colleagues and eight guests travel together (`party`). */
const place = z.int().min(0).max(19).describe('position among those who travel, from 0');

/** What a guest enters of themselves. `born` and `passport` are null where the trip asks for none. */
export const guestAnswer = z.object({
  title: z.enum(GUEST_TITLES, 'Choose a title.'),
  firstName: nameField('first'),
  lastName: nameField('last'),
  born: bornField.nullable().default(null),
  passport: passportFields.nullable().default(null),
  frequentFlyer: bookedProgrammes.optional().describe('of a flight: numbers with its airlines; absent for none'),
});
export type GuestAnswer = z.infer<typeof guestAnswer>;

/** The same as it is stored: names may be older than the rules for what is typed. */
const storedAnswer = z.object({
  title: z.enum(GUEST_TITLES),
  firstName: z.string(),
  lastName: z.string(),
  born: z.string().nullable(),
  passport: z.object({ number: z.string(), expires: z.string(), nationality: z.string() }).nullable(),
  frequentFlyer: z
    .array(z.object({ airline: z.string(), number: z.string() }))
    .max(MOST_PROGRAMMES)
    .optional(),
});

/** A guest of a company's trip, and the latest link that was sent to them. */
const guestPlace = z.object({
  place,
  called: z.string().describe('the guest’s place in the form, such as `Guest for room 2`'),
  state: z
    .enum(['none', 'sent', 'answered', 'withdrawn', 'expired'])
    .describe('of the latest link; none: no link was sent'),
  name: z.string().describe('as whoever booked calls them; empty without a link'),
  email: z.string().describe('empty without a link'),
  sentAt: z.string().nullable(),
  endsAt: z.string().nullable().describe('until when the link works, at most; null without a link'),
  answeredAt: z.string().nullable(),
  given: storedAnswer.nullable().describe('what the guest entered, or what the booking has for them since'),
});
export type GuestPlace = z.infer<typeof guestPlace>;

const guestPlaces = z.object({
  mayAsk: z.object({ allowed: z.boolean(), reason: z.string().nullable() }),
  places: z.array(guestPlace).max(8),
});

const common = {
  caller: 'corporate',
  permission: 'booking.create',
  requirements: ['3.7', '7.20'] as string[],
} as const;

export const guestLinks = defineOperation({
  ...common,
  name: 'bookings.guestLinks',
  method: 'GET',
  path: PATH,
  summary: 'The guests of a booking of the caller, the link each was sent, and what they entered',
  query: z.object({ bookingId }),
  response: guestPlaces,
});

/**
 * Refusals: NOT_FOUND for bookings of others, STATE_BLOCKED where names can no longer be changed or a limit of
 * `rules/guest-links.ts` is reached, TOO_MANY_REQUESTS for an address that was written to too often today.
 */
export const askGuest = defineOperation({
  ...common,
  name: 'bookings.askGuest',
  method: 'POST',
  path: PATH,
  transaction: 'own',
  rateLimit: { points: 60, seconds: 3600 },
  summary: 'Emails a guest a link at which they enter their own details; an earlier link for them stops working',
  body: z.object({ bookingId, place, name: personName('Enter a name for this guest.', 60), email: emailField }),
  response: guestPlaces,
});

export const withdrawGuestLink = defineOperation({
  ...common,
  name: 'bookings.withdrawGuestLink',
  method: 'POST',
  path: `${PATH}/withdraw`,
  summary: 'Ends the link that a guest was sent; without an open one it does nothing',
  body: z.object({ bookingId, place }),
  response: guestPlaces,
});

/** Reads only, so that a mail program that opens links changes nothing. Refusals: LINK_INVALID with the reason. */
export const openGuestLink = defineOperation({
  name: 'bookings.openGuestLink',
  method: 'POST',
  path: '/api/guest-details',
  caller: 'public',
  requirements: ['3.7'],
  transaction: 'own',
  rateLimit: NETWORK_LIMITS.light,
  summary: 'What a guest’s link asks for, and for which trip: no price, and nobody else who travels',
  body: z.object({ token: linkTokenField }),
  response: z.object({
    name: z.string(),
    company: z.string(),
    askedBy: z.string(),
    trip: z.object({
      kind: z.enum(['stay', 'flight']),
      title: z.string(),
      place: z.string().describe('of a stay; empty for a flight'),
      from: isoDate(''),
      to: isoDate(''),
      today: isoDate('').describe('at the place'),
    }),
    titles: z.array(z.enum(GUEST_TITLES)).max(GUEST_TITLES.length),
    asksBorn: z.boolean(),
    asksPassport: z.boolean(),
    programmes: z
      .array(z.object({ code: z.string(), name: z.string() }))
      .max(6)
      .describe('airlines of a flight for which the guest may enter a frequent-flyer number'),
    endsOn: isoDate('').describe('last day on which the link works, at the place'),
  }),
});
export type GuestLinkPage = z.infer<typeof openGuestLink.response>;

/** Refusals: LINK_INVALID as above; INVALID_INPUT beside `guest.…`, and the link still works. */
export const sendGuestDetails = defineOperation({
  name: 'bookings.sendGuestDetails',
  method: 'POST',
  path: '/api/guest-details/send',
  caller: 'public',
  requirements: ['3.7'],
  transaction: 'own',
  rateLimit: NETWORK_LIMITS.light,
  summary: 'A guest’s own details, once: whoever booked sees them and can change them. Pays and books nothing',
  body: z.object({ token: linkTokenField, guest: guestAnswer }),
  response: z.object({ sent: z.literal(true) }),
});
