import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { mails } from '#lib/server/db/tables.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { folderPost } from '#lib/server/mail/folder-post.ts';
import { deleteExpired } from '#lib/server/jobs/retention.ts';
import { libRetention } from '#lib/server/jobs/lib-retention.ts';
import { enqueueMail } from '#lib/server/mail/enqueue-mail.ts';
import { recheckMails } from '#lib/server/mail/recheck-mails.ts';
import { readMailbox } from '#lib/server/mail/read-mailbox.ts';
import { type MailTemplate, sendMails } from '#lib/server/mail/send-mails.ts';
import { smtpPost } from '#lib/server/mail/smtp-post.ts';
import type { Email, Post } from '#lib/server/ports/mail.ts';
import { withSmtpServer } from '../support/smtp.ts';
import { useTestDatabase } from '../support/test-database.ts';

const database = useTestDatabase();

const FROM = 'Sarai <post@sarai.localhost>';
const plain: MailTemplate = async (_db, { facts }) => ({ subject: `For ${facts.name}`, text: `Hello ${facts.name}` });
const nobody: MailTemplate = async () => null;
const templates = { plain, nobody };
const note = (recipient = 'asha@example.com', template = 'plain') =>
  enqueueMail(database(), { template, recipient, urgency: 'personal', facts: { name: 'Asha' } });
const anEmail = (over: Partial<Email> = {}): Email => ({
  id: 'mal_1',
  to: 'asha@example.com',
  subject: 'For Asha',
  text: 'Hello Asha',
  ...over,
});

/** A post that fails so many times before it carries. */
function postThatFails(times: number): Post & { carried: Email[] } {
  const carried: Email[] = [];
  let left = times;
  return {
    carried,
    send: async (email) => (left-- > 0 ? Promise.reject(new Error('no route to host')) : void carried.push(email)),
  };
}
const round = (post: Post) => sendMails(database(), { templates, post });

beforeEach(async () => {
  clock.freeze('2026-11-20T06:30:00Z');
  await database().delete(mails);
});
afterEach(() => clock.reset());

