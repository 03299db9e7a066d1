import 'server-only';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { changePassword as operation } from '../contract.ts';
import { confirmPassword } from './confirm-password.ts';
import { hashPassword } from './passwords.ts';
import { revokeBrowsers, rootOfTab } from './sessions.repo.ts';
import { setPassword } from './set-password.ts';

/**
 * Changes the password with the current one, and ends all other sessions. Throws INVALID_INPUT beside
 * `currentPassword`.
 */
export const changePassword: UseCase<typeof operation> = async ({ db, body, caller, request }) => {
  const user = await confirmPassword(db, caller, request, body.currentPassword, 'currentPassword');
  const passwordHash = await hashPassword(body.password);
  const now = clock.now();
  const ended = await inTransaction(db, async (tx) => {
    await setPassword(tx, user, passwordHash, now, request);
    await recordEvent(tx, request, { action: 'password.changed', actor: caller });
    return revokeBrowsers(tx, user.id, now, { but: await rootOfTab(tx, caller.sessionId) });
  });
  return { changed: true, ended };
};
