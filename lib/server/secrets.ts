import 'server-only';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from './env.ts';

export type SecretName = 'SESSION_SECRET' | 'GATEWAY_KEY_SECRET' | 'GATEWAY_WEBHOOK_SECRET';

const holder = globalThis as { saraiSecrets?: Partial<Record<SecretName, string>> };

/** A secret from the environment, or, on a local machine, one made at the first start and kept in DATA_DIR (mode 0600). */
export function secret(name: SecretName): string {
  const known = (holder.saraiSecrets ??= {});
  return (known[name] ??= env()[name] ?? localSecret(name));
}

function localSecret(name: SecretName): string {
  const file = path.join(env().DATA_DIR, 'secrets.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<SecretName, string>>) : {};
  if (kept[name]) return kept[name];
  const made = randomBytes(32).toString('base64url');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...kept, [name]: made }), { mode: 0o600 });
  return made;
}
