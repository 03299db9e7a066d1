import 'server-only';
import { recordEvent } from '#lib/server/audit.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { countIn } from '#lib/server/http/rate-limit.ts';
import { networkOf } from '#lib/server/http/client-network.ts';
import { knownDevice } from '#lib/server/http/device-cookie.ts';
import { readerLanguage } from '#lib/server/http/reader-language.ts';
import { countEmailFrom } from '#lib/server/mail/network-quota.ts';
import { enqueueMail } from '#lib/server/mail/enqueue-mail.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import type { forgotPassword } from '../contract.ts';
import { linkLimit } from '../rules/password-tries.ts';
import { accountKey, accountSubject } from './account-key.ts';

/**
 * Enqueues a reset link. Whether the account exists is checked when the email is rendered, so that neither answer nor
 * timing reveals it. Above the hourly limit nothing is sent; a known device has a quota of its own.
 */
const askFor =
  (userType: UserType): UseCase<typeof forgotPassword> =>
  async ({ db, body, request }) => {
    const device = knownDevice(request.headers, accountSubject(userType, body.email));
    if (device === null) await countEmailFrom(db, networkOf(request.address));
    const [asked] = await countIn(db, [linkLimit(accountKey(userType, body.email), device)]);
    await inTransaction(db, async (tx) => {
      await recordEvent(tx, request, { action: 'password.link-asked', actor: null, details: { userType } });
      if (!asked?.over)
        await enqueueMail(tx, {
          template: 'password-link',
          urgency: 'security',
          recipient: body.email,
          language: readerLanguage(request),
          facts: { userType },
        });
    });
    return { mailed: true };
  };

export const askForPasswordLink = askFor(PRODUCT.id);
export const askForCorporatePasswordLink = askFor('corporate');
