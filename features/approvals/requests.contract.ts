import * as z from 'zod';
import { budgetStatus } from '#features/budgets/contract.ts';
import { posterSpec } from '#features/hotels/contract.ts';
import { verdictView } from '#features/policy/contract.ts';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { approvedWindow, routeBound, windowAsked } from './window.contract.ts';

const id = z.string().min(1).max(60);

/**
 * Request status on the wire (3.20): pending and withdrawn read as "status updated"; a request whose price expired is
 * rejected.
 */
export const APPROVAL_STATUS = ['approved', 'declined', 'rejected', 'pending', 'withdrawn'] as const;
export const approvalStatus = z.enum(APPROVAL_STATUS);
export type ApprovalStatus = z.infer<typeof approvalStatus>;

/**
 * The lists of 7.12: 1 requests that the caller sent for stays and flights, 2 those for cars, buses and trains, 4
 * requests the caller has to answer. Beside the specification: 3 requests that others sent for the caller's trips.
 */
export const REQUEST_TYPES = { trips: 1, transport: 2, forMe: 3, approvals: 4 } as const;
const requestType = z.literal(Object.values(REQUEST_TYPES));
export type RequestType = z.infer<typeof requestType>;

/** Requests per page, newest first (9.5). */
export const APPROVALS_A_PAGE = 3;

const travelCategory = z.literal([1, 2, 3, 4, 5]);

/** A traveller, with the policy version that applied to them when the request was sent. */
const traveller = z.object({
  userId: z.string().nullable(),
  name: z.string(),
  policyId: z.string().nullable(),
  policyVersion: z.int().nullable(),
  verdict: verdictView,
});

/** The requested trip of any category, described by the feature that sells it. Amounts in paise. */
export const approvalTrip = z.object({
  travelCategory: travelCategory.describe('3.17'),
  title: z.string(),
  place: z.string(),
  poster: posterSpec,
  zone: z.string(),
  from: z.string(),
  to: z.string(),
  currency: z.string(),
  legs: z.array(z.object({ when: z.string(), title: z.string(), detail: z.string(), amount: z.int().nullable() })),
  notes: z
    .array(z.string())
    .max(20)
    .optional()
    .describe('what is to be known of its airports, a sentence each; absent from requests of before it was kept'),
  cancellation: z.string().describe('what comes back if it is cancelled, as a sentence'),
  inPolicy: z.boolean(),
  travellers: z.array(traveller),
  fields: z.object({ costCentre: z.string(), project: z.string(), purpose: z.string() }),
  trail: z.array(z.object({ at: z.string(), total: z.int(), note: z.string() })),
  askedBefore: z
    .object({ bookingId: z.string(), total: z.int() })
    .optional()
    .describe('the booking it was asked for with before, and its price then; absent from a first request'),
  ceiling: z
    .int()
    .optional()
    .describe(
      'paise: nothing is held while they decide, and approval is asked up to this price; absent where it is held',
    ),
  route: z
    .array(routeBound)
    .max(6)
    .optional()
    .describe(
      'of a flight its directions by city and their days, of a stay its city, day and nights; an approver may approve others of them too',
    ),
  windowAsked: windowAsked
    .optional()
    .describe('others of its route or city that are asked for too; absent where none are'),
  change: z
    .object({
      bookingId: z.string(),
      before: z.int().describe('what the trip costs now, paise'),
      due: z.int().describe('what the change costs; below zero it comes back, paise'),
      words: z.string().describe('from which flight to which'),
      lines: z.array(z.object({ label: z.string(), amount: z.int() })).max(20),
    })
    .optional()
    .describe('a change of this booking; the request then has an id of its own in place of a booking id'),
});
export type ApprovalTrip = z.infer<typeof approvalTrip>;

