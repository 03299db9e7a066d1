import 'server-only';
import { eq } from 'drizzle-orm';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import { inTransaction, isUniqueViolation } from '#lib/server/db/transaction.ts';
import { rememberDevice } from '#lib/server/http/device-cookie.ts';
import { readerLanguage } from '#lib/server/http/reader-language.ts';
import { readerZone } from '#lib/server/http/reader-zone.ts';
import { enqueueMail } from '#lib/server/mail/enqueue-mail.ts';
import { reopenAddress } from '#lib/server/mail/undeliverable.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { confirmEmail as operation } from '../contract.ts';
import { accountSubject } from './account-key.ts';
import { endProof } from './address-proofs.repo.ts';
import { attemptEnded, checkAddressProof } from './check-address-proof.ts';
import { emailTaken } from './email-taken.ts';
import { useUpLinks } from './password-links.repo.ts';
import { presentUser, readAccount } from './read-user.ts';
import { users } from './tables.ts';

/**
 * Sets an account's proved email. Links sent to the old address become invalid, and it is notified. Throws as
 * `checkAddressProof`, and EMAIL_TAKEN.
 */
export const confirmEmail: UseCase<typeof operation> = async ({ db, body, caller, request }) => {
  const before = await readAccount(db, caller);
  const proof = await checkAddressProof(db, 'change-email', body, request);
  if (proof.userId !== before.id) throw attemptEnded();
  const now = clock.now();
  try {
    return await inTransaction(db, async (tx) => {
      if (!(await endProof(tx, proof))) throw attemptEnded();
      const [after] = await tx.update(users).set({ email: proof.email }).where(eq(users.id, before.id)).returning();
      if (!after) throw attemptEnded();
      await useUpLinks(tx, before.id, now);
      await reopenAddress(tx, after.email);
      const facts = { firstName: before.firstName, at: now.toISOString(), zone: readerZone(request) ?? '' };
      const language = before.language ?? readerLanguage(request);
      await enqueueMail(tx, {
        template: 'address-changed',
        urgency: 'security',
        recipient: before.email,
        language,
        facts,
      });
      await recordEvent(tx, request, { action: 'account.changed', actor: caller, details: { changed: ['email'] } });
      rememberDevice(request, accountSubject(PRODUCT.id, after.email));
      return presentUser(after);
    });
  } catch (error) {
    throw isUniqueViolation(error, 'users_type_email') ? emailTaken() : error;
  }
};
