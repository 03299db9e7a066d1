import { sql } from 'drizzle-orm';
import type { ApprovalRule } from '../../../features/approvals/rules/configuration.ts';
import type { PolicyTerms } from '../../../features/policy/rules/terms.ts';
import { COMPANY_LIMITS, MOST_POLICY_VERSIONS } from '../../../lib/shared/company-limits.ts';
import { benchStays } from '../policy-options.ts';
import type { Colleague } from '../../../tests/support/walk/two-companies.ts';

const { approvalConfigurations } = await import('#features/approvals/server/tables.ts');
const { departments, designations, bands, employees, levels, roles } =
  await import('#features/companies/server/tables.ts');
const { policyAssignments, policyVersions, travelPolicies, travelRecords } =
  await import('#features/policy/server/tables.ts');
const { auditEvents } = await import('#lib/server/db/tables.ts');
const { clock } = await import('#lib/server/clock.ts');
const { inCompany } = await import('#lib/server/db/in-company.ts');

type Db = Parameters<Parameters<typeof inCompany>[2]>[0];

/** Number of people: each reports to the one before, which makes the longest possible chain of managers. */
const PEOPLE = 3000;
/** Left free below each limit for what the operations themselves add. */
const SPARE = 30;
const AUDIT_LINES = 10_000;
const RECORDS = 400;
const REQUESTS = 500;
/** More budgets than there are regions, as the contract allows. */
const BUDGETS = 20;

const rowsAtOnce = 200;
const count = (most: number) => Array.from({ length: most }, (_, at) => at);

/** A company at its limits: every capped list at its cap, the deepest chains, the longest names. */
export async function growCompany(db: Db, { ids }: Colleague): Promise<{ travellerIds: string[] }> {
  const { companyId = '', userId = '', userRoleId: roleId = '', policyId = '' } = ids;
  const now = clock.now();
  const people = count(PEOPLE).map(personId);
  await inCompany(db, companyId, async (tx) => {
    const insertAll = async <Row extends object>(table: object, rows: readonly Row[]) => {
      for (let at = 0; at < rows.length; at += rowsAtOnce)
        await tx.insert(table as typeof departments).values(rows.slice(at, at + rowsAtOnce) as never);
    };
    const named = (prefix: string, most: number) =>
      count(most - SPARE).map((at) => ({ id: `${prefix}_large${at}`, companyId, name: longName(prefix, at) }));
    await insertAll(
      departments,
      named('dep', COMPANY_LIMITS.departments).map((row, at) => ({
        ...row,
        parentId: at ? `dep_large${at - 1}` : null,
        headId: userId,
      })),
    );
    await insertAll(designations, named('des', COMPANY_LIMITS.designations));
    await insertAll(bands, named('bnd', COMPANY_LIMITS.bands));
    await insertAll(levels, named('lvl', COMPANY_LIMITS.levels));
    await insertAll(
      roles,
      named('rol', COMPANY_LIMITS.roles).map((row) => ({ ...row, system: null, rights: ['booking.view' as const] })),
    );
    await insertAll(
      employees,
      people.map((id, at) => ({
        id,
        companyId,
        roleId,
        firstName: `Venkatanarasimharajuvaripeta ${at}`,
        lastName: 'Balasubramaniam',
        workEmail: `person${at}@large.example`,
        mobile: '9876543210',
        departmentId: `dep_large${at % (COMPANY_LIMITS.departments - SPARE)}`,
        designationId: `des_large${at % (COMPANY_LIMITS.designations - SPARE)}`,
        managerId: at ? personId(at - 1) : userId,
        state: 'active' as const,
        createdAt: now,
      })),
    );
    await insertAll(
      approvalConfigurations,
      named('apc', COMPANY_LIMITS['approval configurations']).map((row) => ({ ...row, rules: allRules(people) })),
    );
    await growPolicies(insertAll, { companyId, userId, policyId, people });
    await insertAll(
      travelRecords,
      count(RECORDS).map((at) => ({
        id: `trc_large${String(at).padStart(6, '0')}`,
        companyId,
        employeeId: people[at % 50] ?? '',
        on: '2026-11-30',
        chosenId: null,
        options: benchStays(40).map((stay) => ({ ...stay, hotel: stay.hotel.padEnd(200, '.') })),
      })),
    );
    await insertAll(
      auditEvents,
      count(AUDIT_LINES).map(() => ({
        at: now,
        action: 'department.changed',
        actorId: userId,
        actorType: 'corporate',
        companyId,
        subjectId: 'dep_large1',
        details: {
          kind: 'department',
          subject: longName('dep', 1),
          changes: count(3).map((at) => ({ field: `field ${at}`, before: 'x'.repeat(200), after: 'y'.repeat(200) })),
        },
        address: '127.0.0.1',
        userAgent: 'bench',
        requestId: 'req_bench',
      })),
    );
  });
  await copyRequests(db, companyId, ids.bookingId ?? '');
  return { travellerIds: people };
}

