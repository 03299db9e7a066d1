import 'server-only';
import { recordEvent } from '#lib/server/audit.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { countIn } from '#lib/server/http/rate-limit.ts';
import { networkOf } from '#lib/server/http/client-network.ts';
import { readerLanguage } from '#lib/server/http/reader-language.ts';
import { knownDevice, rememberDevice } from '#lib/server/http/device-cookie.ts';
import { countEmailFrom } from '#lib/server/mail/network-quota.ts';
import { enqueueMail } from '#lib/server/mail/enqueue-mail.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { askForCode as operation } from '../contract.ts';
import { codeLimits } from '../rules/code-tries.ts';
import { askedSubject, guestKey, signedInSubject } from './guest-key.ts';

/**
 * Enqueues a code. Whether the registration exists is checked when the email is rendered, so that neither answer nor
 * timing reveals it. Above the hourly limit nothing is sent. The code works in the browser that requested it, by
 * cookie.
 */
export const askForCode: UseCase<typeof operation> = async ({ db, body, request }) => {
  const { code, number, email } = body;
  const [guest, network] = [guestKey(body), networkOf(request.address)];
  const known = knownDevice(request.headers, signedInSubject(guest));
  if (known === null) await countEmailFrom(db, network);
  const asked = await countIn(db, codeLimits(guest, known === null ? { network } : { device: known }));
  const device = rememberDevice(request, askedSubject(guest));
  await inTransaction(db, async (tx) => {
    await recordEvent(tx, request, { action: 'event.code-asked', actor: null, details: { event: code } });
    if (!asked.some(({ over }) => over))
      await enqueueMail(tx, {
        template: 'event-code',
        urgency: 'security',
        recipient: email,
        language: readerLanguage(request),
        facts: { code, number, device },
      });
  });
  return { mailed: true };
};
