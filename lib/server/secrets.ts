import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { linkSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { CannotStart } from './cannot-start.ts';
import { env } from './env.ts';

const SECRETS = ['SESSION_SECRET', 'GATEWAY_KEY_SECRET', 'GATEWAY_WEBHOOK_SECRET', 'VAPID_PRIVATE_KEY'] as const;
export type SecretName = (typeof SECRETS)[number];

const storedSecrets = z.partialRecord(z.enum(SECRETS), z.string().min(32));
type StoredSecrets = z.infer<typeof storedSecrets>;

const holder = globalThis as { saraiSecrets?: StoredSecrets };

/**
 * A secret from the environment, or, on a local machine, one created at the first start and stored in DATA_DIR (mode
 * 0600).
 */
export function secret(name: SecretName): string {
  const known = (holder.saraiSecrets ??= {});
  return (known[name] ??= env()[name] ?? localSecret(path.join(env().DATA_DIR, 'secrets.json'), name));
}

/**
 * A secret from a file that is created when missing. Processes that start together get the same one: the file appears
 * complete and once. Throws CannotStart when others can read the file, or when it cannot be read.
 */
export function localSecret(file: string, name: SecretName): string {
  const kept = readStored(file) ?? createStored(file);
  const known = kept[name];
  if (known) return known;
  // an older version stored fewer: derived, so that every process gets the same one without writing
  const [other] = Object.values(kept);
  if (!other) throw new CannotStart(`Configuration: ${file} holds no secret. Delete it to have new ones made.`);
  return createHmac('sha256', other).update(name).digest('base64url');
}

function readStored(file: string): StoredSecrets | null {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found) return null;
  if (!found.isFile()) throw new CannotStart(`Configuration: ${file} is no regular file.`);
  if (process.platform !== 'win32' && found.mode & 0o077)
    throw new CannotStart(
      `Configuration: others can read ${file}. Delete it to have new secrets made, or, if nobody has read it, run chmod 600 on it.`,
    );
  try {
    return storedSecrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new CannotStart(
      `Configuration: ${file} cannot be read. Restore it from your copy, or delete it to have new secrets made.`,
    );
  }
}

/** unlike `rename`, `link` fails when the name exists; the file is complete before it gets the name */
function createStored(file: string): StoredSecrets {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    draft,
    JSON.stringify(Object.fromEntries(SECRETS.map((name) => [name, randomBytes(32).toString('base64url')]))),
    { mode: 0o600, flag: 'wx' },
  );
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readStored(file) ?? createStored(file);
}
