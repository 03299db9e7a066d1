import { sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { signWebhook } from '#features/payments/server/signatures.ts';
import { clock } from '#lib/server/clock.ts';
import { database } from '#lib/server/db/connect.ts';
import type { World } from './world.ts';

type Ask = () => Promise<{ status: number; text: string; what: string }>;

const asked = async (what: string, response: Promise<Response>) => ({
  status: (await response).status,
  text: await (await response).text(),
  what,
});

/**
 * Entry points without a contract, or that work after their answer: forms, signed gateway webhooks, emails, large
 * bodies.
 */
export const ENTRANCES: readonly { name: string; ask: (base: string, world: World) => Promise<Ask> }[] = [
  {
    name: 'the checkout’s form, 64 KB',
    ask: (base) => {
      const form = new URLSearchParams({
        razorpay_order_id: 'x'.repeat(30_000),
        razorpay_signature: 'y'.repeat(30_000),
      });
      return ready(() =>
        asked('callback', fetch(`${base}/api/payments/callback`, { method: 'POST', body: form, redirect: 'manual' })),
      );
    },
  },
  {
    name: 'a signed webhook, 250 KB',
    ask: (base) => {
      const body = JSON.stringify({ event: 'payment.captured', payload: { note: 'x'.repeat(250_000) } });
      const headers = {
        'content-type': 'application/json',
        'x-razorpay-signature': signWebhook(body),
        'x-razorpay-event-id': 'evt_bench',
      };
      return ready(() => asked('webhook', fetch(`${base}/api/payments/webhook`, { method: 'POST', headers, body })));
    },
  },
  {
    name: 'emails: 300 with links, written and sent',
    ask: async (_base, { people }) => {
      await database().execute(sql`
        insert into mails (id, template, recipient, facts, urgency, sender, created_at, due_at, next_try_at)
        select 'mal_bench' || at || ${String(Date.now())}, 'password-link', 'asha@walk.example', '{"userType":"sarai"}', 0, '', ${clock.now().toISOString()}::timestamptz,
          ${clock.now().toISOString()}::timestamptz, ${clock.now().toISOString()}::timestamptz from generate_series(1, 300) at`);
      return async () => {
        await pause(2500);
        return { status: 200, text: people.asha.userId, what: 'emails' };
      };
    },
  },
  {
    name: 'the developer’s mailbox, 100 emails',
    ask: (base) => ready(() => asked('mailbox', fetch(`${base}/dev/mail`))),
  },
  {
    name: 'the OpenAPI document',
    ask: (base) => ready(() => asked('openapi', fetch(`${base}/api/openapi.json`))),
  },
];

const ready = (ask: Ask): Promise<Ask> => Promise.resolve(ask);
