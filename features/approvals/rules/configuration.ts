import type { TravelMode } from '#lib/shared/travel-modes.ts';

/** Approvers: a person by name, or whoever is the traveller's manager or head of department on the day it is asked. */
export type Approver = { kind: 'employee'; employeeId: string } | { kind: 'manager' } | { kind: 'department-head' };

/** What happens when a level's time is over: it goes on waiting for the fare's deadline, it declines, or others are asked. */
export type WhenSilent = { does: 'wait' } | { does: 'decline' } | { does: 'pass'; to: readonly Approver[] };

/** One level: one of its people answers for it, or all of them must agree. `hours`: its own time limit; null for none. */
export type Level = {
  needs: 'any' | 'all';
  approvers: readonly Approver[];
  hours: number | null;
  whenSilent: WhenSilent;
};

/**
 * Who approves what: `modes` (none: every mode), inside or outside policy, from and up to an amount (paise, both
 * included; null: no end). Levels are asked one after the other; no level at all approves by itself.
 */
export type ApprovalRule = {
  modes: readonly TravelMode[];
  policy: 'any' | 'inside' | 'outside';
  from: number;
  upTo: number | null;
  levels: readonly Level[];
};

/** The rules of a configuration; the first that fits decides. */
export type Configuration = { name: string; rules: readonly ApprovalRule[] };

/** What is asked for: the whole price in paise, and what the policy says of it. */
export type Request = { mode: TravelMode; amount: number; inPolicy: boolean };

export const ruleFits = ({ modes, policy, from, upTo }: ApprovalRule, { mode, amount, inPolicy }: Request): boolean =>
  (!modes.length || modes.includes(mode)) &&
  (policy === 'any' || (policy === 'inside') === inPolicy) &&
  amount >= from &&
  (upTo === null || amount <= upTo);

/** What a request needs: nothing, the levels of a rule, or it cannot be had. `rule`: the position of the rule that decided; null when none fits. */
export type Need =
  { kind: 'none' | 'refused'; rule: number | null } | { kind: 'levels'; rule: number; levels: readonly Level[] };

/**
 * The first rule that fits decides. Where none does, and where a company has no configuration, what is in policy
 * needs nobody and what is out of policy cannot be booked (5.1): only a rule that says so opens the way around a policy.
 */
export function approvalNeed(configuration: Configuration | null, request: Request): Need {
  const rule = configuration?.rules.findIndex((one) => ruleFits(one, request)) ?? -1;
  const levels = configuration?.rules[rule]?.levels;
  if (!levels) return { kind: request.inPolicy ? 'none' : 'refused', rule: null };
  return levels.length ? { kind: 'levels', rule, levels } : { kind: 'none', rule };
}
