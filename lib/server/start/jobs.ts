import 'server-only';
import { noteRefunds, resolveWaiting } from '#features/bookings/server/index.ts';
import { expireHolds } from '#features/hotels/server/index.ts';
import { runPaymentJobs } from '#features/payments/server/index.ts';
import { clock } from '../clock.ts';
import { database } from '../db/connect.ts';
import { every } from '../jobs/every.ts';
import { tidyUp } from '../jobs/tidy-up.ts';

const SECOND = 1000;
const HOUR = 3_600_000;

/**
 * The background work of this process; any number of processes may do it at once. Each job goes at its own pace, so a
 * supplier that is slow to answer does not keep webhooks waiting. `webhookUrl` is where the embedded gateway reports.
 * `stop` lets the rounds under way end.
 */
export function startJobs({ webhookUrl }: { webhookUrl: string }): { stop: () => Promise<void> } {
  const jobs = [
    every(SECOND, 'waiting bookings', () => resolveWaiting({ db: database() })),
    every(SECOND, 'payments', async () => {
      const { refunds } = await runPaymentJobs({ db: database(), now: clock.now(), webhookUrl });
      await noteRefunds(database(), refunds.processed);
    }),
    every(SECOND, 'supplier holds', () => expireHolds({ db: database(), now: clock.now() })),
    every(HOUR, 'tidying', () => tidyUp(database(), clock.now())),
  ];
  return { stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))) };
}
