import 'server-only';
import { eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { AppError } from '#lib/shared/errors.ts';
import { companies, employees } from './tables.ts';

/**
 * Finds a company by id or exact name, for operator commands. Throws NOT_FOUND, and INVALID_INPUT where several have
 * the name.
 */
export async function companyNamed(db: Db, wanted: string): Promise<{ id: string; name: string }> {
  const chosen = { id: companies.id, name: companies.name };
  const [byId] = await db.select(chosen).from(companies).where(eq(companies.id, wanted));
  if (byId) return byId;
  const byName = await db
    .select(chosen)
    .from(companies)
    .where(eq(companies.name, wanted))
    .orderBy(companies.id)
    .limit(20);
  const [only] = byName;
  if (!only) throw new AppError('NOT_FOUND', `There is no company with the id or the exact name “${wanted}”.`);
  if (byName.length > 1)
    throw new AppError(
      'INVALID_INPUT',
      `Several companies are called “${wanted}”. Give the id of one: ${byName.map(({ id }) => id).join(', ')}.`,
    );
  return only;
}

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
