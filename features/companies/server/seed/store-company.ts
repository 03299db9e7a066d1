import 'server-only';
import { and, eq } from 'drizzle-orm';
import { seedPolicies } from '#features/policy/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { CompanySettingsForm } from '../../organisation.ts';
import { searchWordsOf } from '../../rules/employee-filter.ts';
import { DEFAULT_SETTINGS } from '../../rules/settings.ts';
import { foundCompany } from '../found-company.ts';
import {
  bands,
  companySettings,
  departments,
  designations,
  employees,
  gstRegistrations,
  levels,
  roles,
} from '../tables.ts';
import type { DrawnCompany } from './demo-company.ts';

/** Rows in one INSERT: building a statement costs by the square of its parameters. */
const ROWS_AT_ONCE = 200;

/** How a drawn company books: on credit, for one's own department, each trip with its cost centre. */
const DEMO_SETTINGS: CompanySettingsForm = {
  modes: DEFAULT_SETTINGS.modes,
  notices: DEFAULT_SETTINGS.notices,
  paying: 'credit',
  booksFor: 'department',
  checkoutAllowed: true,
  lowBalance: 50_000_00,
  guestsAllowed: true,
  requiredFields: ['costCentre'],
};

export type Founded = { name: string; countryCode: string; citySlug: string };

/** Writes a drawn company whole, but for its approval configurations, which stand in a room above. `db` is a transaction of that company. */
export async function storeCompany(
  db: Db,
  drawn: DrawnCompany,
  { name, countryCode, citySlug }: Founded,
  now: Date,
): Promise<void> {
  const { companyId } = drawn;
  const own = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, companyId }));
  const [first, ...others] = drawn.people;
  if (!first) throw new RangeError('a company has at least one person');
  const head = drawn.registrations.find(({ isHeadOffice }) => isHeadOffice);
  const member = await foundCompany(
    db,
    {
      company: { id: companyId, name, countryCode, citySlug, gstNumber: head?.number ?? null },
      gstAddress: head?.address,
      administrator: first,
    },
    now,
  );
  await db
    .insert(gstRegistrations)
    .values(
      own(
        drawn.registrations
          .filter(({ isHeadOffice }) => !isHeadOffice)
          .map(({ state, number, address, isHeadOffice }) => ({ stateCode: state, number, address, isHeadOffice })),
      ),
    );
  await db
    .insert(departments)
    .values(own(drawn.departments.map(({ id, name: called, parentId }) => ({ id, name: called, parentId }))));
  await db.insert(designations).values(own(drawn.designations));
  await db.insert(bands).values(own(drawn.bands));
  await db.insert(levels).values(own(drawn.levels.map(({ id, name: called }) => ({ id, name: called }))));
  await db.insert(roles).values(own(drawn.roles.map((role) => ({ ...role, rights: [...role.rights], system: null }))));

  const [everyones] = await db
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.companyId, companyId), eq(roles.system, 'employee')));
  const roleId = (key: string): string =>
    key === 'administrator'
      ? member.role.id
      : (drawn.roles.find(({ id }) => id.endsWith(`_${key}`))?.id ?? everyones?.id ?? member.role.id);
  const rowOf = ({ roleKey, isHead: _head, index: _index, joinedOn: _joined, ...person }: (typeof others)[number]) => ({
    ...person,
    companyId,
    roleId: roleId(roleKey),
    createdAt: now,
    activatedAt: person.state === 'invited' ? null : now,
    searchWords: searchWordsOf(person),
  });
  await db.update(employees).set(rowOf(first)).where(eq(employees.id, first.id));
  for (let at = 0; at < others.length; at += ROWS_AT_ONCE)
    await db.insert(employees).values(others.slice(at, at + ROWS_AT_ONCE).map(rowOf));
  for (const { id, headId } of drawn.departments)
    await db
      .update(departments)
      .set({ headId })
      .where(and(eq(departments.companyId, companyId), eq(departments.id, id)));
  await db.insert(companySettings).values({ companyId, settings: DEMO_SETTINGS });
  await seedPolicies(db, { companyId, by: first.id, policies: drawn.policies, assignments: drawn.assignments, now });
}
