import 'server-only';
import { and, asc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { policyIdOfEmployee, publishedPolicies } from '#features/policy/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { BOOK_FOR_OTHERS } from '#lib/shared/rights.ts';
import { searchedWords } from '../rules/employee-filter.ts';
import type { BookerScope } from '../rules/setting-values.ts';
import { beginsAWord } from './employee-search.ts';
import { arrangers, designations, employees } from './tables.ts';

/** Someone who may travel, as the field that chooses travellers shows them. */
export type TravellerOfCompany = {
  _id: string;
  firstName: string;
  lastName: string;
  workEmail: string;
  designation: string | null;
  policyName: string | null;
};

const SHOWN = 8;

/**
 * Of the company's active people those someone may book for (`mayBookFor` in SQL), oneself first: those of the ids, or
 * the first eight that the words find.
 */
export async function travellersFor(
  db: Db,
  companyId: string,
  bookerId: string,
  booksFor: BookerScope,
  { searchKey, ids }: { searchKey: string; ids: readonly string[] },
): Promise<TravellerOfCompany[]> {
  const appliedPolicyId = await policyIdOfEmployee(db, companyId);
  const wanted = ids.length ? [inArray(employees.id, [...ids])] : searchedWords(searchKey).map(beginsAWord);
  const rows = await db
    .select({
      _id: employees.id,
      firstName: employees.firstName,
      lastName: employees.lastName,
      workEmail: employees.workEmail,
      designation: designations.name,
      policyId: appliedPolicyId,
    })
    .from(employees)
    .leftJoin(designations, eq(designations.id, employees.designationId))
    .where(
      and(
        eq(employees.companyId, companyId),
        ne(employees.state, 'inactive'),
        bookable(companyId, bookerId, booksFor),
        ...wanted,
      ),
    )
    .orderBy(sql`${employees.id} <> ${bookerId}`, asc(employees.firstName), asc(employees.lastName), asc(employees.id))
    .limit(ids.length || SHOWN);
  const policies = await publishedPolicies(
    db,
    companyId,
    rows.map(({ policyId }) => policyId),
  );
  return rows.map(({ policyId, ...person }) => ({
    ...person,
    policyName: (policyId === null ? undefined : policies.get(policyId))?.travelPolicyName ?? null,
  }));
}

/** Whether this is one of those people. */
export async function isTravellerFor(
  db: Db,
  companyId: string,
  bookerId: string,
  booksFor: BookerScope,
  travellerId: string,
): Promise<boolean> {
  const found = await db
    .select({ id: employees.id })
    .from(employees)
    .where(
      and(
        eq(employees.companyId, companyId),
        eq(employees.id, travellerId),
        ne(employees.state, 'inactive'),
        bookable(companyId, bookerId, booksFor),
      ),
    );
  return found.length > 0;
}

/** `mayBookFor` for `scopeOfBooker` (rules/settings.ts) as a condition: the role is read in the same query. */
function bookable(companyId: string, bookerId: string, booksFor: BookerScope): SQL | undefined {
  if (booksFor === 'company') return undefined;
  const byRole = sql`exists (select from employees booker join roles on roles.company_id = booker.company_id and roles.id = booker.role_id where booker.company_id = ${companyId} and booker.id = ${bookerId} and ${BOOK_FOR_OTHERS} = any(roles.rights))`;
  const byName = sql`exists (select from ${arrangers} where ${arrangers.companyId} = ${companyId} and ${arrangers.arrangerId} = ${bookerId} and ${arrangers.travellerId} = ${employees.id})`;
  return or(bySetting(companyId, bookerId, booksFor), byName, byRole);
}

function bySetting(companyId: string, bookerId: string, booksFor: Exclude<BookerScope, 'company'>): SQL | undefined {
  const self = eq(employees.id, bookerId);
  if (booksFor === 'reports') return or(self, eq(employees.managerId, bookerId));
  if (booksFor === 'self') return self;
  return or(
    self,
    sql`${employees.departmentId} = (select department_id from employees booker where booker.company_id = ${companyId} and booker.id = ${bookerId})`,
  );
}
