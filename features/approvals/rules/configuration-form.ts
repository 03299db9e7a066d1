import type { FieldErrors } from '#lib/shared/errors.ts';
import type { ApprovalConfiguration, ApprovalConfigurationForm, ApprovalRuleWire } from '../contract.ts';
import type { Approver } from './configuration.ts';

/** A level as it is typed. `hours` is text; empty for no time limit. */
export type FormLevel = {
  needs: 'any' | 'all';
  approvers: Approver[];
  hours: string;
  silent: 'wait' | 'decline' | 'pass';
  passTo: Approver[];
};
/** A rule as it is typed: amounts in rupees, empty for none. `key` tells rules apart while they are moved about. */
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

const inRupees = (amount: number | null): string => (amount ? String(amount / 100) : '');

/** The form of a configuration, or of a new one. */
export const formOf = (configuration: (ApprovalConfiguration & { isCompanys: boolean }) | null): ConfigurationForm =>
  configuration
    ? {
        approvalConfigName: configuration.approvalConfigName,
        isCompanys: configuration.isCompanys,
        rules: configuration.rules.map(ruleOf),
      }
    : { approvalConfigName: '', isCompanys: false, rules: [newRule('rule-0')] };

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

/** What is sent for a form; or, beside its field, what is no amount or no number of hours. */
export function bodyOf({ approvalConfigName, isCompanys, rules }: ConfigurationForm): {
  body: Sent;
  problems: FieldErrors;
} {
  const problems: FieldErrors = {};
  const whole = (typed: string, at: string, sentence: string): number | null => {
    const text = typed.replace(/[₹,\s]/g, '');
    if (text && !/^\d{1,9}$/.test(text)) problems[at] = sentence;
    return text ? Number(text) : null;
  };
  const body = {
    approvalConfigName,
    isCompanys,
    rules: rules.map(({ travelCategories, policy, from, upTo, levels }, rule) => {
      const amount = (typed: string, field: string) =>
        whole(typed, `rules.${rule}.${field}`, 'Enter whole rupees, such as 20000.');
      const most = amount(upTo, 'upTo');
      return {
        travelCategories,
        policy,
        from: (amount(from, 'from') ?? 0) * 100,
        upTo: most === null ? null : most * 100,
        levels: levels.map(({ needs, approvers, hours, silent, passTo }, level) => ({
          needs,
          approvers,
          hours: whole(hours, `rules.${rule}.levels.${level}.hours`, 'Enter whole hours, such as 24.'),
          whenSilent: silent === 'pass' ? { does: silent, to: passTo } : { does: silent },
        })),
      };
    }),
  };
  return { body, problems };
}
