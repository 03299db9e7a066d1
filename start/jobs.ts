import 'server-only';
import { watchApprovals } from '#features/approvals/server/index.ts';
import {
  eraseDueTravelDocuments,
  applyScheduleChanges,
  recordProcessedRefunds,
  recheckWaiting,
  remindBeforeTrips,
  resolveWaiting,
  announceCheckIn,
  watchPayments,
} from '#features/bookings/server/index.ts';
import { seedSampleRates, updateRates } from '#features/currencies/server/index.ts';
import { maintainWaitingLists, mailHostDigests, mailMessageDigests } from '#features/events/server/index.ts';
import { expireFlightHolds } from '#features/flights/server/index.ts';
import { askForReviews } from '#features/guest-reviews/server/index.ts';
import { expireHolds, extendCalendars, releaseRoomBlocks } from '#features/hotels/server/index.ts';
import { expirePackageHolds, seedDepartures } from '#features/packages/server/index.ts';
import { remindOfTrips } from '#features/notifications/server/index.ts';
import { recheckDeliveries, runPaymentJobs } from '#features/payments/server/index.ts';
import { watchPrices } from '#features/saved/server/index.ts';
import { recheckPushes, sendPushes } from '#features/push/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { backgroundDatabase } from '#lib/server/db/connect.ts';
import { whenClockIsPutBack } from '#lib/server/jobs/clock-put-back.ts';
import { env } from '#lib/server/env.ts';
import { every } from '#lib/server/jobs/every.ts';
import { deleteExpired } from '#lib/server/jobs/retention.ts';
import { recheckMails } from '#lib/server/mail/recheck-mails.ts';
import { mailer } from '#lib/server/mail/mailer.ts';
import { sendMails } from '#lib/server/mail/send-mails.ts';
import { EMAIL_TEMPLATES } from './email-templates.ts';
import { seedDemoEvent } from './prepare-data.ts';
import { RETENTION } from './retention.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/**
 * Background work of each process: waiting bookings, expired holds, refunds and webhooks, emails, retention, and
 * tomorrow's calendar. Several processes may run it on one database. `stop` waits for work in progress.
 */
export function startJobs({ webhookUrl, demoZone }: { webhookUrl: string; demoZone: string | null }): {
  stop: () => Promise<void>;
} {
  const db = backgroundDatabase();
  const post = mailer();
  const { EXCHANGE_RATES_URL: ratesUrl } = env();
  const stopping = new AbortController();
  const mail = { templates: EMAIL_TEMPLATES, post, signal: stopping.signal };
  const jobs = [
    every(SECOND, 'waiting bookings', () => resolveWaiting({ db })),
    every(SECOND, 'approvals that wait', () => watchApprovals({ db })),
    every(300 * SECOND, 'trip reminders', () => remindOfTrips({ db })),
    every(300 * SECOND, 'trips that begin within days', () => remindBeforeTrips({ db })),
    every(60 * SECOND, 'web check-in that opens', () => announceCheckIn({ db })),
    every(60 * SECOND, 'payments of packages in parts', () => watchPayments({ db })),
    every(300 * SECOND, 'stays to review', () => askForReviews({ db })),
    every(10 * SECOND, 'waiting lists of events', () => maintainWaitingLists({ db })),
    every(300 * SECOND, 'new messages at events', () => mailMessageDigests({ db })),
    every(300 * SECOND, 'new messages for hosts', () => mailHostDigests({ db })),
    every(60 * SECOND, 'prices of watched stays', () => watchPrices({ db })),
    every(5 * SECOND, 'holds past their time', () => expireHolds({ db, now: clock.now() })),
    every(5 * SECOND, 'room blocks past their cut-off', () => releaseRoomBlocks({ db, now: clock.now() })),
    every(5 * SECOND, 'flight holds past their deadline', () => expireFlightHolds({ db, now: clock.now() })),
    every(5 * SECOND, 'package holds past their time', () => expirePackageHolds({ db, now: clock.now() })),
    every(5 * SECOND, 'new times of flights', () => applyScheduleChanges({ db })),
    every(SECOND, 'refunds and webhooks', async () => {
      const { refunds } = await runPaymentJobs({ db, now: clock.now(), webhookUrl });
      await recordProcessedRefunds(db, refunds.processed);
    }),
    every(
      5 * SECOND,
      'checks planned by a clock that was ahead',
      whenClockIsPutBack(async () => {
        await recheckWaiting(db, clock.now());
        await recheckDeliveries(db, clock.now());
        await recheckMails(db, clock.now());
        await recheckPushes(db, clock.now());
      }),
    ),
    ...(ratesUrl ? [every(600 * SECOND, 'exchange rates', () => updateRates({ db, url: ratesUrl }))] : []),
    every(SECOND, 'mail', () => sendMails(db, { ...mail, lanes: 8 })),
    // separate lanes: people wait for a code, so no other email may delay it
    every(SECOND / 4, 'security mail', () => sendMails(db, { ...mail, lanes: 4, only: 'security' })),
    every(SECOND, 'push messages', () => sendPushes(db, { signal: stopping.signal })),
    every(HOUR, 'rows past their retention', () => deleteExpired(db, RETENTION, clock.now())),
    every(HOUR, 'travel documents', () => eraseDueTravelDocuments(db, clock.now())),
    ...(demoZone
      ? [
          every(HOUR, 'demo stock', async () => {
            await extendCalendars(db, { today: clock.today(demoZone) });
            await seedDepartures(db, { today: clock.today(demoZone) });
            await seedDemoEvent(db, clock.today(demoZone));
            if (!ratesUrl) await seedSampleRates(db, clock.today('UTC'));
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
