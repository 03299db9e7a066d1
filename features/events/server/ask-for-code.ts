import 'server-only';
import { recordEvent } from '#lib/server/audit.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { countIn } from '#lib/server/http/rate-limit.ts';
import { networkOf } from '#lib/server/http/client-network.ts';
import { countLetterFrom } from '#lib/server/mail/network-quota.ts';
import { noteMail } from '#lib/server/mail/note-mail.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { askForCode as operation } from '../contract.ts';
import { codeLimit } from '../rules/code-tries.ts';
import { guestKey } from './guest-key.ts';

/**
 * Notes that somebody wants a code. Whether they registered is looked up when the letter is written, later and
 * elsewhere, so neither the answer nor its time can tell. Past the hour's five, nothing follows.
 */
export const askForCode: UseCase<typeof operation> = async ({ db, body, request }) => {
  const { code, number, email } = body;
  await countLetterFrom(db, networkOf(request.address));
  const [asked] = await countIn(db, [codeLimit(guestKey(body))]);
  await inTransaction(db, async (tx) => {
    await recordEvent(tx, request, { action: 'event.code-asked', actor: null, details: { event: code } });
    if (!asked?.over)
      await noteMail(tx, { template: 'event-code', urgency: 'security', recipient: email, facts: { code, number } });
  });
  return { mailed: true };
};
