import type { FieldErrors } from '#lib/shared/errors.ts';
import { rupeesInField, typedRupees } from '#lib/shared/read-rupees.ts';
import type { ApprovalConfiguration, ApprovalConfigurationForm, ApprovalRuleWire } from '../contract.ts';
import type { Approver } from './configuration.ts';

/** A level as typed in the form. `hours` is text; empty for no time limit. */
export type FormLevel = {
  needs: 'any' | 'all';
  approvers: Approver[];
  hours: string;
  silent: 'wait' | 'decline' | 'pass';
  passTo: Approver[];
};
/**
 * A rule as typed in the form: amounts in rupees as text, empty for none. `key` identifies a rule while the list is
 * reordered.
 */
export type FormRule = {
  key: string;
  travelCategories: ApprovalRuleWire['travelCategories'];
  policy: ApprovalRuleWire['policy'];
  from: string;
  upTo: string;
  levels: FormLevel[];
};
export type ConfigurationForm = { approvalConfigName: string; isCompanys: boolean; rules: FormRule[] };

export const newLevel = (): FormLevel => ({
  needs: 'any',
  approvers: [{ kind: 'manager' }],
  hours: '24',
  silent: 'pass',
  passTo: [{ kind: 'department-head' }],
});
export const newRule = (key: string): FormRule => ({
  key,
  travelCategories: [],
  policy: 'any',
  from: '',
  upTo: '',
  levels: [newLevel()],
});

const inRupees = (amount: number | null): string => (amount ? rupeesInField(amount) : '');

/** Form values of a configuration, or of a new one. */
export const formOf = (
  configuration: (ApprovalConfiguration & { isCompanys: boolean }) | null,
  isFirst = false,
): ConfigurationForm =>
  configuration
    ? {
        approvalConfigName: configuration.approvalConfigName,
        isCompanys: configuration.isCompanys,
        rules: configuration.rules.map(ruleOf),
      }
    : { approvalConfigName: '', isCompanys: isFirst, rules: [newRule('rule-0')] };

const ruleOf = ({ travelCategories, policy, from, upTo, levels }: ApprovalRuleWire, at: number): FormRule => ({
  key: `rule-${at}`,
  travelCategories,
  policy,
  from: inRupees(from),
  upTo: inRupees(upTo),
  levels: levels.map(({ needs, approvers, hours, whenSilent }) => ({
    needs,
    approvers,
    hours: hours === null ? '' : String(hours),
    silent: whenSilent.does,
    passTo: whenSilent.does === 'pass' ? whenSilent.to : [],
  })),
});

type Sent = ApprovalConfigurationForm & { isCompanys: boolean };

/** Validates the form. Gives the request body, or errors by field for invalid amounts and hours. */
export function bodyOf({ approvalConfigName, isCompanys, rules }: ConfigurationForm): {
  body: Sent;
  problems: FieldErrors;
} {
  const problems: FieldErrors = {};
  const hoursOf = (typed: string, at: string): number | null => {
    const text = typed.trim();
    if (text && !/^\d{1,9}$/.test(text)) problems[at] = 'Enter whole hours, such as 24.';
    return text ? Number(text) : null;
  };
  const amountOf = (typed: string, at: string): number | null => {
    const { paise, problem } = typedRupees(typed);
    if (problem) problems[at] = problem;
    return paise;
  };
  const body = {
    approvalConfigName,
    isCompanys,
    rules: rules.map(({ travelCategories, policy, from, upTo, levels }, rule) => ({
      travelCategories,
      policy,
      from: amountOf(from, `rules.${rule}.from`) ?? 0,
      upTo: amountOf(upTo, `rules.${rule}.upTo`),
      levels: levels.map(({ needs, approvers, hours, silent, passTo }, level) => ({
        needs,
        approvers,
        hours: hoursOf(hours, `rules.${rule}.levels.${level}.hours`),
        whenSilent: silent === 'pass' ? { does: silent, to: passTo } : { does: silent },
      })),
    })),
  };
  return { body, problems };
}
