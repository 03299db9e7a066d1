import 'server-only';
import { eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { companyNamed } from './company-named.ts';
import { employees } from './tables.ts';

/**
 * A company by id or exact name, with the ids of all its employees in any state; an account has the id of its employee.
 * For operator commands. Throws NOT_FOUND, and INVALID_INPUT where several have the name.
 */
export async function peopleOfCompany(
  db: Db,
  company: string,
): Promise<{ companyId: string; companyName: string; people: string[] }> {
  const { id: companyId, name: companyName } = await companyNamed(db, company);
  const people = await db.select({ id: employees.id }).from(employees).where(eq(employees.companyId, companyId));
  return { companyId, companyName, people: people.map(({ id }) => id) };
}