/** A request in a list (3.12, 3.14). `waitsForMe`: the caller can answer it, as approver or stand-in. */
export const listedRequest = z.object({
  bookingId: z.string(),
  companyId: z.string(),
  isRead: z.boolean(),
  travelCategory: travelCategory,
  approvalStatus,
  hasQuote: z.boolean().nullable().describe('transport only (4.9)'),
  title: z.string(),
  place: z.string(),
  poster: posterSpec,
  from: z.string(),
  to: z.string(),
  total: z.int(),
  currency: z.string(),
  askedBy: z.string(),
  travellers: z.array(z.string()),
  reason: z.string(),
  inPolicy: z.boolean(),
  tag: z.string(),
  waitsForMe: z.boolean(),
  openQuestions: z.int().describe('questions of approvers that are not answered yet'),
  until: z.string().describe('the price’s own deadline'),
  ceiling: z
    .int()
    .nullable()
    .describe('paise: nothing is held, and approval is asked up to this price; null where it is held'),
  answerBy: z
    .string()
    .describe('until when those who are asked now can answer: then it passes on, is declined, or ends with its price'),
  askedAt: z.string(),
});
export type ListedRequest = z.infer<typeof listedRequest>;

/** An approver of a level with their answer. `by`: the stand-in who answered for them. */
const levelPerson = z.object({
  _id: z.string(),
  name: z.string(),
  answer: z.enum(['approve', 'decline']).nullable(),
  by: z.string().nullable(),
  at: z.string().nullable(),
  note: z.string(),
  upTo: z.int().nullable().describe('paise: approved up to this price; null where it is no more than the total'),
  standIn: z.string().nullable().describe('who answers while they are away'),
});

/** A request as its approvers and its requester see it. */
export const approvalRequest = z.object({
  bookingId: z.string(),
  companyId: z.string(),
  approvalStatus,
  trip: approvalTrip,
  total: z.int(),
  reason: z.string(),
  askedBy: z.object({ _id: z.string(), name: z.string() }),
  askedAt: z.string(),
  configuration: z.object({ name: z.string(), sentence: z.string() }).describe('as it was when it was asked'),
  levels: z.array(
    z.object({
      needs: z.enum(['any', 'all']),
      progress: z.enum(['done', 'now', 'later']),
      people: z.array(levelPerson),
      passedTo: z.array(levelPerson).describe('after its time was over'),
    }),
  ),
  until: z.string(),
  answerBy: z.string().nullable().describe('until when those who are asked now can answer; null once it has ended'),
  ceiling: z
    .int()
    .nullable()
    .describe(
      'paise: approved up to this price, above the total; null while it is not approved or nobody granted more',
    ),
  window: approvedWindow
    .nullable()
    .describe('other flights or stays that are approved too; null while it is not approved or nobody granted any'),
  silence: z.string().nullable().describe('what happens without an answer'),
  questions: z
    .array(
      z.object({
        position: z.int(),
        by: z.string(),
        at: z.string(),
        text: z.string(),
        reply: z.object({ by: z.string(), at: z.string(), text: z.string() }).nullable(),
      }),
    )
    .describe('of approvers to those who asked, with the replies, oldest first'),
  clock: z.string().nullable().describe('that the time limits go on while a question is open; null without one'),
  sentence: z.string().describe('how it stands'),
  fare: z.object({ before: z.int(), after: z.int() }).nullable().describe('the price moved since it was approved last'),
  before: z
    .string()
    .nullable()
    .describe(
      'how the same trip was answered when it was asked for before, and how the price moved since, as a sentence',
    ),
  mine: z.object({
    may: z.boolean(),
    reason: z.string().nullable(),
    standsInFor: z.array(z.string()),
    asks: z.boolean().describe('may ask a question back'),
    replies: z.boolean().describe('is asked something'),
    approved: z.int().describe('what the caller approved before; 0 for a first request'),
  }),
  budgets: z
    .array(budgetStatus)
    .describe('how the trip stands to the company’s budgets, for its approvers; empty for who asked or travels'),
  history: z.array(z.object({ at: z.string(), text: z.string() })),
  isRead: z.boolean(),
  now: z.string(),
});
export type ApprovalRequest = z.infer<typeof approvalRequest>;

