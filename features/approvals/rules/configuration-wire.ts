import { modeOfCategory, TRAVEL_CATEGORY_CODES } from '#lib/shared/travel-modes.ts';
import type { ApprovalConfigurationForm, ApprovalRuleWire } from '../contract.ts';
import type { ApprovalRule, Configuration } from './configuration.ts';

/** Converts a configuration from the wire: categories of 3.17 become modes. */
export const configurationFromWire = ({ approvalConfigName, rules }: ApprovalConfigurationForm): Configuration => ({
  name: approvalConfigName,
  rules: rules.map(({ travelCategories, ...rule }): ApprovalRule => ({
    ...rule,
    modes: travelCategories.flatMap((code) => modeOfCategory(code) ?? []),
  })),
});

/** Converts a configuration to the wire: modes become categories of 3.17. */
export const configurationToWire = ({ name, rules }: Configuration): ApprovalConfigurationForm => ({
  approvalConfigName: name,
  rules: rules.map(({ modes, levels, ...rule }): ApprovalRuleWire => ({
    ...rule,
    travelCategories: modes.map((mode) => TRAVEL_CATEGORY_CODES[mode]).sort((a, b) => a - b),
    levels: levels.map(({ approvers, whenSilent, ...level }) => ({
      ...level,
      approvers: [...approvers],
      whenSilent: whenSilent.does === 'pass' ? { does: 'pass', to: [...whenSilent.to] } : whenSilent,
    })),
  })),
});

/**
 * Rules that never apply because an earlier rule matches all their requests: their position, with the position of the
 * earlier rule.
 */
export function hiddenRules({ rules }: Configuration): { rule: number; behind: number }[] {
  return rules.flatMap((rule, at) => {
    const behind = rules.slice(0, at).findIndex((earlier) => takesAllOf(earlier, rule));
    return behind < 0 ? [] : [{ rule: at, behind }];
  });
}

const takesAllOf = (earlier: ApprovalRule, later: ApprovalRule): boolean =>
  (!earlier.modes.length || (later.modes.length > 0 && later.modes.every((mode) => earlier.modes.includes(mode)))) &&
  (earlier.policy === 'any' || earlier.policy === later.policy) &&
  earlier.from <= later.from &&
  (earlier.upTo === null || (later.upTo !== null && later.upTo <= earlier.upTo));
