import type { ListedConfiguration } from '#features/approvals/contract.ts';
import type { AuditEntry, CompanySettings, DepartmentNode, Group, RoleView } from '#features/companies/organisation.ts';
import type { BudgetForm } from '#features/budgets/contract.ts';
import { DEFAULT_SETTINGS } from '#features/companies/rules/settings.ts';
import { TRAVEL_MODES } from '#lib/shared/travel-modes.ts';
import type { DeskCompany } from '#features/desk/contract.ts';
import type { PolicyAssignment, PolicyVersion } from '#features/policy/contract.ts';
import type { StoredRequest } from '#features/approvals/rules/request-view.ts';
import type { Absence } from '#features/approvals/rules/stand-ins.ts';
import type { HistoryEvent } from '#features/approvals/rules/text/request-sentences.ts';
import { ALL_RIGHTS } from '#lib/shared/rights.ts';

/** A budget as it was saved. */
export type MockBudget = BudgetForm & { budgetId: string };

/** A stored approval request; `people` lists who may read it. */
export type MockRequest = Omit<StoredRequest, 'askedAt'> & {
  askedAt: string;
  read: string[];
  events: (HistoryEvent & { at: string })[];
};

/** An employee's department and cost centre in the mock company. */
export type MockPlace = {
  departmentId: string | null;
  designationId: string | null;
  bandId: string | null;
  levelId: string | null;
  managerId: string | null;
};

/** The mock's record of the demo company without its people. Counts of people are computed when read. */
export type MockCompany = {
  name: string;
  registrations: { stateCode: string; number: string; address: string; isHeadOffice: boolean }[];
  departments: Omit<DepartmentNode, 'isTravelPolicyExists' | 'people' | 'head'>[];
  heads: Record<string, string>;
  groups: Record<'designation' | 'band' | 'level', Omit<Group, 'people'>[]>;
  roles: Omit<RoleView, 'people'>[];
  places: Record<string, MockPlace>;
  settings: CompanySettings;
  /** Who may book for a person by name: ids by the traveller's id. */
  arrangers: Record<string, string[]>;
  versions: PolicyVersion[];
  assignments: PolicyAssignment[];
  configurations: Omit<ListedConfiguration, 'sentences' | 'hidden' | 'usedBy'>[];
  trail: AuditEntry[];
  /** Changes of its credit limit at the mock's desk, the latest first. */
  limitChanges: DeskCompany['changes'];
  requests: MockRequest[];
  budgets: MockBudget[];
  absences: Absence[];
  /** Notifications that their reader has cleared, each as person, booking and time. */
  cleared: string[];
};

export const FOUNDED = '2026-04-01T04:30:00.000Z';
export const COMPANY = 'cmp_mockkaveri';

/** The demo company in its initial state. */
export const newMockCompany = (): MockCompany => ({
  name: 'Kaveri Instruments',
  registrations: [],
  departments: [
    { departmentId: 'dep_management', departmentName: 'Management', parentId: null },
    { departmentId: 'dep_sales', departmentName: 'Sales', parentId: 'dep_management' },
    { departmentId: 'dep_works', departmentName: 'Works', parentId: 'dep_management' },
  ],
  heads: { dep_management: 'usr_mockpriya' },
  groups: {
    designation: [
      { groupId: 'des_director', name: 'Managing Director' },
      { groupId: 'des_engineer', name: 'Engineer' },
    ],
    band: [
      { groupId: 'bnd_1', name: 'Band 1' },
      { groupId: 'bnd_2', name: 'Band 2' },
    ],
    level: [
      { groupId: 'lvl_1', name: 'Level 1' },
      { groupId: 'lvl_2', name: 'Level 2' },
    ],
  },
  roles: [
    {
      userRoleId: `rol_${COMPANY}_administrator`,
      userRoleName: 'Administrator',
      system: 'administrator',
      rights: [...ALL_RIGHTS],
    },
    {
      userRoleId: `rol_${COMPANY}_employee`,
      userRoleName: 'Employee',
      system: 'employee',
      rights: ['booking.view', 'booking.create', 'booking.edit', 'booking.delete', 'approvals.view', 'approvals.edit'],
    },
  ],
  places: {
    usr_mockpriya: {
      departmentId: 'dep_management',
      designationId: 'des_director',
      bandId: 'bnd_2',
      levelId: 'lvl_2',
      managerId: null,
    },
    usr_mocknikhil: {
      departmentId: 'dep_sales',
      designationId: 'des_engineer',
      bandId: 'bnd_1',
      levelId: 'lvl_1',
      managerId: 'usr_mockpriya',
    },
  },
  settings: { ...DEFAULT_SETTINGS, modes: [...TRAVEL_MODES] },
  arrangers: {},
  versions: [
    {
      policyId: 'pol_everyone',
      version: 1,
      state: 'published',
      note: '',
      changedAt: FOUNDED,
      changedBy: 'Priya Raghavan',
      publishedAt: FOUNDED,
      publishedBy: 'Priya Raghavan',
      policy: {
        _id: 'pol_everyone',
        travelPolicyName: 'Everyone',
        policyConfigData: [
          {
            travelCategory: 1,
            eligibility: true,
            budget: [
              { regionalCategoryId: 1, amount: 450_000 },
              { regionalCategoryId: 2, amount: 350_000 },
            ],
            dateChangeAllowed: true,
            bookingWindow: 2,
            approvalConfiguration: { approvalConfigId: null },
            refundable: false,
            hotelCategory: [2, 3, 4],
            filters: [],
          },
          {
            travelCategory: 2,
            eligibility: true,
            budget: [
              { regionalCategoryId: 1, amount: 750_000 },
              { regionalCategoryId: 2, amount: 750_000 },
            ],
            dateChangeAllowed: true,
            bookingWindow: 7,
            approvalConfiguration: { approvalConfigId: null },
            cabinClass: [2],
            ssrTypes: [1],
          },
        ],
      },
    },
  ],
  assignments: [{ policyId: 'pol_everyone', to: 'company', id: COMPANY, assignedAt: FOUNDED }],
  configurations: [
    {
      approvalConfigId: 'apc_manager',
      approvalConfigName: 'The manager first',
      isCompanys: true,
      rules: [
        { travelCategories: [], policy: 'inside', from: 0, upTo: 500_000, levels: [] },
        {
          travelCategories: [],
          policy: 'any',
          from: 0,
          upTo: null,
          levels: [
            {
              needs: 'any',
              approvers: [{ kind: 'manager' }],
              hours: 24,
              whenSilent: { does: 'pass', to: [{ kind: 'department-head' }] },
            },
          ],
        },
      ],
    },
  ],
  trail: [],
  limitChanges: [],
  budgets: [],
  requests: [],
  absences: [],
  cleared: [],
});
