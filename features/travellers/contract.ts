import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { savedProgrammes } from '#lib/shared/frequent-flyer-fields.ts';
import { GUEST_TITLES } from '#lib/shared/guest-titles.ts';
import { MEAL_CODES, SEAT_SIDES } from '#lib/shared/meals.ts';
import { namedField, nameLine, personName } from '#lib/shared/name-fields.ts';
import { NO_FAMILY_NAME } from '#lib/shared/passengers.ts';
import { bornField, passportFields } from '#lib/shared/passport-fields.ts';
import { emailField, mobileField, phoneField } from '#lib/shared/person-fields.ts';
import { gstin } from '#lib/shared/tax-ids.ts';
import { paragraphs } from '#lib/shared/text-fields.ts';
import { MOST_TRAVELLERS } from './rules/most-travellers.ts';

const travellerId = z.string().max(60);

/** Whom to call in an emergency. It stays in the account: neither a supplier nor a company gets it. */
export const emergencyContact = z.object({
  name: namedField('Enter the name of the emergency contact.', 120),
  relation: namedField('Enter how they are related.', 60).nullable().default(null).describe('sister, husband, friend'),
  phone: phoneField,
});
export type EmergencyContact = z.infer<typeof emergencyContact>;

const stored = z.object({
  title: z.enum(GUEST_TITLES, 'Choose a title.').nullable().default(null),
  firstName: nameLine(),
  lastName: nameLine(),
  born: bornField.nullable().default(null),
  passport: passportFields.nullable().default(null),
  email: emailField.nullable().default(null),
  mobile: mobileField.nullable().default(null),
  meal: z.enum(MEAL_CODES, 'Choose a meal.').nullable().default(null).describe('preferred meal, by its IATA code'),
  seat: z.enum(SEAT_SIDES, 'Choose a seat.').nullable().default(null).describe('preferred seat'),
  frequentFlyer: savedProgrammes.default([]).describe('frequent-flyer numbers, one an airline'),
  emergencyContact: emergencyContact.nullable().default(null),
});

/** A saved traveller. Names as in the passport; unknown values are null. */
export const travellerDetails = stored.extend({
  firstName: personName('Enter the first name.', 60),
  lastName: personName(NO_FAMILY_NAME, 60),
});
export type TravellerDetails = z.infer<typeof travellerDetails>;

export const savedTraveller = stored.extend({ _id: z.string(), isSelf: z.boolean() });
export type SavedTraveller = z.infer<typeof savedTraveller>;

/** A saved traveller in a list, with the last two characters of the passport. */
const travellerRow = savedTraveller
  .pick({ _id: true, isSelf: true, title: true, firstName: true, lastName: true, born: true })
  .extend({ passportEnding: z.string().nullable().describe('last two characters of the passport number') });
export type TravellerRow = z.infer<typeof travellerRow>;

/** Business details for invoices (Rule 46 of the CGST Rules). `email` is the company's, for its accounts. */
export const businessDetails = z.object({
  gstNumber: gstin,
  companyName: namedField('Enter the registered company name.', 120),
  address: paragraphs()
    .min(1, 'Enter the registered address of the company. It must be on the invoice.')
    .max(240, 'An address is at most 240 characters.'),
  email: emailField.nullable().default(null),
});
export type BusinessDetails = z.infer<typeof businessDetails>;

const common = { caller: 'signed-in', requirements: ['7.20'] as string[] } as const;

/** The person themselves first, then by name. */
export const list = defineOperation({
  ...common,
  name: 'travellers.list',
  method: 'GET',
  path: '/api/users/travellers',
  summary: 'The caller’s saved travellers, passports masked, and their business details',
  response: z.object({
    travellers: z.array(travellerRow).max(MOST_TRAVELLERS),
    business: businessDetails.nullable(),
  }),
});

/** Refusal: NOT_FOUND, alike for another person’s traveller and an unknown one. */
export const details = defineOperation({
  ...common,
  name: 'travellers.details',
  method: 'GET',
  path: '/api/users/travellers/details',
  summary: 'One saved traveller with their passport, to edit or to fill a form',
  query: z.object({ travellerId }),
  response: savedTraveller,
});

/**
 * Without `travellerId` it adds. Marking one as oneself unmarks the other. Refusals: NOT_FOUND, alike for another
 * person’s traveller and an unknown one; STATE_BLOCKED at MOST_TRAVELLERS.
 */
export const save = defineOperation({
  ...common,
  name: 'travellers.save',
  method: 'POST',
  path: '/api/users/travellers/save',
  summary: 'Adds a saved traveller, or replaces their details',
  body: z.object({
    travellerId: travellerId.nullable().default(null),
    isSelf: z.boolean().default(false),
    traveller: travellerDetails,
  }),
  response: travellerRow,
});

/** Refusal: NOT_FOUND, alike for another person’s traveller and an unknown one. */
export const remove = defineOperation({
  ...common,
  name: 'travellers.remove',
  method: 'POST',
  path: '/api/users/travellers/remove',
  summary: 'Removes a saved traveller',
  body: z.object({ travellerId }),
  response: z.object({ removed: z.literal(true) }),
});

/**
 * Saves the people of a booking's form. A saved traveller with the same name, and without a different birth date, is
 * updated; fields the form did not ask for stay. Refusal: STATE_BLOCKED at MOST_TRAVELLERS; then nobody is saved.
 */
export const remember = defineOperation({
  ...common,
  name: 'travellers.remember',
  method: 'POST',
  path: '/api/users/travellers/remember',
  summary: 'Saves the people of a form for the next booking',
  body: z.object({ people: z.array(travellerDetails).min(1, 'Choose whom to save.').max(MOST_TRAVELLERS) }),
  response: z.object({ saved: z.int() }),
});

/** `null` removes them. */
export const saveBusiness = defineOperation({
  ...common,
  name: 'travellers.saveBusiness',
  method: 'POST',
  path: '/api/users/business-details',
  summary: 'Saves or removes the business that the caller’s invoices are made out to',
  body: z.object({ business: businessDetails.nullable() }),
  response: z.object({ business: businessDetails.nullable() }),
});
