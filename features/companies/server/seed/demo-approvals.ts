import 'server-only';
import type { ApprovalConfigurationForm } from '#features/approvals/contract.ts';
import type { DepartmentKey } from './company-structure.ts';

type Rule = ApprovalConfigurationForm['rules'][number];
type Level = Rule['levels'][number];

/** Approvers of a demo configuration; the head of a department stands for the id that the seed assigns. */
export type HeadOf = (department: DepartmentKey) => string;

const rule = (change: Partial<Rule>): Rule => ({
  travelCategories: [],
  policy: 'any',
  from: 0,
  upTo: null,
  levels: [],
  ...change,
});
const manager: Level = {
  needs: 'any',
  approvers: [{ kind: 'manager' }],
  hours: 24,
  whenSilent: { does: 'pass', to: [{ kind: 'department-head' }] },
};
const head: Level = {
  needs: 'any',
  approvers: [{ kind: 'department-head' }],
  hours: null,
  whenSilent: { does: 'wait' },
};

/**
 * Four configurations, from lenient to strict. Amounts in paise. In the most lenient one the managing director approves
 * beside the manager: she is one of the demo people who can sign in.
 */
export const demoApprovals = (headOf: HeadOf): { key: string; form: ApprovalConfigurationForm }[] => [
  {
    key: 'light',
    form: {
      approvalConfigName: 'Auto-approve in policy',
      rules: [
        rule({ policy: 'inside' }),
        rule({
          policy: 'outside',
          levels: [
            { ...manager, approvers: [...manager.approvers, { kind: 'employee', employeeId: headOf('board') }] },
          ],
        }),
      ],
    },
  },
  {
    key: 'manager-first',
    form: {
      approvalConfigName: 'The manager from ₹5,000',
      rules: [
        rule({ policy: 'inside', upTo: 500_000 }),
        rule({ policy: 'inside', levels: [manager] }),
        rule({ policy: 'outside', levels: [manager, head] }),
      ],
    },
  },
  {
    key: 'two-steps',
    form: {
      approvalConfigName: 'Two steps from ₹50,000',
      rules: [
        rule({ policy: 'inside', upTo: 1_000_000 }),
        rule({ policy: 'inside', upTo: 5_000_000, levels: [manager] }),
        rule({
          levels: [
            manager,
            {
              needs: 'all',
              approvers: [{ kind: 'department-head' }, { kind: 'employee', employeeId: headOf('finance') }],
              hours: 48,
              whenSilent: { does: 'decline' },
            },
          ],
        }),
      ],
    },
  },
  {
    key: 'outside-only',
    form: {
      approvalConfigName: 'Only what is outside',
      rules: [
        rule({ policy: 'inside' }),
        rule({
          policy: 'outside',
          levels: [
            {
              needs: 'any',
              approvers: [
                { kind: 'employee', employeeId: headOf('finance') },
                { kind: 'employee', employeeId: headOf('people') },
              ],
              hours: 12,
              whenSilent: { does: 'wait' },
            },
          ],
        }),
      ],
    },
  },
];
