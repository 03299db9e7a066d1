import * as z from 'zod';
import { CABIN_CLASSES } from '#lib/shared/cabin-classes.ts';
import { isIsoDate } from '#lib/shared/dates.ts';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { ASSIGNED_TO } from './rules/assignment.ts';
import { CAP_LIMITS } from './rules/caps.ts';
import { HOTEL_FILTERS, SSR_TYPES, STARS } from './rules/vocabulary.ts';
import { POLICY_VERSION_STATES } from './rules/versions.ts';
import { namedField } from '#lib/shared/name-fields.ts';
import { paragraphs } from '#lib/shared/text-fields.ts';

const id = z.string().min(1).max(60);

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

/** The policy that applies to a person, with the reason as text. */
export const policyOfPerson = z.object({
  policyId: z.string().nullable(),
  version: z.int().nullable(),
  through: z.enum(ASSIGNED_TO).nullable(),
  why: z.string(),
});

/** One change between two versions. */
export const differenceLine = z.object({
  subject: z.string().describe('such as "Hotels"'),
  effect: z.enum(['stricter', 'looser', 'other']),
  text: z.string(),
});

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

const target = { to: z.enum(ASSIGNED_TO), targetId: id };
/** A person or group that a policy is assigned to, with its name. */
const namedTarget = z.object({ ...target, name: z.string() });

/** A policy in the list: published version, draft, and to whom it applies. */
export const listedPolicy = z.object({
  policyId: z.string(),
  travelPolicyName: z.string(),
  published: z.int().nullable().describe('version in force'),
  draft: z.int().nullable(),
  modes: z.array(z.int()).describe('3.18, that it allows'),
  people: z.int().describe('to whom it applies today'),
  givenTo: z.array(namedTarget),
});
export type ListedPolicy = z.infer<typeof listedPolicy>;

const PATH = '/api/corporate/travel-policies';
const aboutVersion = z.object({ policyId: id, version: z.int().min(1).max(100_000) });
const done = z.object({ done: z.literal(true) });

export const policies = defineOperation({
  name: 'policy.list',
  method: 'GET',
  path: PATH,
  caller: 'corporate',
  permission: 'company.view',
  requirements: ['3.9', '7.20'],
  summary: 'The company’s travel policies: what is in force, drafts, and whom each applies to',
  response: z.object({ policies: z.array(listedPolicy) }),
});
export const policyDetails = defineOperation({
  name: 'policy.details',
  method: 'GET',
  path: `${PATH}/details`,
  caller: 'corporate',
  permission: 'company.view',
  requirements: ['3.9', '7.20'],
  summary: 'A policy with all its versions, newest first, each with what it changed in words',
  query: z.object({ policyId: id }),
  response: z.object({
    policyId: z.string(),
    givenTo: z.array(namedTarget),
    people: z.int(),
    versions: z.array(
      policyVersion.extend({
        difference: z
          .array(differenceLine)
          .describe('against the version in force when it was written; of the first, nothing'),
        problems: z
          .record(z.string(), z.string())
          .describe('what keeps a draft from being published, beside its field'),
      }),
    ),
    regions: z.array(z.object({ regionalCategoryId: z.int(), name: z.string() })),
    approvalConfigurations: z.array(z.object({ approvalConfigId: z.string(), approvalConfigName: z.string() })),
  }),
});
export const addPolicy = defineOperation({
  name: 'policy.add',
  method: 'POST',
  path: PATH,
  caller: 'corporate',
  permission: 'company.create',
  requirements: ['3.9', '7.20'],
  summary: 'Begins a policy as a draft; it applies to nobody until it is published',
  body: policyDraft,
  response: aboutVersion,
});
/** Updates the draft, or creates the next version. */
export const changePolicy = defineOperation({
  name: 'policy.change',
  method: 'PUT',
  path: PATH,
  caller: 'corporate',
  permission: 'company.edit',
  requirements: ['3.9', '7.20'],
  summary: 'Saves a draft of a policy; the published version stays in force',
  body: policyDraft.extend({ policyId: id }),
  response: aboutVersion,
});
/**
 * Refusals: STATE_BLOCKED for a version that is no draft; INVALID_INPUT beside each field whose value would allow no
 * booking at all.
 */
export const publishPolicy = defineOperation({
  name: 'policy.publish',
  method: 'POST',
  path: `${PATH}/publish`,
  caller: 'corporate',
  permission: 'company.edit',
  requirements: ['3.9', '4.10', '7.20'],
  summary: 'Puts a draft in force. Bookings made so far keep the version they were evaluated by',
  body: aboutVersion,
  response: done,
});
export const discardDraft = defineOperation({
  name: 'policy.discard',
  method: 'POST',
  path: `${PATH}/discard`,
  caller: 'corporate',
  permission: 'company.edit',
  requirements: ['3.9', '7.20'],
  summary: 'Discards a draft; its number is never used again',
  body: aboutVersion,
  response: done,
});
export const assignPolicy = defineOperation({
  name: 'policy.assign',
  method: 'POST',
  path: `${PATH}/assign`,
  caller: 'corporate',
  permission: 'company.edit',
  requirements: ['3.9', '7.20'],
  summary: 'Assigns a policy to a person, a designation, band, level or department, or to the company',
  body: z.object({ policyId: id, ...target }),
  response: done,
});
export const unassignPolicy = defineOperation({
  name: 'policy.unassign',
  method: 'POST',
  path: `${PATH}/unassign`,
  caller: 'corporate',
  permission: 'company.edit',
  requirements: ['3.9', '7.20'],
  summary: 'Removes an assignment of a policy',
  body: z.object({ policyId: id, ...target }),
  response: done,
});
export const policyOf = defineOperation({
  name: 'policy.ofPerson',
  method: 'GET',
  path: `${PATH}/of-person`,
  caller: 'corporate',
  requirements: ['3.9', '7.20'],
  summary: 'Which policy applies to someone of one’s company, and why',
  query: z.object({ userId: id }),
  response: policyOfPerson,
});
export const dryRunPolicy = defineOperation({
  name: 'policy.dryRun',
  method: 'GET',
  path: `${PATH}/dry-run`,
  caller: 'corporate',
  permission: 'company.view',
  requirements: ['3.9'],
  summary: 'Evaluates a version on what the people under the policy searched and booked in the last 90 days',
  query: z.object({ policyId: id, version: z.coerce.number<string>().int().min(1).max(100_000) }),
  response: z.object({
    sentences: z.array(z.string()),
    searches: z.int(),
    bookings: z.int(),
    saved: z.int().describe('paise'),
    refused: z
      .array(
        z.object({
          on: z.string(),
          person: z.string(),
          what: z.string(),
          total: z.int(),
          text: z.string(),
          change: z.string().nullable(),
        }),
      )
      .describe('at most 50, newest first'),
  }),
  rateLimit: { points: 240, seconds: 600 },
});
/** One verdict per option, in the same order. The options shown are recorded for dry runs. */
export const verdicts = defineOperation({
  name: 'policy.verdicts',
  method: 'POST',
  path: `${PATH}/verdicts`,
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
