import 'server-only';
import { eq } from 'drizzle-orm';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { enqueueMail } from '#lib/server/mail/enqueue-mail.ts';
import type { CompanyCaller, UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { rightsBeyond } from '#lib/shared/rights.ts';
import type { inviteEmployee as operation } from '../contract.ts';
import { searchWordsOf } from '../rules/employee-filter.ts';
import { announceListChange } from './announce-people.ts';
import { type EmployeeRow, findMember, findRole, lockEmployeeByMail, type RoleRow } from './companies.repo.ts';
import { presentEmployee } from './present-member.ts';
import { alreadyActive } from './refusals.ts';
import { employees } from './tables.ts';

/**
 * Adds an invited employee, or renews an invitation with the new details, and emails the link. Throws ALREADY_ACTIVE.
 */
export const inviteEmployee: UseCase<typeof operation> = async ({ db, body, caller, request }) => {
  const { userRoleId, employeeId: staffNumber = null, ...person } = body;
  const role = await roleToGive(db, caller, userRoleId);
  const now = clock.now();
  const details = { ...person, staffNumber, roleId: role.id, searchWords: searchWordsOf({ ...person, staffNumber }) };

  const known = await lockEmployeeByMail(db, caller.companyId, person.workEmail);
  const [added] = known
    ? []
    : await db
        .insert(employees)
        .values({
          ...details,
          id: newId('usr', now.getTime()),
          companyId: caller.companyId,
          state: 'invited',
          createdAt: now,
        })
        .onConflictDoNothing({ target: [employees.companyId, employees.workEmail] }) // invited by somebody else meanwhile
        .returning();
  const employee = added ?? (await renewInvitation(db, caller, known, details));

  const inviter = await findMember(db, caller.userId, caller.companyId);
  const facts = {
    companyId: caller.companyId,
    employeeId: employee.id,
    inviter: inviter ? `${inviter.employee.firstName} ${inviter.employee.lastName}` : '',
  };
  await enqueueMail(db, {
    template: 'invitation',
    urgency: 'bulk',
    companyId: caller.companyId,
    recipient: employee.workEmail,
    facts,
  });
  await recordEvent(db, request, {
    action: 'employee.invited',
    actor: caller,
    subjectId: employee.id,
    details: {
      kind: 'employee',
      subject: `${employee.firstName} ${employee.lastName}`,
      changes: [{ field: 'role', after: role.name }],
    },
  });
  await announceListChange(db, caller, 'invited', employee.id);
  return { employee: { ...presentEmployee(employee), state: 'invited' } };
};

type Details = Pick<EmployeeRow, 'workEmail'> & Partial<EmployeeRow>;

/** Gives an invitation the new details. Throws ALREADY_ACTIVE for whoever has used it. */
async function renewInvitation(
  db: Db,
  caller: CompanyCaller,
  locked: EmployeeRow | undefined,
  details: Details,
): Promise<EmployeeRow> {
  const known = locked ?? (await lockEmployeeByMail(db, caller.companyId, details.workEmail));
  if (known?.state !== 'invited') throw alreadyActive();
  await mustNotOutrank(db, caller, known.roleId);
  const [renewed] = await db.update(employees).set(details).where(eq(employees.id, known.id)).returning();
  if (!renewed) throw new Error('a renewed invitation was not stored');
  return renewed;
}

/** A renewed invitation replaces the role of the first one: the sender must hold that role's rights too. */
async function mustNotOutrank(db: Db, caller: CompanyCaller, roleId: string): Promise<void> {
  const role = await findRole(db, caller.companyId, { id: roleId });
  const everyones = await findRole(db, caller.companyId, { system: 'employee' });
  if (role && rightsBeyond([...caller.rights, ...(everyones?.rights ?? [])], role.rights).length)
    throw new AppError(
      'FORBIDDEN',
      'This person was invited to a role that allows more than yours does. Ask an administrator.',
    );
}

/** The role to assign: the requested one, or the employee role. Nobody can assign rights they lack. */
async function roleToGive(db: Db, caller: CompanyCaller, userRoleId: string | undefined): Promise<RoleRow> {
  const role = await findRole(
    db,
    caller.companyId,
    userRoleId === undefined ? { system: 'employee' } : { id: userRoleId },
  );
  if (!role)
    throw new AppError('INVALID_INPUT', 'Choose a role of your company.', {
      fields: { userRoleId: 'Choose a role of your company.' },
    });
  if (rightsBeyond(caller.rights, role.rights).length)
    throw new AppError(
      'FORBIDDEN',
      `The role ${role.name} allows more than yours does, so you cannot give it. Ask an administrator.`,
    );
  return role;
}
