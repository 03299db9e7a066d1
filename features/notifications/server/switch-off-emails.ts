import 'server-only';
import { and, eq } from 'drizzle-orm';
import { addressesOfPeople } from '#features/companies/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import type { Subscription } from '#lib/server/mail/unsubscribe.ts';
import { preferenceProblems } from '../rules/preferences.ts';
import { offOf } from './preferences.repo.ts';
import { switchedOff } from './tables.ts';

/**
 * Switches a kind of email off for an employee who unsubscribed from it; nothing, once they left. Approvals then come by
 * the bell, also where it was switched off: requests must reach whoever decides them.
 */
export const switchOffEmails = (db: Db, { companyId, userId, kind }: Subscription): Promise<void> =>
  inCompany(db, companyId, async (tx) => {
    if (!(await addressesOfPeople(tx, companyId, [userId])).length) return;
    await tx.insert(switchedOff).values({ companyId, userId, kind, channel: 'mail' }).onConflictDoNothing();
    if (!Object.keys(preferenceProblems(await offOf(tx, companyId, userId))).length) return;
    await tx
      .delete(switchedOff)
      .where(
        and(
          eq(switchedOff.companyId, companyId),
          eq(switchedOff.userId, userId),
          eq(switchedOff.kind, kind),
          eq(switchedOff.channel, 'bell'),
        ),
      );
  });
