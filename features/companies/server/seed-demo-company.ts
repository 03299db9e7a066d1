import 'server-only';
import { eq } from 'drizzle-orm';
import { createAccount, hashPassword } from '#features/identity/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { newId } from '#lib/shared/ids.ts';
import { findRole } from './companies.repo.ts';
import { foundCompany } from './found-company.ts';
import { employees } from './tables.ts';

/** The company of a demo database; `npm start` prints its people. The first is its administrator. */
export const DEMO_COMPANY = {
  name: 'Kaveri Instruments',
  countryCode: '356',
  citySlug: 'bengaluru',
  people: [
    { firstName: 'Priya', lastName: 'Raghavan', email: 'admin@demo-company.sarai.in', mobile: '+91 90000 00011', password: 'priya-directs-2026', role: 'Administrator' },
    { firstName: 'Nikhil', lastName: 'Bose', email: 'nikhil@demo-company.sarai.in', mobile: '+91 90000 00012', password: 'nikhil-travels-2026', role: 'Employee' },
  ],
} as const;

/** Founds the demo company, unless it is there. */
export async function seedDemoCompany(db: Db): Promise<void> {
  const { people, ...company } = DEMO_COMPANY;
  const [first, second] = people;
  const [there] = await db.select({ id: employees.id }).from(employees).where(eq(employees.workEmail, first.email)).limit(1);
  if (there) return;
  const [firstHash, secondHash] = [await hashPassword(first.password), await hashPassword(second.password)];
  const now = clock.now();
  const companyId = newId('cmp', now.getTime());
  const account = ({ firstName, lastName, email, mobile }: (typeof people)[number], passwordHash: string) => ({
    id: newId('usr', now.getTime()), firstName, lastName, email, mobile, passwordHash, userType: 'corporate' as const,
  });

  await inCompany(db, companyId, async (tx) => {
    const administrator = await createAccount(tx, account(first, firstHash), now);
    if (!administrator) return; // another process was faster
    const { id: administratorId, email } = administrator;
    const { firstName: given, lastName: family, mobile: number } = first;
    await foundCompany(tx, { company: { ...company, id: companyId, gstNumber: null }, administrator: { id: administratorId, firstName: given, lastName: family, mobile: number, workEmail: email } }, now);
    const colleague = await createAccount(tx, account(second, secondHash), now);
    const role = await findRole(tx, companyId, { system: 'employee' });
    if (!colleague || !role) return;
    const { id, firstName, lastName, mobile, email: workEmail } = colleague;
    await tx.insert(employees).values({ id, firstName, lastName, mobile, workEmail, companyId, roleId: role.id, staffNumber: 'K-0002', state: 'active', createdAt: now, activatedAt: now });
  });
}
