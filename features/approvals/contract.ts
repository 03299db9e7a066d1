import * as z from 'zod';
import { TRAVEL_CATEGORY_CODES } from '#lib/shared/travel-modes.ts';

const id = z.string().min(1).max(60);
const amount = z.int('Enter an amount in rupees.').min(0, 'An amount cannot be below ₹0.');

/** Who answers: somebody by name, or the traveller's manager or head of department. */
export const approver = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('employee'), employeeId: id }),
  z.object({ kind: z.literal('manager') }),
  z.object({ kind: z.literal('department-head') }),
]);

const approvers = z.array(approver).min(1, 'Name at least one approver.').max(20, 'A level has at most 20 approvers.');

const whenSilent = z.discriminatedUnion('does', [
  z.object({ does: z.literal('wait') }), z.object({ does: z.literal('decline') }), z.object({ does: z.literal('pass'), to: approvers }),
]);

/** One level of approval. What is asked for waits at most `hours`, and never longer than the fare is held. */
export const approvalLevel = z.object({
  needs: z.enum(['any', 'all']), approvers, hours: z.int('Enter whole hours.').min(1, 'A time limit is at least one hour.').max(720, 'A time limit is at most 720 hours, 30 days.').nullable(), whenSilent,
}).superRefine(({ hours, whenSilent: silent }, issues) => {
  if (hours === null && silent.does !== 'wait') issues.addIssue({ code: 'custom', path: ['hours'], message: 'Say after how many hours.' });
});

/** One rule: which requests it is for, and who is asked. No level: approved by itself. */
export const approvalRule = z.object({
  travelCategories: z.array(z.literal(Object.values(TRAVEL_CATEGORY_CODES))).max(5).describe('3.17; none: all'),
  policy: z.enum(['any', 'inside', 'outside']), from: amount.default(0).describe('paise, included'), upTo: amount.nullable().describe('paise, included; null: no end'),
  levels: z.array(approvalLevel).max(6, 'A request passes at most six levels.'),
}).superRefine(({ from, upTo }, issues) => {
  if (upTo !== null && upTo < from) issues.addIssue({ code: 'custom', path: ['upTo'], message: 'The upper amount is below the lower one.' });
});
export type ApprovalRuleWire = z.infer<typeof approvalRule>;

export const approvalConfigurationForm = z.object({
  approvalConfigName: z.string().trim().min(1, 'Give the configuration a name.').max(80, 'A name is at most 80 characters.'),
  rules: z.array(approvalRule).min(1, 'Add at least one rule.').max(20, 'A configuration has at most 20 rules.').describe('the first that fits decides'),
});
export type ApprovalConfigurationForm = z.infer<typeof approvalConfigurationForm>;

/** A configuration as policies name it by `approvalConfigId` (3.9). */
export const approvalConfiguration = approvalConfigurationForm.extend({ approvalConfigId: z.string() });
export type ApprovalConfiguration = z.infer<typeof approvalConfiguration>;
