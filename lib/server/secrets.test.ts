import { fork } from 'node:child_process';
import { createECDH } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { maskText } from './masking.ts';
import { localSecret } from './secrets.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sarai-secrets-'));
  file = path.join(folder, 'data', 'secrets.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('secrets that a local machine makes', () => {
  it('are made once, each different, readable by their owner only', () => {
    const names = ['SESSION_SECRET', 'GATEWAY_KEY_SECRET', 'GATEWAY_WEBHOOK_SECRET'] as const;
    const made = names.map((name) => localSecret(file, name));
    expect(new Set(made).size).toBe(3);
    expect(names.map((name) => localSecret(file, name))).toEqual(made);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.dirname(file))).toEqual(['secrets.json']);
  });

  it('[7.11] the key that signs push messages is made once and kept, and is a key of its curve', () => {
    const made = localSecret(file, 'VAPID_PRIVATE_KEY');
    expect(made).toMatch(/^[\w-]{43}$/); // 32 bytes in base64url, as RFC 8292 signs with (P-256)
    const written = readFileSync(file, 'utf8');
    expect(localSecret(file, 'VAPID_PRIVATE_KEY')).toBe(made);
    expect(readFileSync(file, 'utf8')).toBe(written);
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(made, 'base64url'));
    expect(curve.getPublicKey()).toHaveLength(65);
    expect(maskText(`push failed with ${made}`)).toBe('push failed with [token]');
  });

  it('are the same for processes that start together', async () => {
    const child = path.join(folder, 'child.mjs');
    const modules = (name: string) => JSON.stringify(path.resolve(name));
    writeFileSync(
      child,
      `await import(${modules('scripts/server-modules.mjs')});\nconst { localSecret } = await import(${modules('lib/server/secrets.ts')});\nprocess.send('ready');\nprocess.once('message', () => { process.send(localSecret(${JSON.stringify(file)}, 'SESSION_SECRET')); process.disconnect(); });`,
    );
    const children = Array.from({ length: 6 }, () =>
      fork(child, { execArgv: ['--disable-warning=ExperimentalWarning'] }),
    );
    const next = (index: number) => new Promise<unknown>((resolve) => children[index]?.once('message', resolve));
    await Promise.all(children.map((_, index) => next(index)));
    const answers = children.map((_, index) => next(index));
    for (const one of children) one.send('go');
    expect(new Set(await Promise.all(answers)).size).toBe(1);
  }, 30_000);

  it('are not used when others can read them', () => {
    localSecret(file, 'SESSION_SECRET');
    chmodSync(file, 0o644);
    expect(() => localSecret(file, 'SESSION_SECRET')).toThrow(/others can read .+secrets\.json/);
  });

  it.each(['', '{', '[]', '{}', '{"SESSION_SECRET":"short"}'])('are not made anew over a file that says %j', (text) => {
    localSecret(file, 'SESSION_SECRET');
    writeFileSync(file, text);
    expect(() => localSecret(file, 'SESSION_SECRET')).toThrow(/^Configuration: .+secrets\.json/);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('of an older version that kept fewer: what it kept stays, the rest is the same for everybody', () => {
    localSecret(file, 'SESSION_SECRET');
    writeFileSync(file, JSON.stringify({ SESSION_SECRET: 'x'.repeat(43) }));
    expect(localSecret(file, 'SESSION_SECRET')).toBe('x'.repeat(43));
    expect(localSecret(file, 'GATEWAY_KEY_SECRET')).toBe(localSecret(file, 'GATEWAY_KEY_SECRET'));
    expect(localSecret(file, 'GATEWAY_KEY_SECRET')).not.toBe(localSecret(file, 'GATEWAY_WEBHOOK_SECRET'));
  });
});
