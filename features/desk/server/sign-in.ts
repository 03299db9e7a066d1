import 'server-only';
import { accountSubject, checkCredentials } from '#features/identity/server/index.ts';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { rememberDevice } from '#lib/server/http/device-cookie.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { signIn as operation } from '../contract.ts';
import { openStaffSession } from './staff-sessions.repo.ts';
import { findStaffByEmail } from './staff.repo.ts';

/**
 * Signs someone of the staff in. Unknown address, wrong password, and an account that is closed or has no password yet
 * get the same answer in the same time. Throws TOO_MANY_REQUESTS.
 */
export const signIn: UseCase<typeof operation> = async ({ db, body, request }) => {
  const staff = await checkCredentials(db, 'staff', body, request, () => findStaffByEmail(db, body.email));
  if (!staff)
    throw new AppError('UNAUTHENTICATED', 'Email or password is incorrect. Check both, or ask your administrator.');
  const { id, name, email } = staff;
  const accessToken = await inTransaction(db, async (tx) => {
    await recordEvent(tx, request, {
      action: 'desk.signed-in',
      actor: { userId: id, userType: 'staff' },
      subjectId: id,
    });
    return openStaffSession(tx, id, clock.now());
  });
  rememberDevice(request, accountSubject('staff', email));
  return { _id: id, name, email, accessToken };
};
