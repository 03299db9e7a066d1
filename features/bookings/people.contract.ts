import * as z from 'zod';
import { bookedProgrammes } from '#lib/shared/frequent-flyer-fields.ts';
import { GUEST_TITLES } from '#lib/shared/guest-titles.ts';
import { nameLine, namedField } from '#lib/shared/name-fields.ts';
import { NO_FAMILY_NAME, PASSENGER_TYPES } from '#lib/shared/passengers.ts';
import { bornField, passportFields } from '#lib/shared/passport-fields.ts';
import { mobileField } from '#lib/shared/person-fields.ts';
import { gstin, pan } from '#lib/shared/tax-ids.ts';
import { paragraphs } from '#lib/shared/text-fields.ts';

/** What people say of themselves before they pay. By itself, because the forms load it to check what is typed. */

/** A person as documents address them. */
export const guest = z.object({
  title: z.enum(GUEST_TITLES, 'Choose a title.'),
  firstName: namedField('Enter the first name.', 60),
  lastName: namedField(NO_FAMILY_NAME, 60),
});
export type Guest = z.infer<typeof guest>;

/** Who asks for the key of a room, and those of its other guests who are named; `others` is absent for none. */
const leadGuest = guest.extend({
  others: z.array(guest).max(13, 'A room has at most 14 guests.').optional(),
});
export type LeadGuest = z.infer<typeof leadGuest>;

/** Contact and invoice details. `gst` and `pan` are null when not given. */
const contactFields = {
  email: z.string().trim().max(254).pipe(z.email('Enter an email address such as asha@example.com.')),
  mobile: mobileField,
  gst: z
    .object({
      number: gstin,
      companyName: namedField('Enter the registered company name.', 120),
      address: paragraphs()
        .max(240, 'An address is at most 240 characters.')
        .default('')
        .describe('registered address of the buyer, which Rule 46 wants on the invoice; asked for before payment'),
    })
    .nullable()
    .default(null),
  pan: pan.nullable().default(null),
};

/** Guests, contact, and invoice details. */
export const guestDetails = z.object({
  guests: z.array(leadGuest).min(1, 'Name one guest for each room.').max(8).describe('one lead guest a room'),
  ...contactFields,
  requests: paragraphs().max(500, 'A request is at most 500 characters.').default(''),
});
export type GuestDetails = z.infer<typeof guestDetails>;

/**
 * A passenger. Names as in the passport (`ticketName` of lib/shared/passengers.ts gives the printed form, `nameProblem`
 * validates it). `born` and `passport` are null unless the booking's `requiredFields` list them: `born` always for
 * children and infants, on international journeys for everybody; the passenger type must hold on every travel date
 * (`birthProblem`). `frequentFlyer`: numbers with the airlines that are booked; absent for none.
 */
export const passengerDetails = z.object({
  type: z.enum(PASSENGER_TYPES),
  title: guest.shape.title,
  firstName: nameLine().max(200, 'A name is at most 200 characters.'),
  lastName: nameLine().max(200, 'A name is at most 200 characters.'),
  born: bornField.nullable().default(null),
  passport: passportFields.nullable().default(null),
  frequentFlyer: bookedProgrammes.optional(),
});
export type PassengerDetails = z.infer<typeof passengerDetails>;

/** Passengers in the order adults, children, infants; contact, and invoice details. */
export const flightDetails = z.object({
  passengers: z.array(passengerDetails).min(1, 'Name everybody who flies.').max(18),
  ...contactFields,
});
export type FlightDetails = z.infer<typeof flightDetails>;

/** The form, with the paths of its fields as the operation reports them. */
export const travellersForm = z.object({ details: flightDetails });
