import 'server-only';
import { and, count, desc, eq, gt, ilike, inArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { companies, companySettings, creditLimits, employees, gstRegistrations } from './tables.ts';
import { DEFAULT_SETTINGS } from '../rules/settings.ts';

/** A company with the most it may owe, in paise. */
export type CompanyAccount = { companyId: string; name: string; creditLimit: number };

/**
 * The companies of these functions are of anybody: the transaction must read across companies (`readAcrossCompanies`)
 * or be one company's.
 */
const accounts = (db: Db, wanted: SQL | undefined, { limit, offset = 0 }: { limit: number; offset?: number }) =>
  db
    .select({ companyId: companies.id, name: companies.name, creditLimit: creditLimits.amount })
    .from(companies)
    .leftJoin(creditLimits, eq(creditLimits.companyId, companies.id))
    .where(wanted)
    .orderBy(desc(creditLimits.amount), companies.name, companies.id)
    .limit(limit)
    .offset(offset)
    .then((rows) => rows.map((row): CompanyAccount => ({ ...row, creditLimit: row.creditLimit ?? 0 })));

/** A page of the companies that may owe something, the highest limit first, and how many there are. */
export async function companiesOnCredit(
  db: Db,
  page: { limit: number; offset: number },
): Promise<{ companies: CompanyAccount[]; count: number }> {
  const [all] = await db.select({ count: count() }).from(creditLimits).where(gt(creditLimits.amount, 0));
  return { companies: await accounts(db, gt(creditLimits.amount, 0), page), count: all?.count ?? 0 };
}

/** By what a company is found: the work email of somebody there, a GST number, its id, or a part of its name. */
export type CompanyKey = { kind: 'email' | 'gst' | 'id' | 'name'; key: string };

/** Companies with this key, those with the highest credit limit first. */
export async function findCompanies(db: Db, { kind, key }: CompanyKey, limit: number): Promise<CompanyAccount[]> {
  if (kind === 'id') return accounts(db, eq(companies.id, key), { limit });
  if (kind === 'name') return accounts(db, ilike(companies.name, `%${key.replace(/[\\%_]/g, '\\$&')}%`), { limit });
  const found =
    kind === 'email'
      ? await db
          .selectDistinct({ id: employees.companyId })
          .from(employees)
          .where(eq(employees.workEmail, key))
          .limit(limit)
      : await db
          .selectDistinct({ id: companies.id })
          .from(companies)
          .leftJoin(gstRegistrations, eq(gstRegistrations.companyId, companies.id))
          .where(or(eq(companies.gstNumber, key), eq(gstRegistrations.number, key)))
          .limit(limit);
  return found.length
    ? accounts(
        db,
        inArray(
          companies.id,
          found.map(({ id }) => id),
        ),
        { limit },
      )
    : [];
}

/** One company with what staff ask about first. Null when there is none with this id. */
export async function companyForDesk(db: Db, companyId: string) {
  const [account] = await accounts(db, eq(companies.id, companyId), { limit: 1 });
  const [row] = await db
    .select({ createdAt: companies.createdAt, gstNumber: companies.gstNumber, settings: companySettings.settings })
    .from(companies)
    .leftJoin(companySettings, eq(companySettings.companyId, companies.id))
    .where(eq(companies.id, companyId));
  if (!account || !row) return null;
  const registrations = await db
    .select({ number: gstRegistrations.number })
    .from(gstRegistrations)
    .where(eq(gstRegistrations.companyId, companyId))
    .orderBy(desc(gstRegistrations.isHeadOffice), gstRegistrations.stateCode);
  const [people] = await db
    .select({ count: count() })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), eq(employees.state, 'active')));
  const numbers = registrations.map(({ number }) => number);
  return {
    ...account,
    since: row.createdAt,
    paying: row.settings?.paying ?? DEFAULT_SETTINGS.paying,
    gstNumbers: numbers.length || !row.gstNumber ? numbers : [row.gstNumber],
    people: people?.count ?? 0,
  };
}
