import * as z from 'zod';
import { CABIN_CLASSES } from '#lib/shared/cabin-classes.ts';
import { HOTEL_FILTERS, SSR_TYPES, STARS } from './rules/vocabulary.ts';
import { POLICY_VERSION_STATES } from './rules/versions.ts';

const id = z.string().min(1).max(60);
const MOST_PAISE = 100_000_000_00;

const budget = z.object({
  regionalCategoryId: z.int().min(1),
  amount: z.int('Enter the budget in rupees.').min(0, 'A budget cannot be below ₹0.').max(MOST_PAISE, 'A budget is at most ₹100,000,000.').describe('paise, taxes in: a room and night, a traveller and way, a car and day'),
});

/** What an entry of `policyConfigData` says of every mode (3.9). */
const everyMode = {
  eligibility: z.boolean().describe('may these people travel so at all'),
  budget: z.array(budget).max(50).superRefine((lines, issues) => {
    lines.forEach(({ regionalCategoryId }, at) => {
      if (lines.findIndex((line) => line.regionalCategoryId === regionalCategoryId) < at) issues.addIssue({ code: 'custom', path: [at, 'regionalCategoryId'], message: 'This region has a budget above. Keep one of the two.' });
    });
  }).describe('empty: no limit; otherwise a region without a line is not travelled to'),
  dateChangeAllowed: z.boolean(),
  bookingWindow: z.int('Enter a number of days.').min(0, 'Enter 0 for no booking window.').max(365, 'A booking window is at most 365 days.').describe('days between booking and travel, at least'),
  approvalConfiguration: z.object({ approvalConfigId: id.nullable().describe('null: the company’s own') }),
};

export const hotelEntry = z.object({
  travelCategory: z.literal(1).describe('3.18'), ...everyMode,
  refundable: z.boolean().describe('only refundable rates'), hotelCategory: z.array(z.literal(STARS)).describe('stars'), filters: z.array(z.enum(HOTEL_FILTERS)),
});
export const flightEntry = z.object({
  travelCategory: z.literal(2).describe('3.18'), ...everyMode,
  cabinClass: z.array(z.literal(CABIN_CLASSES)).describe('3.19'), ssrTypes: z.array(z.literal(SSR_TYPES)).describe('1 baggage, 2 meal, 3 seat'),
});
export const transportEntry = z.object({ travelCategory: z.literal([3, 4, 5]).describe('3.18: trains, bus, car rental'), ...everyMode });

export const policyConfigEntry = z.discriminatedUnion('travelCategory', [hotelEntry, flightEntry, transportEntry]);
export type PolicyConfigEntry = z.infer<typeof policyConfigEntry>;

const policyConfigData = z.array(policyConfigEntry).max(5).superRefine((entries, issues) => {
  entries.forEach(({ travelCategory }, at) => {
    if (entries.findIndex((entry) => entry.travelCategory === travelCategory) < at) issues.addIssue({ code: 'custom', path: [at, 'travelCategory'], message: 'This way to travel is described above. Keep one of the two.' });
  });
});

const policyName = z.string().trim().min(1, 'Give the policy a name.').max(80, 'A name is at most 80 characters.');

/** 3.9, to the letter: the policy as travellers' sessions and lists carry it. */
export const travelPolicy = z.object({ _id: z.string(), travelPolicyName: z.string(), policyConfigData });
export type TravelPolicy = z.infer<typeof travelPolicy>;

/** What the policy form sends: a draft may be incomplete, `draftProblems` says what keeps it from being published. */
export const policyDraft = z.object({ travelPolicyName: policyName, policyConfigData, note: z.string().trim().max(500, 'A note is at most 500 characters.').default('').describe('why it changes; shown in the history') });
export type PolicyDraft = z.infer<typeof policyDraft>;

/** One version of a policy. A booking keeps `policyId` and `version`, and with them the terms it was judged by. */
export const policyVersion = z.object({
  policyId: z.string(), version: z.int().min(1), state: z.enum(POLICY_VERSION_STATES), policy: travelPolicy, note: z.string(),
  changedAt: z.string(), changedBy: z.string().describe('name'), publishedAt: z.string().nullable(), publishedBy: z.string().nullable(),
});
export type PolicyVersion = z.infer<typeof policyVersion>;

/** A verdict on the wire: each reason with its rule, its words, and the smallest change that brings the option in. */
export const verdictView = z.object({
  inPolicy: z.boolean(), tag: z.string(),
  reasons: z.array(z.object({ rule: z.string(), limit: z.unknown(), actual: z.unknown(), text: z.string() })),
  change: z.object({ kind: z.string(), size: z.number(), optionId: z.string(), priceDifference: z.int().nullable(), text: z.string() }).nullable(),
});
export type VerdictView = z.infer<typeof verdictView>;
