import 'server-only';
import { eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { companyNamed } from './company-named.ts';
import { employees } from './tables.ts';

/**
 * A company by id or exact name, with the ids of all its people, whatever their state; an employee's account has the
 * employee's id. For the operator's commands. Throws NOT_FOUND for an unknown company and INVALID_INPUT where several
 * companies have the name.
 */
export async function peopleOfCompany(
  db: Db,
  company: string,
): Promise<{ companyId: string; companyName: string; people: string[] }> {
  const { id: companyId, name: companyName } = await companyNamed(db, company);
  const people = await db.select({ id: employees.id }).from(employees).where(eq(employees.companyId, companyId));
  return { companyId, companyName, people: people.map(({ id }) => id) };
}
