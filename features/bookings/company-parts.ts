import * as z from 'zod';
import { approvedWindow } from '#features/approvals/contract.ts';
import { verdictView } from '#features/policy/contract.ts';
import { oneLine } from '#lib/shared/text-fields.ts';

const id = z.string().min(1).max(60);

/** The party of a company booking: employees by id, and guests from outside the company. */
export const party = z
  .object({
    travellerIds: z
      .array(id)
      .max(12, 'At most twelve people travel together.')
      .refine((ids) => new Set(ids).size === ids.length, 'Someone is named twice.'),
    guests: z.int('Enter how many guests.').min(0).max(8, 'At most eight guests travel along.').default(0),
  })
  .refine(({ travellerIds, guests }) => travellerIds.length + guests > 0, {
    message: 'Choose who travels.',
    path: ['travellerIds'],
  });
export type Party = z.infer<typeof party>;

/** Fields a company can require for each booking (its settings say which). */
export const costFields = z.object({
  costCentre: oneLine().max(60, 'A cost centre is at most 60 characters.').default(''),
  project: oneLine().max(60, 'A project is at most 60 characters.').default(''),
  purpose: oneLine().max(200, 'The purpose is at most 200 characters.').default(''),
});
export type CostFields = z.infer<typeof costFields>;

/** A traveller with the policy version that applied to them; null where none did. */
const evaluatedTraveller = z.object({
  userId: z.string().nullable().describe('null: a guest, under the policy of whoever books'),
  name: z.string(),
  policyId: z.string().nullable(),
  policyVersion: z.int().nullable(),
  verdict: verdictView,
});
export type EvaluatedTraveller = z.infer<typeof evaluatedTraveller>;

/** The verdict on an offer, and whether approval can allow what it refuses. */
export const offerVerdict = verdictView.extend({
  ask: z
    .enum(['nobody', 'approver', 'never', 'granted'])
    .describe('who has to approve it; never: no rule lets it be booked; granted: approved in advance'),
});
export type OfferVerdict = z.infer<typeof offerVerdict>;

/** A preview of the request for approval: approvers by level, and by when. */
export const approvalPreviewView = z.object({
  way: z
    .enum(['ask', 'book', 'approved', 'refused'])
    .describe('book: nobody has to approve it; approved: this very trip is; refused: nobody may, or nobody can'),
  refusal: z.string().nullable(),
  levels: z.array(
    z.object({
      needs: z.enum(['any', 'all']),
      hours: z.int().nullable().describe('its time limit; null: as long as the price is held'),
      people: z.array(z.object({ name: z.string(), standIn: z.string().nullable() })),
    }),
  ),
  answerBy: z.string().nullable().describe('the first level answers by then, if it were sent now'),
  until: z.string().nullable().describe('the request ends then without an answer, if it were sent now'),
  silence: z.string().nullable().describe('what happens without an answer'),
  ceiling: z
    .int()
    .nullable()
    .describe('paise: nothing is held meanwhile, and approval is asked up to this price; null where the price is held'),
});
export type ApprovalPreview = z.infer<typeof approvalPreviewView>;

/** The company's part of a booking, as of its last evaluation. */
export const companyView = z.object({
  companyId: z.string(),
  companyName: z.string(),
  bookedBy: z.object({ userId: z.string(), name: z.string() }),
  travellers: z.array(evaluatedTraveller),
  guests: z.int(),
  inPolicy: z.boolean(),
  evaluatedAt: z.string(),
  policyChanged: z.boolean().describe('evaluated by another version than when the price was checked'),
  askedUpTo: z
    .int()
    .optional()
    .describe('paise: sent for approval up to this price with nothing held; absent where it is held'),
  window: approvedWindow
    .optional()
    .describe('of a flight: other flights that its approval is for too, until one of them is booked'),
  extras: z
    .array(z.literal([1, 2, 3]))
    .optional()
    .describe('of a flight: what may be paid for on top of the fare (1 baggage, 2 meals, 3 seats)'),
  requiredFields: z.array(z.enum(['costCentre', 'project', 'purpose'])),
  fields: costFields,
  invoiceTo: z
    .object({ number: z.string(), state: z.string(), companyName: z.string(), address: z.string() })
    .nullable()
    .describe('the registration that the GST invoice names; null: the company has none'),
  paying: z.enum(['wallet', 'credit']),
});
export type CompanyView = z.infer<typeof companyView>;