describe('emails that are noted', () => {
  it('go out if and only if the change they tell of is committed', async () => {
    const post = postThatFails(0);
    await expect(
      inTransaction(database(), async (tx) => {
        await enqueueMail(tx, { template: 'plain', urgency: 'personal', recipient: 'never@example.com', facts: {} });
        throw new Error('the change failed');
      }),
    ).rejects.toThrow();
    await inTransaction(database(), (tx) =>
      enqueueMail(tx, {
        template: 'plain',
        urgency: 'personal',
        recipient: 'asha@example.com',
        facts: { name: 'Asha' },
      }),
    );
    expect(await round(post)).toBe(1);
    expect(post.carried.map(({ to, subject, text }) => [to, subject, text])).toEqual([
      ['asha@example.com', 'For Asha', 'Hello Asha'],
    ]);
    expect(await round(post)).toBe(0);
  });

  it('[9.12] are tried again, ever later, until the post takes them, and given up after a day', async () => {
    await note();
    const post = postThatFails(3);
    const tries = [];
    for (let minute = 0; minute < 30 && !post.carried.length; minute++) {
      await round(post);
      const [row] = await database().select().from(mails);
      tries.push(row?.tries);
      clock.advance(60_000);
    }
    expect(post.carried).toHaveLength(1);
    expect(tries).toEqual([1, 2, 2, 3, 3, 3, 3, 3]);

    await database().delete(mails);
    await note();
    for (let hour = 0; hour < 30; hour++) {
      await round(postThatFails(99));
      clock.advance(3_600_000);
    }
    expect((await database().select().from(mails))[0]).toMatchObject({ nextTryAt: null, sentAt: null });
  });

  it('one that cannot be sent holds no other up', async () => {
    for (const name of ['a', 'b', 'c']) await note(`${name}@example.com`);
    const carried: string[] = [];
    await round({
      send: async ({ to }) => (to === 'b@example.com' ? Promise.reject(new Error('refused')) : void carried.push(to)),
    });
    expect(carried.sort()).toEqual(['a@example.com', 'c@example.com']);
  });

  it('are carried once by four processes that look at the same moment', async () => {
    for (let count = 0; count < 40; count++) await note(`person${count}@example.com`);
    const post = postThatFails(0);
    for (let turn = 0; turn < 3; turn++) await Promise.all(Array.from({ length: 4 }, () => round(post)));
    expect(new Set(post.carried.map(({ id }) => id)).size).toBe(40);
    expect(post.carried).toHaveLength(40);
  });

  it('are taken over when a process dies with one in its hands', async () => {
    await note();
    const killed = new AbortController();
    const dying = sendMails(database(), {
      templates,
      post: { send: () => new Promise(() => undefined) },
      signal: killed.signal,
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    killed.abort();
    const post = postThatFails(0);
    expect(await round(post)).toBe(0);
    clock.advance(60_000);
    expect(await round(post)).toBe(1);
    void dying;
  });

  it('to nobody leave nothing behind; sent ones keep no facts but a booking’s id, and go after a month', async () => {
    await note('nobody@example.com', 'nobody');
    await note();
    await round(postThatFails(0));
    expect(await database().select().from(mails)).toMatchObject([
      { recipient: 'asha@example.com', facts: {}, nextTryAt: null },
    ]);
    clock.advance(29 * 86_400_000);
    await deleteExpired(database(), libRetention, clock.now());
    expect(await database().$count(mails)).toBe(1);
    clock.advance(2 * 86_400_000);
    await deleteExpired(database(), libRetention, clock.now());
    expect(await database().$count(mails)).toBe(0);
  });
});

describe('the embedded post', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sarai-mail-'));
  const folder = path.join(dataDir, 'mail');
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it('writes a message that mail programs open, for its owner’s eyes only', async () => {
    await folderPost(dataDir, FROM).send(
      anEmail({ subject: 'नमस्ते Asha', text: 'Your link:\n\nhttp://localhost:3000/reset-password#token=abc\n' }),
    );
    expect(readdirSync(folder).sort()).toEqual(['mal_1.eml', 'mal_1.json']);
    const message = readFileSync(path.join(folder, 'mal_1.eml'), 'utf8');
    expect(message).toMatch(/^From: Sarai <post@sarai\.localhost>$/m);
    expect(message).toMatch(/^To: asha@example\.com$/m);
    expect(message).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(message).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(statSync(path.join(folder, 'mal_1.eml')).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['subject', anEmail({ subject: 'For Asha\r\nBcc: all@example.com\r\n\r\n<script>' })],
    [
      'subject, by Unicode’s own line ends',
      anEmail({ subject: 'For Asha\u2028Bcc: all@example.com\u0085Bcc: all@example.com' }),
    ],
    ['recipient', anEmail({ to: 'asha@example.com\r\nBcc: all@example.com' })],
  ])('lets no line break in the %s become a header', async (_, email) => {
    await folderPost(dataDir, FROM).send({ ...email, id: 'mal_2' });
    const [headers = ''] = readFileSync(path.join(folder, 'mal_2.eml'), 'utf8').split(/\r?\n\r?\n/);
    expect(headers).not.toMatch(/^(Bcc|<script>)/im);
    expect(headers.split('\n').filter((line) => /^\S+:/.test(line)).length).toBe(9);
  });

  it('[9.10] shows its emails to a developer and nobody else', () => {
    const env = (globalThis as { saraiEnv?: object }).saraiEnv;
    const shown = (over: object) => {
      (globalThis as { saraiEnv?: object }).saraiEnv = { ...env, DATA_DIR: dataDir, ...over };
      return readMailbox();
    };
    try {
      expect(shown({ SARAI_ENV: 'local' })?.map(({ id }) => id)).toEqual(['mal_2', 'mal_1']);
      expect(shown({ SARAI_ENV: 'dev' })).toHaveLength(2);
      for (const SARAI_ENV of ['qa', 'prod']) expect(shown({ SARAI_ENV })).toBeNull();
      expect(shown({ SARAI_ENV: 'local', SMTP_URL: 'smtp://mail.example' })).toBeNull();
    } finally {
      (globalThis as { saraiEnv?: object }).saraiEnv = env;
    }
  });
});

describe('the post by SMTP', () => {
  it('hands the email over, to one recipient, from who we say we are', async () => {
    await withSmtpServer(async (url, received) => {
      const post = smtpPost(url, { from: FROM });
      await post.send(anEmail());
      post.close();
      expect(received.map(({ from, to }) => [from, to])).toEqual([['post@sarai.localhost', ['asha@example.com']]]);
      expect(received[0]?.message).toMatch(/\r\n\r\nHello Asha\r\n$/);
    });
  });

  it('a repeat carries the same Message-ID, so that a mailbox can tell', async () => {
    await withSmtpServer(async (url, received) => {
      const post = smtpPost(url, { from: FROM });
      for (let time = 0; time < 2; time++) await post.send(anEmail());
      post.close();
      const ids = received.map(({ message }) => /^Message-ID: (.+)$/im.exec(message)?.[1]);
      expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    });
  });

  it('a server that refuses or is away fails the email, not the person', async () => {
    await withSmtpServer(
      async (url) => {
        const post = smtpPost(url, { from: FROM });
        await expect(post.send(anEmail())).rejects.toThrow();
        post.close();
      },
      { refuse: true },
    );
    await note();
    const away = smtpPost('smtp://127.0.0.1:9', { from: FROM });
    expect(await round(away)).toBe(0);
    away.close();
    expect((await database().select().from(mails))[0]).toMatchObject({ tries: 1, sentAt: null });
  });
});

describe('emails after the clock was put back by an hour', () => {
  const HOUR = 3_600_000;
  const putBack = () => clock.freeze('2026-11-20T06:30:00Z');
  const ahead = () => clock.freeze(new Date(Date.parse('2026-11-20T06:30:00Z') + HOUR));

  it('[7.19] go out at once, noted or tried by the clock that was ahead', async () => {
    await note('early@example.com');
    ahead();
    await note('noted@example.com');
    await round(postThatFails(9)); // both wait for another try
    putBack();
    const post = postThatFails(0);
    expect(await round(post)).toBe(0);
    expect(await recheckMails(database(), clock.now())).toBe(2);
    expect(await round(post)).toBe(2);
    expect(await recheckMails(database(), clock.now())).toBe(0);
  });

  it('[7.19] wait as before where they are to: until their time, or for another try', async () => {
    const later = new Date(clock.now().getTime() + 3 * HOUR);
    await enqueueMail(database(), {
      template: 'plain',
      urgency: 'personal',
      recipient: 'later@example.com',
      facts: {},
      sendAt: later,
    });
    await note();
    await round(postThatFails(1));
    expect(await recheckMails(database(), clock.now())).toBe(0);
    expect(await round(postThatFails(0))).toBe(0);
  });
});
