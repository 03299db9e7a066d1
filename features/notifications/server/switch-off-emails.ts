import 'server-only';
import { and, eq } from 'drizzle-orm';
import { addressesOfPeople } from '#features/companies/server/index.ts';
import { addressOfUser } from '#features/identity/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import type { AccountSubscription } from '#lib/server/mail/unsubscribe.ts';
import { preferenceProblems } from '../rules/preferences.ts';
import { offOf, switchOff } from './preferences.repo.ts';
import { switchedOff } from './tables.ts';

/** Switches a kind of email off for a person who unsubscribed from it; nothing, once they left or closed the account. */
export async function switchOffEmails(db: Db, { companyId, userId, kind }: AccountSubscription): Promise<void> {
  const off = [{ kind, channel: 'mail' as const }];
  if (companyId !== null)
    await inCompany(db, companyId, async (tx) => {
      if (!(await addressesOfPeople(tx, companyId, [userId])).length) return;
      await switchOff(tx, { companyId, userId }, off);
      await keepBellOfApprovals(tx, companyId, userId);
    });
  else if (await addressOfUser(db, userId)) await switchOff(db, { companyId, userId }, off);
}

/** Without the emails, approvals come by the bell, also where it was switched off: requests must reach whoever decides. */
async function keepBellOfApprovals(tx: Db, companyId: string, userId: string): Promise<void> {
  if (!Object.keys(preferenceProblems(await offOf(tx, { companyId, userId }))).length) return;
  await tx
    .delete(switchedOff)
    .where(
      and(
        eq(switchedOff.companyId, companyId),
        eq(switchedOff.userId, userId),
        eq(switchedOff.kind, 'approvals'),
        eq(switchedOff.channel, 'bell'),
      ),
    );
}
