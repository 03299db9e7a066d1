import * as z from 'zod';
import { cancellationPolicy, posterSpec, priceLine, roomFacts } from '#features/hotels/contract.ts';
import { roomOccupancy, stay, STAY_LIMITS } from '#lib/shared/stay.ts';
import { bookingFields } from './booking-parts.ts';
import { guestDetails } from './people.contract.ts';
import { amendmentView, requestedChange } from './flight.contract.ts';

/** How often the dates of a stay may be changed, attempts that were not paid included. */
export const MOST_DATE_CHANGES = 20;

/** A line of a stay's price. `kept`: what the hotel keeps of rooms that were cancelled. */
const stayLine = priceLine.extend({ code: z.enum([...priceLine.shape.code.options, 'kept']) });

/** Which of a stay's rooms: positions among the rooms as they were sold, which stay theirs when others are cancelled. */
export const roomAt = z
  .int()
  .min(0)
  .max(STAY_LIMITS.rooms - 1);

export const bookedRoom = z.object({
  roomTypeId: z.string(),
  name: z.string(),
  ratePlanId: z.string(),
  rateName: z.string(),
  meals: z.string(),
  facts: roomFacts.optional().describe('absent for bookings made before rooms had facts'),
});

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
  room: bookedRoom.describe('the type and rate of its rooms; where each has its own, of the first'),
  stay,
  taxState: z.string().nullable().describe('GST code of the state whose tax the stay bears; null outside India'),
  nights: z.int(),
  checkInAt: z.string(),
  checkOutAt: z.string(),
  lines: z.array(stayLine),
  rooms: z
    .array(
      z.object({
        at: roomAt,
        occupancy: roomOccupancy,
        room: bookedRoom,
        cancellationPolicies: z.array(cancellationPolicy).describe('of the rooms of this rate, as they were sold'),
        total: z.int(),
        lines: z.array(stayLine),
      }),
    )
    .max(STAY_LIMITS.rooms)
    .describe(
      'the rooms that stand, each with its type, rate and price; in the order of `stay.rooms` and of the guests',
    ),
  amendments: z
    .array(amendmentView)
    .max(STAY_LIMITS.rooms + MOST_DATE_CHANGES)
    .describe('the rooms that were cancelled and the changes of dates since it was confirmed'),
  requestedChange: requestedChange
    .optional()
    .describe('absent where none was asked for, and once it is made or withdrawn'),
  changeDates: z
    .object({ allowed: z.boolean(), reason: z.string().nullable() })
    .describe('whether its dates can be changed now, and if not, why'),
  requiredFields: z.array(z.enum(['pan'])),
  details: guestDetails.nullable(),
});
export type StayBooking = z.infer<typeof stayBooking>;
