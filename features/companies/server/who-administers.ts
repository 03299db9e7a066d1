import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { addressesOfPeople } from './people.repo.ts';
import { employees, roles } from './tables.ts';

/** How many are named: enough to find one of them. */
const NAMED = 3;
/** The most administrators who are told of the company's money. */
export const MOST_TOLD = 20;

/** Administrators of a company who have an open account, by name: whom to ask for what only they can change. */
export const administratorNames = async (db: Db, companyId: string): Promise<string[]> =>
  (await administratorsOf(db, companyId, NAMED)).map(({ firstName, lastName }) => `${firstName} ${lastName}`);

/** The same people with their address, at most `most`. */
export const administratorsOf = (
  db: Db,
  companyId: string,
  most: number,
): Promise<{ id: string; firstName: string; lastName: string; workEmail: string }[]> =>
  db
    .select({
      id: employees.id,
      firstName: employees.firstName,
      lastName: employees.lastName,
      workEmail: employees.workEmail,
    })
    .from(employees)
    .innerJoin(roles, and(eq(roles.companyId, employees.companyId), eq(roles.id, employees.roleId)))
    .where(and(eq(employees.companyId, companyId), eq(employees.state, 'active'), eq(roles.system, 'administrator')))
    .orderBy(asc(employees.firstName), asc(employees.lastName))
    .limit(most);

/** Whom an email about money of the company goes to: a person who paid, while their account is open, and the administrators. */
export async function toldOfMoney(
  db: Db,
  companyId: string,
  payerId: string,
): Promise<{ id: string; workEmail: string }[]> {
  const [payers, administrators] = [
    await addressesOfPeople(db, companyId, [payerId]),
    await administratorsOf(db, companyId, MOST_TOLD),
  ];
  return [...payers, ...administrators.filter(({ id }) => id !== payerId)];
}
