import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { recordEvent } from '#lib/server/audit.ts';
import { noteMails } from '#lib/server/mail/note-mail.ts';
import type { CompanyCaller, UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { rightsBeyond } from '#lib/shared/rights.ts';
import type { importEmployees as operation } from '../contract.ts';
import { searchWordsOf } from '../rules/employee-filter.ts';
import type { ImportContext, ImportedEmployee } from '../rules/import/employee-import.ts';
import { importFile } from '../rules/import/import-file.ts';
import { findMember } from './companies.repo.ts';
import { groupsOf } from './groups.repo.ts';
import { lockCompany } from './lock-company.ts';
import { employees, roles } from './tables.ts';

/** Rows in one INSERT: building a statement costs by the square of its parameters. */
const ROWS_AT_ONCE = 200;

/** A dry run of a file, or the import: everybody in it is added and invited, or nobody is. */
export const importEmployees: UseCase<typeof operation> = async ({ db, body: { file, apply }, caller, request }) => {
  if (apply) await lockCompany(db, caller.companyId);
  const known = await knownPeople(db, caller.companyId);
  const report = importFile([new Uint8Array(Buffer.from(file, 'base64'))], await contextOf(db, caller, known));
  const [unreadable] = report.rows ? [] : report.fileProblems;
  if (unreadable) throw new AppError('INVALID_INPUT', unreadable, { fields: { file: unreadable } });
  const added = apply && report.ok ? await addAll(db, caller, report.ready, known) : 0;
  if (added) await recordEvent(db, request, { action: 'import.created', actor: caller, subjectId: caller.companyId, details: { kind: 'import', subject: `${added} people`, changes: [{ field: 'people added', after: added }] } });
  return { ...report, ready: report.ready.length, added };
};

type Known = { byMail: Map<string, string>; staffNumbers: Set<string> };

async function knownPeople(db: Db, companyId: string): Promise<Known> {
  const rows = await db.select({ id: employees.id, workEmail: employees.workEmail, staffNumber: employees.staffNumber }).from(employees).where(eq(employees.companyId, companyId));
  return { byMail: new Map(rows.map(({ id, workEmail }) => [workEmail, id])), staffNumbers: new Set(rows.flatMap(({ staffNumber }) => (staffNumber === null ? [] : [staffNumber.toLowerCase()]))) };
}

async function contextOf(db: Db, { companyId, rights }: CompanyCaller, known: Known): Promise<ImportContext> {
  const named = async (grouping: Parameters<typeof groupsOf>[2]) => (await groupsOf(db, companyId, grouping)).map(({ groupId, name }) => ({ id: groupId, name }));
  const all = await db.select().from(roles).where(eq(roles.companyId, companyId));
  const everyones = all.find(({ system }) => system === 'employee');
  const held = [...rights, ...(everyones?.rights ?? [])];
  return {
    departments: await named('department'), designations: await named('designation'), bands: await named('band'), levels: await named('level'),
    roles: all.filter((role) => !rightsBeyond(held, role.rights).length), defaultRoleId: everyones?.id ?? '',
    employeeByMail: (mail) => known.byMail.get(mail) ?? null, hasStaffNumber: (number) => known.staffNumbers.has(number.toLowerCase()),
  };
}

/** Managers may stand further down in the same file, so they are written once everybody is there. */
async function addAll(db: Db, caller: CompanyCaller, people: readonly ImportedEmployee[], known: Known): Promise<number> {
  const { companyId } = caller;
  const now = clock.now();
  const rows = people.map(({ line: _line, managerMail: _manager, ...person }) => ({ ...person, id: newId('usr', now.getTime()), companyId, state: 'invited' as const, createdAt: now, searchWords: searchWordsOf(person) }));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) await db.insert(employees).values(rows.slice(at, at + ROWS_AT_ONCE));
  const ids = new Map([...known.byMail, ...rows.map(({ workEmail, id }): [string, string] => [workEmail, id])]);
  const managed = people.flatMap(({ workEmail, managerMail }) => (managerMail === null ? [] : [{ id: ids.get(workEmail), manager: ids.get(managerMail) }]));
  if (managed.length)
    await db.execute(sql`update employees set manager_id = pair.manager from jsonb_to_recordset(${JSON.stringify(managed)}::jsonb) as pair(id text, manager text) where employees.company_id = ${companyId} and employees.id = pair.id`);
  const inviter = await findMember(db, caller.userId, companyId);
  const from = inviter ? `${inviter.employee.firstName} ${inviter.employee.lastName}` : '';
  await noteMails(db, rows.map(({ id, workEmail }) => ({ template: 'invitation', urgency: 'bulk', companyId, recipient: workEmail, facts: { companyId, employeeId: id, inviter: from } })));
  return rows.length;
}
