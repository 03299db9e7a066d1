import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inCompany } from '#lib/server/db/in-company.ts';
import { COMPANY_LIMITS, MOST_POLICY_VERSIONS, type CompanyLimit } from '#lib/shared/company-limits.ts';
import { useCompanyOffice } from '../support/company-office.ts';

const { ask, database, demo, good, refused } = useCompanyOffice();

type Case = { what: CompanyLimit; path: string; one: (name: string) => object; table: string; row: string };

const group = (grouping: 'designation' | 'band' | 'level') => ({
  path: 'groups',
  one: (name: string) => ({ grouping, name }),
  table: `${grouping}s`,
  row: `(id, company_id, name) select 'x' || at, company, 'Many ' || at`,
});
const CASES: Case[] = [
  {
    what: 'departments',
    path: 'departments',
    one: (departmentName) => ({ departmentName }),
    table: 'departments',
    row: `(id, company_id, name) select 'x' || at, company, 'Many ' || at`,
  },
  { what: 'designations', ...group('designation') },
  { what: 'bands', ...group('band') },
  { what: 'levels', ...group('level') },
  {
    what: 'roles',
    path: 'roles',
    one: (userRoleName) => ({ userRoleName, rights: [] }),
    table: 'roles',
    row: `(id, company_id, name, rights) select 'x' || at, company, 'Many ' || at, '{}'`,
  },
  {
    what: 'travel policies',
    path: 'travel-policies',
    one: (travelPolicyName) => ({ travelPolicyName, policyConfigData: [] }),
    table: 'travel_policies',
    row: `(id, company_id, created_at) select 'x' || at, company, now()`,
  },
  {
    what: 'approval configurations',
    path: 'approval-configurations',
    one: (approvalConfigName) => ({
      approvalConfigName,
      isCompanys: false,
      rules: [{ travelCategories: [], policy: 'any', from: 0, upTo: null, levels: [] }],
    }),
    table: 'approval_configurations',
    row: `(id, company_id, name, rules) select 'x' || at, company, 'Many ' || at, '[]'`,
  },
  {
    what: 'budgets',
    path: 'budgets',
    one: (name) => ({
      kind: 'project',
      name,
      startsOn: '2026-12-01',
      endsOn: '2026-12-31',
      amount: 100,
      whenExceeded: 'warn',
    }),
    table: 'budgets',
    row: `(id, company_id, kind, target, name, starts_on, ends_on, amount, when_exceeded, saved_at) select 'x' || at, company, 'project', 'many' || at, 'Many', '2026-12-01', '2026-12-31', 100, 'warn', now()`,
  },
];

/** Rows until `left` more may be added. */
const fill = ({ what, table, row }: Case, left: number) =>
  inCompany(database(), demo().companyDetails._id, (tx) =>
    tx.execute(
      sql.raw(`insert into ${table} ${row} from
        (select '${demo().companyDetails._id}' as company, count(*)::int as present from ${table}) here,
        generate_series(1, ${COMPANY_LIMITS[what] - left} - present) at`),
    ),
  );

describe('[7.20] a company has a limit of', () => {
  it.each(CASES.map((one) => [one.what, one] as const))(
    '%s, also when several are added at once',
    async (what, one) => {
      await fill(one, 2);
      const answers = await Promise.all(
        ['A', 'B', 'C', 'D', 'E'].map((name) => ask('POST', one.path, one.one(`Parallel ${name}`))),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
      expect(await refused('POST', one.path, one.one('One more'))).toMatchObject({
        status: 409,
        code: 'STATE_BLOCKED',
        message: `A company can have up to ${COMPANY_LIMITS[what]} ${what}. Nothing was added.`,
      });
    },
  );

  it('versions of a travel policy', async () => {
    const { policies } = await good<{ policies: { policyId: string; published: number | null }[] }>(
      'GET',
      'travel-policies',
    );
    const policyId = policies.find(({ published }) => published !== null)?.policyId ?? '';
    const draft = { policyId, travelPolicyName: 'Once more', policyConfigData: [] };
    await inCompany(database(), demo().companyDetails._id, (tx) =>
      tx.execute(sql`
        insert into policy_versions select copy.*
        from policy_versions one, generate_series(1, ${MOST_POLICY_VERSIONS - 2}) at,
          jsonb_populate_record(one, jsonb_build_object('version', one.version + at, 'state', 'replaced')) copy
        where one.policy_id = ${policyId} and one.version = 1`),
    );
    const { version } = await good<{ version: number }>('PUT', 'travel-policies', draft);
    expect(version).toBe(MOST_POLICY_VERSIONS);
    await good('PUT', 'travel-policies', { ...draft, note: 'the same draft again' });
    await good('POST', 'travel-policies/discard', { policyId, version });
    expect(await refused('PUT', 'travel-policies', draft)).toMatchObject({
      code: 'STATE_BLOCKED',
      message: `A travel policy can have up to ${MOST_POLICY_VERSIONS} versions. Add a new policy and assign it to the same people.`,
    });
  });
});
