import type { TravelMode } from '#lib/shared/travel-modes.ts';

/** Approvers: a named person, or the traveller's manager or head of department on the day the request is sent. */
export type Approver = { kind: 'employee'; employeeId: string } | { kind: 'manager' } | { kind: 'department-head' };

/**
 * What happens when a level's time limit passes: keep waiting until the fare's deadline, decline, or escalate to
 * others.
 */
export type WhenSilent = { does: 'wait' } | { does: 'decline' } | { does: 'pass'; to: readonly Approver[] };

/** One level: one answer suffices, or all approvers must agree. `hours`: its time limit; null for none. */
export type Level = {
  needs: 'any' | 'all';
  approvers: readonly Approver[];
  hours: number | null;
  whenSilent: WhenSilent;
};

/**
 * An approval rule: `modes` (empty: every mode), in or out of policy, and an amount range in paise (inclusive; null:
 * unbounded). Levels are asked one after the other; no levels means automatic approval.
 */
export type ApprovalRule = {
  modes: readonly TravelMode[];
  policy: 'any' | 'inside' | 'outside';
  from: number;
  upTo: number | null;
  levels: readonly Level[];
};

/** The rules of a configuration; the first that matches applies. */
export type Configuration = { name: string; rules: readonly ApprovalRule[] };

/** A trip to be approved: total price in paise and the policy verdict. */
export type Request = { mode: TravelMode; amount: number; inPolicy: boolean };

export const ruleFits = ({ modes, policy, from, upTo }: ApprovalRule, { mode, amount, inPolicy }: Request): boolean =>
  (!modes.length || modes.includes(mode)) &&
  (policy === 'any' || (policy === 'inside') === inPolicy) &&
  amount >= from &&
  (upTo === null || amount <= upTo);

/**
 * What a trip needs: no approval, the levels of a rule, or it is refused. `rule`: index of the rule that applied; null
 * when none did.
 */
export type Need =
  { kind: 'none' | 'refused'; rule: number | null } | { kind: 'levels'; rule: number; levels: readonly Level[] };

/**
 * Finds the first rule that matches. Without one, and for companies without a configuration, trips in policy need no
 * approval and trips out of policy cannot be booked (5.1): only an explicit rule allows a trip out of policy.
 */
export function approvalNeed(configuration: Configuration | null, request: Request): Need {
  const rule = configuration?.rules.findIndex((one) => ruleFits(one, request)) ?? -1;
  const levels = configuration?.rules[rule]?.levels;
  if (!levels) return { kind: request.inPolicy ? 'none' : 'refused', rule: null };
  return levels.length ? { kind: 'levels', rule, levels } : { kind: 'none', rule };
}
