import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { ASSIGNED_TO } from './rules/assignment.ts';
import { differenceLine, id, policyDraft, policyVersion } from './terms.contract.ts';
export * from './terms.contract.ts';
export * from './verdicts.contract.ts';

/** The policy that applies to a person, with the reason as text. */
export const policyOfPerson = z.object({
  policyId: z.string().nullable(),
  version: z.int().nullable(),
  through: z.enum(ASSIGNED_TO).nullable(),
  why: z.string(),
});

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
