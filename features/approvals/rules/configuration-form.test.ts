import { describe, expect, it } from 'vitest';
import type { ApprovalConfiguration } from '../contract.ts';
import { bodyOf, formOf, newRule } from './configuration-form.ts';

const configuration: ApprovalConfiguration & { isCompanys: boolean } = {
  approvalConfigId: 'apc_1',
  approvalConfigName: 'Two steps',
  isCompanys: true,
  rules: [
    { travelCategories: [1, 2], policy: 'inside', from: 0, upTo: 1_000_000, levels: [] },
    {
      travelCategories: [],
      policy: 'outside',
      from: 1_000_100,
      upTo: null,
      levels: [
        {
          needs: 'any',
          approvers: [{ kind: 'manager' }],
          hours: 24,
          whenSilent: { does: 'pass', to: [{ kind: 'department-head' }, { kind: 'employee', employeeId: 'usr_1' }] },
        },
        {
          needs: 'all',
          approvers: [{ kind: 'employee', employeeId: 'usr_2' }],
          hours: null,
          whenSilent: { does: 'wait' },
        },
      ],
    },
  ],
};

describe('the form of an approval configuration', () => {
  it('[7.20] sends back what it was given', () => {
    const { approvalConfigId: _, ...rest } = configuration;
    expect(bodyOf(formOf(configuration))).toEqual({ body: rest, problems: {} });
  });

  it('[7.20] says beside its field what is no amount and no number of hours', () => {
    const rule = newRule('rule-0');
    const { problems } = bodyOf({
      approvalConfigName: 'X',
      isCompanys: false,
      rules: [
        rule,
        { ...rule, from: '5k', upTo: '5,0000', levels: rule.levels.map((level) => ({ ...level, hours: 'a day' })) },
      ],
    });
    expect(problems).toEqual({
      'rules.1.from': 'Enter an amount in rupees, such as 5,00,000.',
      'rules.1.upTo': 'Check the commas: 5,00,000 or 500,000.',
      'rules.1.levels.0.hours': 'Enter whole hours, such as 24.',
    });
  });
});
