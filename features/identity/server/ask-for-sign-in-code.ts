import 'server-only';
import { recordEvent } from '#lib/server/audit.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { networkOf } from '#lib/server/http/client-network.ts';
import { knownDevice, rememberDevice } from '#lib/server/http/device-cookie.ts';
import { countIn } from '#lib/server/http/rate-limit.ts';
import { readerLanguage } from '#lib/server/http/reader-language.ts';
import { enqueueMail } from '#lib/server/mail/enqueue-mail.ts';
import { countEmailFrom } from '#lib/server/mail/network-quota.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { askForSignInCode as operation } from '../contract.ts';
import { signInCodeLimits } from '../rules/sign-in-code.ts';
import { accountKey, accountSubject, codeAskedSubject } from './account-key.ts';

/**
 * Enqueues a code to sign in to a consumer's account. Whether the account exists is checked when the email is rendered,
 * so that neither answer nor timing reveals it. Above the hourly limit nothing is sent; a device known for the account
 * has a quota of its own. The code works in the browser that requested it, by cookie.
 */
export const askForSignInCode: UseCase<typeof operation> = async ({ db, body: { email }, request }) => {
  const [account, network] = [accountKey(PRODUCT.id, email), networkOf(request.address)];
  const known = knownDevice(request.headers, accountSubject(PRODUCT.id, email));
  if (known === null) await countEmailFrom(db, network);
  const asked = await countIn(db, signInCodeLimits(account, known === null ? { network } : { device: known }));
  const device = rememberDevice(request, codeAskedSubject(PRODUCT.id, email));
  await inTransaction(db, async (tx) => {
    await recordEvent(tx, request, {
      action: 'sign-in.code-asked',
      actor: null,
      details: { userType: PRODUCT.id },
    });
    if (!asked.some(({ over }) => over))
      await enqueueMail(tx, {
        template: 'sign-in-code',
        urgency: 'security',
        recipient: email,
        language: readerLanguage(request),
        facts: { device },
      });
  });
  return { mailed: true };
};
