import 'server-only';
import { eq } from 'drizzle-orm';
import { createAccount, hashPassword, openSession } from '#features/identity/server/index.ts';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { activateEmployee as operation } from '../contract.ts';
import { announceListChange } from './announce-people.ts';
import { findMember, lockEmployee } from './companies.repo.ts';
import { findInvitation, INVITATION_DAYS } from './invitations.repo.ts';
import { presentSession } from './present-member.ts';
import { rulesOf } from './rules-of-member.ts';
import { alreadyActive, userNotFound } from './refusals.ts';
import { employees } from './tables.ts';

/**
 * Activates an invited employee with a password and signs them in (7.3). Outcomes of 3.22: a session; ALREADY_ACTIVE;
 * NOT_FOUND. Throws LINK_INVALID for an expired invitation.
 */
export const activateEmployee: UseCase<typeof operation> = async ({ db, body, request }) => {
  const passwordHash = await hashPassword(body.password);
  const invitation = await findInvitation(db, body.token);
  if (!invitation) throw userNotFound();
  const now = clock.now();

  return inCompany(db, invitation.companyId, async (tx) => {
    const employee = await lockEmployee(tx, invitation.companyId, invitation.employeeId);
    if (!employee || employee.state === 'inactive') throw userNotFound();
    if (employee.state === 'active') throw alreadyActive();
    if (invitation.expiresAt <= now) throw invitationExpired();

    const { id, firstName, lastName, mobile, workEmail: email } = employee;
    const user = await createAccount(
      tx,
      { id, firstName, lastName, mobile, email, userType: 'corporate', passwordHash },
      now,
    );
    if (!user) throw alreadyActive(); // the address has a corporate account at another company
    await tx.update(employees).set({ state: 'active', activatedAt: now }).where(eq(employees.id, id));
    await recordEvent(tx, request, {
      action: 'employee.activated',
      actor: { userId: id, userType: 'corporate' },
      subjectId: id,
    });
    await announceListChange(tx, { companyId: invitation.companyId, userId: id }, 'activated', id);
    const member = await findMember(tx, id, invitation.companyId);
    if (!member) throw userNotFound();
    return presentSession(
      member,
      await rulesOf(tx, invitation.companyId, id),
      await openSession(tx, user, body.device, request, now),
    );
  });
};

const invitationExpired = (): AppError =>
  new AppError(
    'LINK_INVALID',
    `This invitation is older than ${counted(INVITATION_DAYS, 'day')}. Ask your company to send it again.`,
  );
