import 'server-only';
import { eq } from 'drizzle-orm';
import { createAccount, hashPassword } from '#features/identity/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { demoCompany, type DrawnCompany } from './seed/demo-company.ts';
import { storeCompany } from './seed/store-company.ts';
import { grantCredit } from './grant-credit.ts';
import { employees } from './tables.ts';

/** The demo company; `npm start` prints its people. The first is its administrator. */
export const DEMO_COMPANY = {
  name: 'Kaveri Instruments',
  countryCode: '356',
  citySlug: 'bengaluru',
  people: [
    {
      firstName: 'Priya',
      lastName: 'Raghavan',
      email: 'admin@demo-company.sarai.in',
      mobile: '+91 90000 00011',
      password: 'priya-directs-2026',
      role: 'Administrator',
    },
    {
      firstName: 'Nikhil',
      lastName: 'Bose',
      email: 'nikhil@demo-company.sarai.in',
      mobile: '+91 90000 00012',
      password: 'nikhil-travels-2026',
      role: 'Employee',
    },
  ],
} as const;

/** Credit limit of the demo company, in paise. The seed runs as the operator, who may grant it. */
const DEMO_CREDIT = 500_000_00;

/** Seeds of features that depend on this one. */
type Besides = (tx: Db, drawn: DrawnCompany) => Promise<void>;

/**
 * Creates the demo company with 400 people, unless it exists. Two of them have an account; the others never signed in.
 */
export async function seedDemoCompany(db: Db, besides: Besides): Promise<void> {
  const { people, ...company } = DEMO_COMPANY;
  const known = people.map(({ firstName, lastName, email: workEmail, mobile }) => ({
    firstName,
    lastName,
    workEmail,
    mobile,
  }));
  const [there] = await db
    .select({ id: employees.id })
    .from(employees)
    .where(eq(employees.workEmail, people[0].email))
    .limit(1);
  if (there) return;
  const now = clock.now();
  const drawn = demoCompany(known, now.toISOString());
  const accounts = await Promise.all(
    people.map(async ({ firstName, lastName, email, mobile, password }) => ({
      id: drawn.people.find(({ workEmail }) => workEmail === email)?.id ?? '',
      firstName,
      lastName,
      email,
      mobile,
      userType: 'corporate' as const,
      passwordHash: await hashPassword(password),
    })),
  );
  const isStored = await inCompany(db, drawn.companyId, async (tx) => {
    // another process was faster
    for (const account of accounts) if (!(await createAccount(tx, account, now))) return false;
    await storeCompany(tx, drawn, company, now);
    await besides(tx, drawn);
    return true;
  });
  if (isStored)
    await grantCredit(db, { company: drawn.companyId, limit: DEMO_CREDIT, reason: 'Demo company', apply: true });
}
