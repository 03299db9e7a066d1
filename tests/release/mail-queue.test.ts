import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { mails, rateLimits } from '#lib/server/db/tables.ts';
import { LEASE_MS } from '#lib/server/mail/claim-due-mails.ts';
import { enqueueMail, enqueueMails } from '#lib/server/mail/enqueue-mail.ts';
import { type MailTemplate, sendMails } from '#lib/server/mail/send-mails.ts';
import { SMTP_LIMITS, smtpPost } from '#lib/server/mail/smtp-post.ts';
import type { Post } from '#lib/server/ports/mail.ts';
import { wireFeatures } from '#start/wire-features.ts';
import { useTestDatabase } from '../support/test-database.ts';

wireFeatures(); // emails of a company are written in its country's digits
const database = useTestDatabase();

const FROM = 'Sarai <post@sarai.localhost>';
const plain: MailTemplate = async () => ({ subject: 'Plain', text: 'Hello' });
const templates = { plain };
const invitations = (companyId: string, count: number) =>
  enqueueMails(
    database(),
    Array.from({ length: count }, (_, at) => ({
      template: 'plain',
      recipient: `${companyId}-${at}@example.com`,
      facts: {},
      urgency: 'bulk' as const,
      companyId,
    })),
  );
const noteReset = () =>
  enqueueMail(database(), { template: 'plain', recipient: 'reset@example.com', facts: {}, urgency: 'security' });
const anEmail = { id: 'mal_1', to: 'asha@example.com', subject: 'For Asha', text: 'Hello Asha' };

/** A post that needs so many milliseconds for an email, and writes down to whom it carried. */
function slowPost(milliseconds: number): Post & { carried: string[]; most: () => number } {
  const carried: string[] = [];
  let [now, most] = [0, 0];
  return {
    carried,
    most: () => most,
    send: async ({ to }) => {
      most = Math.max(most, ++now);
      await pause(milliseconds);
      carried.push(to);
      now--;
    },
  };
}

beforeEach(async () => {
  clock.freeze('2026-11-20T06:30:00Z');
  await database().delete(mails);
  await database().delete(rateLimits);
});
afterEach(() => clock.reset());

describe('the order of the queue', () => {
  it('a password link noted after 2,000 invitations goes out next', async () => {
    await invitations('cmp_big', 2000);
    const stop = new AbortController();
    const post = slowPost(20);
    const sending = sendMails(database(), { templates, post, lanes: 4, signal: stop.signal });
    while (post.carried.length < 20) await pause(5);
    await noteReset();
    const before = post.carried.length;
    while (!post.carried.includes('reset@example.com')) await pause(5);
    stop.abort();
    await sending;
    expect(post.carried.indexOf('reset@example.com') - before).toBeLessThanOrEqual(8); // what was in the lanes, and the lanes once more
  });

  it('security emails have lanes of their own: a recipient’s server that never answers is ahead of none', async () => {
    await invitations('cmp_big', 10);
    const stop = new AbortController();
    const never: Post = {
      send: ({ to }) => (to.startsWith('cmp_big') ? new Promise(() => undefined) : Promise.resolve()),
    };
    void sendMails(database(), { templates, post: never, signal: stop.signal });
    await pause(200);
    await noteReset();
    expect(await sendMails(database(), { templates, post: never, only: 'security' })).toBe(1);
    stop.abort();
  });

  it('a company’s 300 invitations delay another company’s three by no more than an equal share', async () => {
    await invitations('cmp_big', 300);
    await invitations('cmp_small', 3);
    const post = slowPost(1);
    await sendMails(database(), { templates, post, lanes: 2 });
    expect(post.carried).toHaveLength(303);
    expect(Math.max(...[0, 1, 2].map((at) => post.carried.indexOf(`cmp_small-${at}@example.com`)))).toBeLessThan(60);
  });

  it('is sent in parallel, by no more than its lanes', async () => {
    await invitations('cmp_big', 60);
    const post = slowPost(20);
    await sendMails(database(), { templates, post, lanes: 6 });
    expect([post.carried.length, post.most()]).toEqual([60, 6]);
  });
});

describe('a company’s quota of a day', () => {
  it('1,000 invitations go out today and the others tomorrow; none is lost, and its own reset is not held back', async () => {
    await invitations('cmp_big', 1100);
    await noteReset();
    const post = slowPost(0);
    await sendMails(database(), { templates, post });
    expect([post.carried.length, post.carried.includes('reset@example.com')]).toEqual([1001, true]);
    clock.advance(86_400_000);
    await sendMails(database(), { templates, post });
    expect(new Set(post.carried).size).toBe(1101);
  });
});

describe('an SMTP server that hangs', () => {
  /** A TCP server that says nothing, or says one thing and then nothing. */
  async function withSilentServer(greeting: string, work: (url: string) => Promise<void>): Promise<void> {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
      if (greeting) socket.write(greeting);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    try {
      await work(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
    } finally {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    }
  }
  const limits = { connect: 400, greeting: 400, silence: 400, email: 1500 };

  it.each([
    ['never greets', ''],
    ['greets and never answers', '220 mail.example\r\n'],
  ])('that %s fails the email by its time limits', async (_, greeting) => {
    let waits: Promise<void> | undefined;
    await withSilentServer(greeting, async (url) => {
      // one with limits of ten minutes and more begins first, and still waits when the other has given up
      const patient = { connect: 600_000, greeting: 600_000, silence: 600_000, email: 900_000 };
      const posts = [smtpPost(url, { from: FROM }, patient), smtpPost(url, { from: FROM }, limits)];
      const failed: number[] = [];
      const [first, ends] = posts.map((post, at) => post.send(anEmail).catch(() => void failed.push(at)));
      waits = first;
      await ends;
      expect(failed).toEqual([1]);
      for (const post of posts) post.close();
    });
    await waits; // its server is gone
  });

  it('that takes the email and never confirms it fails it too; the email is tried again later', async () => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream) => void stream.resume(),
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const post = smtpPost(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, { from: FROM }, limits);
    await noteReset();
    expect(await sendMails(database(), { templates, post })).toBe(0);
    expect((await database().select().from(mails))[0]).toMatchObject({ tries: 1, sentAt: null });
    post.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });

  it('has less time for an email than another process waits before it takes the email over', () => {
    expect(SMTP_LIMITS.email).toBeLessThan(LEASE_MS);
    for (const limit of [SMTP_LIMITS.connect, SMTP_LIMITS.greeting, SMTP_LIMITS.silence])
      expect(limit).toBeLessThanOrEqual(20_000);
  });
});
