import 'server-only';
import { lookLater, passTimeOf, requestsDue } from '#features/approvals/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { retryOnConflict } from '#lib/server/db/retry-on-conflict.ts';
import { log } from '#lib/server/log.ts';
import { applyApprovalOutcome } from './apply-approval-outcome.ts';

/**
 * The job of the approvals: time limits pass on or decline, and what nobody answered ends with its price. Each request is
 * a transaction of its own company; any number of processes may run it. Gives how many moved on and how many failed.
 */
export async function watchApprovals({ db }: { db: Db }): Promise<{ moved: number; failed: number }> {
  const report = { moved: 0, failed: 0 };
  for (const due of await requestsDue(db)) {
    try {
      const step = await retryOnConflict(db, (tx) =>
        inCompany(tx, due.companyId, async (inside) => {
          const passed = await passTimeOf(inside, due);
          if (passed) await applyApprovalOutcome(inside, passed);
          return passed;
        }),
      );
      if (step) report.moved += 1;
    } catch (error) {
      report.failed += 1;
      log().error({ err: error, requestId: due.id }, 'time could not pass for a request');
      await lookLater(db, due);
    }
  }
  return report;
}
