import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { recordEvent } from '#lib/server/audit.ts';
import { enqueueMails } from '#lib/server/mail/enqueue-mail.ts';
import { runInWorker } from '#lib/server/run-in-worker.ts';
import type { CompanyCaller, UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { rightsBeyond } from '#lib/shared/rights.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { importEmployees as operation } from '../contract.ts';
import { announceListChange } from './announce-people.ts';
import { findMember } from './companies.repo.ts';
import { groupsOf } from './groups.repo.ts';
import type { ImportAnswer, ImportTask, PersonToAdd } from './import-worker.ts';
import { lockCompany } from './lock-company.ts';
import { employees, roles } from './tables.ts';

/** A file of 3 MB is parsed within 2 s by one core; a longer run is stopped. */
const READING = { file: 'features/companies/server/import-worker.ts', timeoutMs: 8_000, memoryMb: 256 };

/**
 * Dry run or import of a file: everybody in it is added and invited, or nobody. Parsed in a worker thread, one file of
 * a company at a time. Throws CONFLICT while another is being parsed, INVALID_INPUT for a file without lines.
 */
export const importEmployees: UseCase<typeof operation> = async ({ db, body: { file, apply }, caller, request }) => {
  await claimReading(db, caller.companyId);
  if (apply) await lockCompany(db, caller.companyId);
  const task: ImportTask = {
    file,
    apply,
    known: await knownPeople(db, caller.companyId),
    context: await contextOf(db, caller),
  };
  const { report, people } = await runInWorker<ImportAnswer>(READING, task);
  const [unreadable] = report.rows ? [] : report.fileProblems;
  if (unreadable) throw new AppError('INVALID_INPUT', unreadable, { fields: { file: unreadable } });
  const added = people.length ? await addAll(db, caller, people) : 0;
  if (added)
    await recordEvent(db, request, {
      action: 'import.created',
      actor: caller,
      subjectId: caller.companyId,
      details: {
        kind: 'import',
        subject: counted(added, 'person', 'people'),
        changes: [{ field: 'people added', after: added }],
      },
    });
  if (added) await announceListChange(db, caller, 'imported');
  return { ...report, added };
};

/** Allows one parse per company across all processes; the lock ends with the transaction. */
async function claimReading(db: Db, companyId: string): Promise<void> {
  const { rows } = await db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('companies.importEmployees'), hashtext(${companyId})) as free`,
  );
  if (!rows[0]?.free)
    throw new AppError(
      'CONFLICT',
      'Another file of your company is being read. Wait a moment and try again; nothing was changed.',
      { retryAfterSeconds: 5 },
    );
}

/** Existing employees as one text each: 50,000 row objects would only be joined to text again. */
async function knownPeople(db: Db, companyId: string): Promise<ImportTask['known']> {
  const [known] = await db
    .select({
      mails: sql<string>`coalesce(string_agg(${employees.workEmail}, E'\n'), '')`,
      staffNumbers: sql<string>`coalesce(lower(string_agg(${employees.staffNumber}, E'\n')), '')`,
    })
    .from(employees)
    .where(eq(employees.companyId, companyId));
  return known ?? { mails: '', staffNumbers: '' };
}

async function contextOf(db: Db, { companyId, rights }: CompanyCaller): Promise<ImportTask['context']> {
  const named = async (grouping: Parameters<typeof groupsOf>[2]) =>
    (await groupsOf(db, companyId, grouping)).map(({ groupId, name }) => ({ id: groupId, name }));
  const all = await db.select().from(roles).where(eq(roles.companyId, companyId));
  const everyones = all.find(({ system }) => system === 'employee');
  const held = [...rights, ...(everyones?.rights ?? [])];
  return {
    departments: await named('department'),
    designations: await named('designation'),
    bands: await named('band'),
    levels: await named('level'),
    roles: all.filter((role) => !rightsBeyond(held, role.rights).length).map(({ id, name }) => ({ id, name })),
    defaultRoleId: everyones?.id ?? '',
  };
}

/**
 * Adds and invites people, one INSERT per part. Managers may come later in the file, so they are set once everybody is
 * inserted.
 */
async function addAll(db: Db, caller: CompanyCaller, parts: readonly PersonToAdd[][]): Promise<number> {
  const { companyId } = caller;
  const now = clock.now();
  const inviter = await findMember(db, caller.userId, companyId);
  const from = inviter ? `${inviter.employee.firstName} ${inviter.employee.lastName}` : '';
  for (const part of parts) {
    const rows = part.map(({ line: _line, managerMail: _manager, ...person }) => ({
      ...person,
      id: newId('usr', now.getTime()),
      companyId,
      state: 'invited' as const,
      createdAt: now,
    }));
    await db.insert(employees).values(rows);
    await enqueueMails(
      db,
      rows.map(({ id, workEmail }) => ({
        template: 'invitation',
        urgency: 'bulk',
        companyId,
        recipient: workEmail,
        facts: { companyId, employeeId: id, inviter: from },
      })),
    );
  }
  for (const part of parts)
    await setManagers(
      db,
      companyId,
      part.filter(({ managerMail }) => managerMail !== null),
    );
  return parts.reduce((sum, part) => sum + part.length, 0);
}

async function setManagers(db: Db, companyId: string, people: readonly PersonToAdd[]): Promise<void> {
  if (!people.length) return;
  const pairs = JSON.stringify(people.map(({ workEmail, managerMail }) => ({ mail: workEmail, manager: managerMail })));
  await db.execute(sql`
    update employees set manager_id = manager.id from jsonb_to_recordset(${pairs}::jsonb) as pair(mail text, manager text)
      join employees manager on manager.company_id = ${companyId} and manager.work_email = pair.manager
    where employees.company_id = ${companyId} and employees.work_email = pair.mail`);
}
