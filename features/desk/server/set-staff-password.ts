import 'server-only';
import { eq } from 'drizzle-orm';
import { hashPassword, openLock } from '#features/identity/server/index.ts';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { setStaffPassword as operation } from '../contract.ts';
import { LINK_HOURS } from '../rules/staff-session.ts';
import { closeStaffSessions } from './staff-sessions.repo.ts';
import { spendStaffLink } from './staff.repo.ts';
import { staffAccounts } from './tables.ts';

/** Sets a password by the link from an email, once, and ends the person's sign-ins. Throws LINK_INVALID. */
export const setStaffPassword: UseCase<typeof operation> = async ({ db, body, request }) => {
  const passwordHash = await hashPassword(body.password); // before the link is checked: an invalid one takes as long
  await inTransaction(db, async (tx) => {
    const staff = await spendStaffLink(tx, body.token, clock.now());
    if (!staff) throw linkInvalid();
    await tx.update(staffAccounts).set({ passwordHash }).where(eq(staffAccounts.id, staff.id));
    await openLock(tx, 'staff', staff.email);
    await closeStaffSessions(tx, staff.id);
    await recordEvent(tx, request, {
      action: 'desk.password-set',
      actor: { userId: staff.id, userType: 'staff' },
      subjectId: staff.id,
    });
  });
  return { changed: true };
};

const linkInvalid = (): AppError =>
  new AppError(
    'LINK_INVALID',
    `This link was used already, was replaced by a newer one, or is older than ${counted(LINK_HOURS, 'hour')}. Nothing was changed.`,
  );