const PATH = '/api/corporate/approvals';

/** The columns by which requests are sorted: asked at, total price, first day of the trip, answer due. */
export const REQUEST_ORDERS = ['asked', 'total', 'when', 'due'] as const;
export type RequestOrder = (typeof REQUEST_ORDERS)[number];

/** What narrows a list of requests down. */
export const requestFilter = {
  requestType: z.coerce.number<string>().pipe(requestType).default(4),
  approvalStatus: approvalStatus.optional().describe('of type 4, pending are those that wait for the caller'),
  searchKey: z.string().trim().max(80).default('').describe('part of the trip’s title, place, reason or travellers'),
  travelCategory: z.coerce.number<string>().pipe(travelCategory).optional().describe('3.17'),
  policy: z.enum(['inside', 'outside']).optional(),
};

export const approvalList = defineOperation({
  name: 'approvals.list',
  method: 'GET',
  path: PATH,
  caller: 'corporate',
  permission: 'approvals.view',
  requirements: ['7.12', '3.13', '9.5'],
  summary: 'Requests of the caller (types 1 and 2) and what waits for their answer (4), searched, a page at a time',
  query: z.object({
    ...requestFilter,
    userId: id.optional().describe('the caller; another one’s list is not there'),
    pageNo: z.coerce.number<string>().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number<string>().int().min(1).max(50).default(APPROVALS_A_PAGE),
    sortBy: z.enum(['asc', 'desc']).default('desc'),
    orderBy: z.enum(REQUEST_ORDERS).default('asked'),
  }),
  response: z.object({
    response: z.array(listedRequest),
    count: z.int(),
    notificationCount: z.int().describe('not read yet, of all types'),
    approvalCount: z.int().describe('waiting for the caller'),
  }),
});

export const approvalDetails = defineOperation({
  name: 'approvals.details',
  method: 'GET',
  path: `${PATH}/details`,
  caller: 'corporate',
  permission: 'approvals.view',
  requirements: ['7.20', '2.10'],
  summary: 'One request for those who are or were asked: trip, price, verdict, who decided and who is to decide now',
  query: z.object({ bookingId: id }),
  response: approvalRequest,
});

/** Cheaper options in policy at the prices of `asOf`, cheapest first. */
export const alternativesView = z.object({
  asOf: z.string(),
  alternatives: z
    .array(
      z.object({
        title: z.string(),
        detail: z.string(),
        total: z.int(),
        saves: z.int().describe('paise below the price that is asked for'),
      }),
    )
    .max(3),
});

/** Refusals: NOT_FOUND for anybody who is not an approver of it. */
export const approvalAlternatives = defineOperation({
  name: 'approvals.alternatives',
  method: 'GET',
  path: `${PATH}/alternatives`,
  caller: 'corporate',
  permission: 'approvals.view',
  requirements: ['4.8', '7.20'],
  transaction: 'none',
  summary:
    'At most three cheaper options in policy for the same nights or journeys, or the same change, at the prices of now',
  query: z.object({ bookingId: id }),
  response: alternativesView,
});

export const approvalStatusOfTrip = defineOperation({
  name: 'approvals.status',
  method: 'GET',
  path: `${PATH}/status`,
  caller: 'corporate',
  permission: 'booking.view',
  requirements: ['2.3', '4.8'],
  summary: 'One request for whoever asked or travels',
  query: z.object({ companyId: id, bookingId: id }),
  response: approvalRequest,
});

export const markApprovalsRead = defineOperation({
  name: 'approvals.markRead',
  method: 'POST',
  path: `${PATH}/mark-read`,
  caller: 'corporate',
  permission: 'approvals.view',
  requirements: ['7.15', '4.12', '6.5'],
  summary: 'Marks one request as read, or All',
  query: z.object({ approverId: id, bookingIds: id.describe('a booking id, or All') }),
  response: z.object({ notificationCount: z.int(), approvalCount: z.int() }),
});
