import * as z from 'zod';
import { CABIN_CLASSES } from '#lib/shared/cabin-classes.ts';
import { namedField } from '#lib/shared/name-fields.ts';
import { paragraphs } from '#lib/shared/text-fields.ts';
import { ASSIGNED_TO } from './rules/assignment.ts';
import { CAP_LIMITS } from './rules/caps.ts';
import { POLICY_VERSION_STATES } from './rules/versions.ts';
import { HOTEL_FILTERS, SSR_TYPES, STARS } from './rules/vocabulary.ts';

/** The id of a policy, a person or a group. */
export const id = z.string().min(1).max(60);

const budget = z.object({
  regionalCategoryId: z.int().min(1),
  amount: z
    .int('Enter the budget in rupees.')
    .min(0, 'A budget cannot be below ₹0.')
    .max(CAP_LIMITS.most, 'A budget is at most ₹10,00,00,000.')
    .describe('paise, taxes in: a room and night, a traveller and way, a car and day'),
});

/** The terms of one travel mode in `policyConfigData` (3.9). */
const everyMode = {
  eligibility: z.boolean().describe('may these people travel so at all'),
  budget: z
    .array(budget)
    .max(20)
    .superRefine((lines, issues) => {
      lines.forEach(({ regionalCategoryId }, at) => {
        if (lines.findIndex((line) => line.regionalCategoryId === regionalCategoryId) < at)
          issues.addIssue({
            code: 'custom',
            path: [at, 'regionalCategoryId'],
            message: 'This region has a budget above. Keep one of the two.',
          });
      });
    })
    .describe('empty: no limit; otherwise a region without a line is not travelled to'),
  dateChangeAllowed: z.boolean(),
  bookingWindow: z
    .int('Enter a number of days.')
    .min(0, 'Enter 0 for no booking window.')
    .max(365, 'A booking window is at most 365 days.')
    .describe('days between booking and travel, at least'),
  approvalConfiguration: z.object({ approvalConfigId: id.nullable().describe('null: the company’s own') }),
};

export const hotelEntry = z.object({
  travelCategory: z.literal(1).describe('3.18'),
  ...everyMode,
  refundable: z.boolean().describe('only refundable rates'),
  hotelCategory: z.array(z.literal(STARS)).max(20).describe('stars'),
  filters: z.array(z.enum(HOTEL_FILTERS)).max(60),
});
export const flightEntry = z.object({
  travelCategory: z.literal(2).describe('3.18'),
  ...everyMode,
  cabinClass: z.array(z.literal(CABIN_CLASSES)).max(20).describe('3.19'),
  ssrTypes: z.array(z.literal(SSR_TYPES)).max(20).describe('1 baggage, 2 meal, 3 seat'),
});
export const transportEntry = z.object({
  travelCategory: z.literal([3, 4, 5]).describe('3.18: trains, bus, car rental'),
  ...everyMode,
});

export const policyConfigEntry = z.discriminatedUnion('travelCategory', [hotelEntry, flightEntry, transportEntry]);
export type PolicyConfigEntry = z.infer<typeof policyConfigEntry>;

const policyConfigData = z
  .array(policyConfigEntry)
  .max(5)
  .superRefine((entries, issues) => {
    entries.forEach(({ travelCategory }, at) => {
      if (entries.findIndex((entry) => entry.travelCategory === travelCategory) < at)
        issues.addIssue({
          code: 'custom',
          path: [at, 'travelCategory'],
          message: 'This way to travel is described above. Keep one of the two.',
        });
    });
  });

const policyName = namedField('Give the policy a name.', 80);

/** A policy as sessions and lists of travellers carry it (3.9). */
export const travelPolicy = z.object({ _id: z.string(), travelPolicyName: z.string(), policyConfigData });
export type TravelPolicy = z.infer<typeof travelPolicy>;

/** A policy form. Drafts may be incomplete: `draftProblems` lists what prevents publishing. */
export const policyDraft = z.object({
  travelPolicyName: policyName,
  policyConfigData,
  note: paragraphs()
    .max(500, 'A note is at most 500 characters.')
    .default('')
    .describe('why it changes; shown in the history'),
});
export type PolicyDraft = z.infer<typeof policyDraft>;

/** One version of a policy. A booking stores `policyId` and `version` of the terms it was evaluated with. */
export const policyVersion = z.object({
  policyId: z.string(),
  version: z.int().min(1),
  state: z.enum(POLICY_VERSION_STATES),
  policy: travelPolicy,
  note: z.string(),
  changedAt: z.string(),
  changedBy: z.string().describe('name'),
  publishedAt: z.string().nullable(),
  publishedBy: z.string().nullable(),
});
export type PolicyVersion = z.infer<typeof policyVersion>;

/** Assignments: a person, a group of people, or the company. */
export const assignment = z.object({ policyId: id, to: z.enum(ASSIGNED_TO), id, assignedAt: z.string() });
export type PolicyAssignment = z.infer<typeof assignment>;

/** One change between two versions. */
export const differenceLine = z.object({
  subject: z.string().describe('such as "Hotels"'),
  effect: z.enum(['stricter', 'looser', 'other']),
  text: z.string(),
});
