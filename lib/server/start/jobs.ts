import 'server-only';
import { approvalEmails, watchApprovals } from '#features/approvals/server/index.ts';
import {
  bookingEmails,
  eraseDueTravelDocuments,
  recordProcessedRefunds,
  recheckWaiting,
  resolveWaiting,
} from '#features/bookings/server/index.ts';
import { companyEmails } from '#features/companies/server/index.ts';
import { eventEmails } from '#features/events/server/index.ts';
import { expireFlightHolds } from '#features/flights/server/index.ts';
import { expireHolds, extendCalendars } from '#features/hotels/server/index.ts';
import { identityEmails } from '#features/identity/server/index.ts';
import { recheckDeliveries, runPaymentJobs } from '#features/payments/server/index.ts';
import { clock } from '../clock.ts';
import { backgroundDatabase } from '../db/connect.ts';
import { whenClockIsPutBack } from '../jobs/clock-put-back.ts';
import { every } from '../jobs/every.ts';
import { deleteExpired } from '../jobs/retention.ts';
import { recheckMails } from '../mail/recheck-mails.ts';
import { mailer } from '../mail/mailer.ts';
import { sendMails } from '../mail/send-mails.ts';
import { seedDemoEvent } from './prepare-data.ts';
import { RETENTION } from './retention.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Every email that anything of ours writes. */
const LETTERS = { ...identityEmails, ...companyEmails, ...eventEmails, ...approvalEmails, ...bookingEmails };

/**
 * The work that every process does beside answering: waiting bookings, holds past their time, refunds and webhooks,
 * emails, tidying, and tomorrow's calendar. Any number of processes may run it on one database. `stop` waits for what runs.
 */
export function startJobs({ webhookUrl, demoZone }: { webhookUrl: string; demoZone: string | null }): {
  stop: () => Promise<void>;
} {
  const db = backgroundDatabase();
  const post = mailer();
  const stopping = new AbortController();
  const mail = { templates: LETTERS, post, signal: stopping.signal };
  const jobs = [
    every(SECOND, 'waiting bookings', () => resolveWaiting({ db })),
    every(SECOND, 'approvals that wait', () => watchApprovals({ db })),
    every(5 * SECOND, 'holds past their time', () => expireHolds({ db, now: clock.now() })),
    every(5 * SECOND, 'flight holds past their deadline', () => expireFlightHolds({ db, now: clock.now() })),
    every(SECOND, 'refunds and webhooks', async () => {
      const { refunds } = await runPaymentJobs({ db, now: clock.now(), webhookUrl });
      await recordProcessedRefunds(db, refunds.processed);
    }),
    every(
      5 * SECOND,
      'appointments of a clock that was ahead',
      whenClockIsPutBack(async () => {
        await recheckWaiting(db, clock.now());
        await recheckDeliveries(db, clock.now());
        await recheckMails(db, clock.now());
      }),
    ),
    every(SECOND, 'mail', () => sendMails(db, { ...mail, lanes: 8 })),
    every(SECOND / 4, 'security mail', () => sendMails(db, { ...mail, lanes: 4, only: 'security' })), // lanes of their own: no slow email is ahead of a code, and somebody waits for it
    every(HOUR, 'rows past their retention', () => deleteExpired(db, RETENTION, clock.now())),
    every(HOUR, 'travel documents', () => eraseDueTravelDocuments(db, clock.now())),
    ...(demoZone
      ? [
          every(HOUR, 'demo stock', async () => {
            await extendCalendars(db, { today: clock.today(demoZone) });
            await seedDemoEvent(db, clock.today(demoZone));
          }),
        ]
      : []),
  ];
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(jobs.map((job) => job.stop()));
      post.close?.();
    },
  };
}
