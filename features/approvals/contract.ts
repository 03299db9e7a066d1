import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { MOST_PAISE } from '#lib/shared/read-rupees.ts';
import { TRAVEL_CATEGORY_CODES } from '#lib/shared/travel-modes.ts';

export {
  approvalAlternatives,
  approvalDetails,
  approvalList,
  approvalStatusOfTrip,
  markApprovalsRead,
  approvalTrip,
  REQUEST_TYPES,
  type ApprovalRequest,
  type ApprovalStatus,
  type ApprovalTrip,
  type ListedRequest,
  type RequestOrder,
  type RequestType,
} from './requests.contract.ts';
export { absences, addAbsence, removeAbsence, type AbsenceView } from './absences.contract.ts';
export { approvedWindow } from './window.contract.ts';
export { decideApproval } from './decisions.contract.ts';
export { decideByLink, linkAlternatives, openApprovalLink } from './link.contract.ts';
export { askBack, replyToQuestion } from './questions.contract.ts';
export { approvalsFile, decideSeveral, INBOX_PAGE } from './inbox.contract.ts';
import { namedField } from '#lib/shared/name-fields.ts';

const id = z.string().min(1).max(60);
const amount = z
  .int('Enter an amount in rupees.')
  .min(0, 'An amount cannot be below ₹0.')
  .max(MOST_PAISE, 'An amount is at most ₹10,000 crore.');

/** Approvers: a named person, or the traveller's manager or head of department. */
export const approver = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('employee'), employeeId: id }),
  z.object({ kind: z.literal('manager') }),
  z.object({ kind: z.literal('department-head') }),
]);

const approvers = z.array(approver).min(1, 'Name at least one approver.').max(20, 'A level has at most 20 approvers.');

const whenSilent = z.discriminatedUnion('does', [
  z.object({ does: z.literal('wait') }),
  z.object({ does: z.literal('decline') }),
  z.object({ does: z.literal('pass'), to: approvers }),
]);

/** One approval level. A request stays at it for at most `hours`, and never longer than the fare is held. */
export const approvalLevel = z
  .object({
    needs: z.enum(['any', 'all']),
    approvers,
    hours: z
      .int('Enter whole hours.')
      .min(1, 'A time limit is at least one hour.')
      .max(720, 'A time limit is at most 720 hours, 30 days.')
      .nullable(),
    whenSilent,
  })
  .superRefine(({ hours, whenSilent: silent }, issues) => {
    if (hours === null && silent.does !== 'wait')
      issues.addIssue({ code: 'custom', path: ['hours'], message: 'Say after how many hours.' });
  });

/** One rule: the requests it applies to and their approvers. No level means automatic approval. */
export const approvalRule = z
  .object({
    travelCategories: z
      .array(z.literal(Object.values(TRAVEL_CATEGORY_CODES)))
      .max(5)
      .describe('3.17; none: all'),
    policy: z.enum(['any', 'inside', 'outside']),
    from: amount.default(0).describe('paise, included'),
    upTo: amount.nullable().describe('paise, included; null: no end'),
    levels: z.array(approvalLevel).max(6, 'A request passes at most six levels.'),
  })
  .superRefine(({ from, upTo }, issues) => {
    if (upTo !== null && upTo < from)
      issues.addIssue({ code: 'custom', path: ['upTo'], message: 'The upper amount is below the lower one.' });
  });
export type ApprovalRuleWire = z.infer<typeof approvalRule>;

export const approvalConfigurationForm = z.object({
  approvalConfigName: namedField('Give the configuration a name.', 80),
  rules: z
    .array(approvalRule)
    .min(1, 'Add at least one rule.')
    .max(20, 'A configuration has at most 20 rules.')
    .describe('the first that fits decides'),
});
export type ApprovalConfigurationForm = z.infer<typeof approvalConfigurationForm>;

/** A configuration as policies name it by `approvalConfigId` (3.9). */
export const approvalConfiguration = approvalConfigurationForm.extend({ approvalConfigId: z.string() });
export type ApprovalConfiguration = z.infer<typeof approvalConfiguration>;

const PATH = '/api/corporate/approval-configurations';
const kept = approvalConfigurationForm.extend({
  isCompanys: z.boolean().describe('what policies mean that name none'),
});

/** A configuration in the list: its rules in sentences, rules that never apply, and the policies that use it. */
export const listedConfiguration = approvalConfiguration.extend({
  isCompanys: z.boolean(),
  sentences: z.array(z.string()),
  hidden: z
    .array(z.object({ rule: z.int(), behind: z.int() }))
    .describe('positions of rules that one above takes everything from'),
  usedBy: z.array(z.string()),
});
export type ListedConfiguration = z.infer<typeof listedConfiguration>;

export const approvalConfigurations = defineOperation({
  name: 'approvals.configurations',
  method: 'GET',
  path: PATH,
  caller: 'corporate',
  permission: 'configuration.view',
  requirements: ['3.9', '7.20'],
  summary: 'Who approves what: the company’s configurations, each rule in a sentence',
  response: z.object({
    configurations: z.array(listedConfiguration),
    people: z.array(z.object({ _id: z.string(), name: z.string() })).describe('whom the rules name'),
  }),
});
/**
 * Refusals: CONFLICT beside `approvalConfigName`; INVALID_INPUT beside a level that names someone who does not work at
 * the company.
 */
export const addApprovalConfiguration = defineOperation({
  name: 'approvals.addConfiguration',
  method: 'POST',
  path: PATH,
  caller: 'corporate',
  permission: 'configuration.create',
  requirements: ['7.20'],
  summary: 'Adds an approval configuration',
  body: kept,
  response: z.object({ approvalConfigId: z.string() }),
});
export const changeApprovalConfiguration = defineOperation({
  name: 'approvals.changeConfiguration',
  method: 'PUT',
  path: PATH,
  caller: 'corporate',
  permission: 'configuration.edit',
  requirements: ['7.20'],
  summary: 'Changes one. Requests under way go on as they began',
  body: kept.extend({ approvalConfigId: id }),
  response: z.object({ approvalConfigId: z.string() }),
});
/** Refusals: STATE_BLOCKED while a policy uses it. */
export const deleteApprovalConfiguration = defineOperation({
  name: 'approvals.deleteConfiguration',
  method: 'DELETE',
  path: PATH,
  caller: 'corporate',
  permission: 'configuration.delete',
  requirements: ['7.20'],
  summary: 'Deletes one that no policy names',
  body: z.object({ approvalConfigId: id }),
  response: z.object({ done: z.literal(true) }),
});
