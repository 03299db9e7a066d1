import 'server-only';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { reopenAddress } from '#lib/server/mail/undeliverable.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { resetPassword as operation } from '../contract.ts';
import { LINK_MINUTES } from '#lib/shared/one-time-codes.ts';
import { lockLink } from './password-links.repo.ts';
import { hashPassword } from './passwords.ts';
import { revokeBrowsers } from './sessions.repo.ts';
import { setPassword } from './set-password.ts';

/** Sets a new password by a link from an email, once, and ends all sessions of the person. Throws LINK_INVALID. */
const resetFor =
  (userType: UserType): UseCase<typeof operation> =>
  async ({ db, body, request }) => {
    const passwordHash = await hashPassword(body.password); // before the link is checked: an invalid one takes as long
    const now = clock.now();
    await inTransaction(db, async (tx) => {
      const user = await lockLink(tx, userType, body.token, now);
      if (!user) throw linkInvalid();
      await reopenAddress(tx, user.email); // its owner read the email with the link
      await setPassword(tx, user, passwordHash, now, request);
      await revokeBrowsers(tx, user.id, now);
      await recordEvent(tx, request, { action: 'password.reset', actor: { userId: user.id, userType } });
    });
    return { changed: true };
  };

export const resetPassword = resetFor(PRODUCT.id);
export const resetCorporatePassword = resetFor('corporate');

const linkInvalid = (): AppError =>
  new AppError(
    'LINK_INVALID',
    `This link was used already, or is older than ${counted(LINK_MINUTES, 'minute')}. Your password was not changed. Request a new link.`,
  );
