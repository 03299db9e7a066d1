import 'server-only';
import { and, arrayOverlaps, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { dispatchEvent, type DomainEvents } from '#lib/server/domain-events.ts';
import type { Right } from '#lib/shared/rights.ts';
import { employees, roles } from './tables.ts';

type Actor = { companyId: string; userId: string };

/** How many people who look after the list of employees are told of a change in it. */
const MOST_TOLD = 100;
const LOOK_AFTER_PEOPLE: Right[] = ['company.create', 'company.edit', 'company.delete'];

/** Announces that what the tabs of these active employees show about themselves changed. In the change's transaction. */
export async function announcePersonChange(
  db: Db,
  { companyId, userId: actorId }: Actor,
  change: DomainEvents['person.changed']['change'],
  who?: SQL,
): Promise<void> {
  const people = await db
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), eq(employees.state, 'active'), who));
  const userIds = people.map(({ id }) => id);
  if (userIds.length) await dispatchEvent(db, 'person.changed', { companyId, userIds, change, actorId });
}

/**
 * Announces a change in the list of employees; `employeeId` is null where it is several. In the change's transaction, and
 * before `announcePersonChange`: a tab shows the last message, and what is about the person comes last.
 */
export const announceListChange = (
  db: Db,
  { companyId, userId: actorId }: Actor,
  change: DomainEvents['people.changed']['change'],
  employeeId: string | null = null,
): Promise<void> => dispatchEvent(db, 'people.changed', { companyId, employeeId, change, actorId });

/** Active employees who may change the list of employees: at most a hundred, in the order in which they came. */
export async function whoLooksAfterPeople(db: Db, companyId: string): Promise<string[]> {
  const mayChange = db
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.companyId, companyId), arrayOverlaps(roles.rights, LOOK_AFTER_PEOPLE)));
  const rows = await db
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), eq(employees.state, 'active'), inArray(employees.roleId, mayChange)))
    .orderBy(asc(employees.id))
    .limit(MOST_TOLD);
  return rows.map(({ id }) => id);
}
