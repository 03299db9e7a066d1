import * as z from 'zod';
import { CABIN_CLASSES } from '#lib/shared/cabin-classes.ts';
import { isIsoDate } from '#lib/shared/dates.ts';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { CAP_LIMITS } from './rules/caps.ts';
import { SSR_TYPES, STARS } from './rules/vocabulary.ts';
import { id } from './terms.contract.ts';

/**
 * A verdict on the wire: each reason with its rule and text, and the smallest change that brings the option into
 * policy.
 */
export const verdictView = z.object({
  inPolicy: z.boolean(),
  tag: z.string(),
  reasons: z.array(z.object({ rule: z.string(), limit: z.unknown(), actual: z.unknown(), text: z.string() })),
  change: z
    .object({
      kind: z.string(),
      size: z.number(),
      optionId: z.string(),
      priceDifference: z.int().nullable(),
      text: z.string(),
    })
    .nullable(),
});
export type VerdictView = z.infer<typeof verdictView>;

const place = z.object({ city: z.string().max(120), country: z.string().max(2) });
const offer = {
  id: z.string().min(1).max(200),
  total: z.int().min(0).max(CAP_LIMITS.most).describe('paise, everything, taxes in'),
  place,
};
const words = z.string().max(200);
const day = z.string().max(10, 'Enter a day such as 2026-12-01.').refine(isIsoDate, 'Enter a day such as 2026-12-01.');
const wallTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'Enter a time such as 2026-12-01T06:30.')
  .refine((text) => isIsoDate(text.slice(0, 10)), 'There is no such day.');
/** An offer to evaluate (`rules/facts.ts`). */
export const optionFacts = z.discriminatedUnion('mode', [
  z.object({
    ...offer,
    mode: z.literal('hotel'),
    hotelId: words,
    hotel: words,
    roomId: words,
    room: words,
    rate: words,
    stars: z.literal([0, ...STARS]),
    lat: z.number().min(-90).max(90),
    lng: z.number().min(-180).max(180),
    checkIn: day,
    nights: z.int().min(1).max(365),
    rooms: z.int().min(1).max(50),
    refundable: z.boolean(),
    has: z.array(words).max(60),
  }),
  z.object({
    ...offer,
    mode: z.literal('flight'),
    legs: z
      .array(z.object({ flights: words, cabin: z.literal(CABIN_CLASSES), departs: wallTime, arrives: wallTime }))
      .min(1)
      .max(6),
    fare: words,
    passengers: z.int().min(1).max(9),
    extras: z.array(z.object({ type: z.literal(SSR_TYPES), price: z.int().min(0).max(CAP_LIMITS.most) })).max(60),
  }),
  z.object({
    ...offer,
    mode: z.enum(['train', 'bus', 'car']),
    name: words,
    from: day,
    units: z.int().min(1).max(1000),
  }),
]);

/** One verdict per option, in the same order. The options shown are recorded for dry runs. */
export const verdicts = defineOperation({
  name: 'policy.verdicts',
  method: 'POST',
  path: '/api/corporate/travel-policies/verdicts',
  caller: 'corporate',
  permission: 'booking.view',
  requirements: ['3.9', '5.1'],
  summary:
    'Evaluates offers for people who travel together: inside when it is so for each, with every reason and the smallest change that brings it in',
  transaction: 'none',
  maxBytes: 500_000,
  body: z.object({
    travellerIds: z.array(id).min(1, 'Choose who travels.').max(12, 'At most 12 people travel together.'),
    options: z.array(optionFacts).min(1).max(250),
    changesDates: z.boolean().default(false),
  }),
  response: z.object({
    verdicts: z.array(
      z.object({
        optionId: z.string(),
        inPolicy: z.boolean(),
        travellers: z.array(z.object({ userId: z.string(), verdict: verdictView })),
      }),
    ),
  }),
});