type Insert = <Row extends object>(table: object, rows: readonly Row[]) => Promise<void>;
type Growing = { companyId: string; userId: string; policyId: string; people: readonly string[] };

async function growPolicies(insertAll: Insert, { companyId, userId, policyId, people }: Growing) {
  const now = clock.now();
  const ids = count(COMPANY_LIMITS['travel policies'] - SPARE).map((at) => `pol_large${at}`);
  const version = (at: number, state: 'published' | 'replaced', of: string) => ({
    companyId,
    policyId: of,
    version: at,
    state,
    name: longName('pol', at),
    terms: largestTerms(at),
    note: 'n'.repeat(500),
    changedAt: now,
    changedBy: userId,
    publishedAt: now,
    publishedBy: userId,
  });
  await insertAll(
    travelPolicies,
    ids.map((id) => ({ id, companyId, createdAt: now })),
  );
  await insertAll(
    policyVersions,
    ids.map((id, at) => ({ ...version(1, 'published', id), terms: largestTerms(at) })),
  );
  await insertAll(
    policyVersions,
    count(MOST_POLICY_VERSIONS - SPARE).map((at) => version(at + 2, 'replaced', policyId)),
  );
  const assigned = (to: 'employee' | 'department', targetId: string, of: string) => ({
    companyId,
    to,
    targetId,
    policyId: of,
    assignedAt: now,
  });
  await insertAll(policyAssignments, [
    ...count(COMPANY_LIMITS.departments - SPARE).map((at) => assigned('department', `dep_large${at}`, policyId)),
    ...people.slice(0, 50).map((id) => assigned('employee', id, policyId)), // whose records the dry run evaluates
    ...people.slice(50, 100).map((id, at) => assigned('employee', id, ids[at] ?? '')),
  ]);
}

/** Every mode of transport, with as many budgets as the contract accepts. */
function largestTerms(seed: number): PolicyTerms {
  const shared = {
    eligible: true,
    budgets: count(BUDGETS).map((at) => ({ regionId: at + 1, amount: 300_000 + seed * 100 + at * 1000 })),
    dateChange: true,
    daysAhead: seed % 30,
    approvalConfigId: null,
  };
  return {
    hotel: { ...shared, refundableOnly: true, stars: [1, 2, 3], filters: ['wifi', 'parking', 'breakfast'] },
    flight: { ...shared, cabins: [2], extras: [1] },
    train: shared,
    bus: shared,
    car: shared,
  };
}

/** The most rules and levels a configuration accepts, with as many approvers as fit a request of 64 KB. */
const APPROVERS = 7;

const allRules = (people: readonly string[]): ApprovalRule[] => {
  const approvers = people.slice(0, APPROVERS).map((employeeId) => ({ kind: 'employee' as const, employeeId }));
  const level = { needs: 'any' as const, approvers, hours: null, whenSilent: { does: 'wait' as const } };
  return count(20).map((at) => ({
    modes: [],
    policy: 'any' as const,
    from: at * 100_000,
    upTo: null,
    levels: count(6).map(() => level),
  }));
};

/** As long as real ids. */
const personId = (at: number): string => `usr_large${String(at).padStart(21, '0')}`;

const longName = (prefix: string, at: number): string => `${prefix} ${at} `.padEnd(78, 'a long name ').trim();

/** Many requests waiting for the administrator. */
async function copyRequests(db: Db, companyId: string, bookingId: string): Promise<void> {
  await inCompany(db, companyId, async (tx) => {
    await tx.execute(sql`
      insert into approval_requests select copy.* from approval_requests one, generate_series(1, ${REQUESTS}) at,
        jsonb_populate_record(one, jsonb_build_object('id', 'apr_large' || at, 'booking_id', 'bkg_large' || at, 'trip_key', 'large' || at)) copy
      where one.booking_id = ${bookingId}`);
    await tx.execute(sql`
      insert into approval_people select copy.* from approval_people person join approval_requests one on one.id = person.request_id,
        generate_series(1, ${REQUESTS}) at, jsonb_populate_record(person, jsonb_build_object('request_id', 'apr_large' || at)) copy
      where one.booking_id = ${bookingId}`);
  });
}
