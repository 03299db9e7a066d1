import 'server-only';
import { addressOfUser } from '#features/identity/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { enqueueMail } from '#lib/server/mail/enqueue-mail.ts';
import { reopenAddress, undeliverableAmong } from '#lib/server/mail/undeliverable.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../contract.ts';
import { reasonOf } from '../rules/reason.ts';

/** Whether emails to the caller's address come back. */
export const readDelivery: UseCase<typeof contract.readDelivery> = async ({ db, caller: { userId } }) => {
  const account = await addressOfUser(db, userId);
  return { undeliverable: account ? await undeliverable(db, account.email) : null };
};

/** Sends to the caller's address again, and an email at once that shows whether it arrives. */
export const tryAgain: UseCase<typeof contract.tryAgain> = ({ db, caller: { userId } }) =>
  inTransaction(db, async (tx) => {
    const account = await addressOfUser(tx, userId);
    if (account && (await reopenAddress(tx, account.email)))
      await enqueueMail(tx, {
        template: 'delivery-test',
        urgency: 'personal',
        recipient: account.email,
        language: account.language,
        facts: { firstName: account.firstName },
      });
    return { undeliverable: null };
  });

async function undeliverable(db: Db, address: string) {
  const found = (await undeliverableAmong(db, [address])).get(address);
  return found ? { address, reason: reasonOf(found.status), since: found.since.toISOString() } : null;
}
