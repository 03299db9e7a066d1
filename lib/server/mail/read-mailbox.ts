import 'server-only';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '../env.ts';
import { hasDeveloperPages } from '../for-developers.ts';
import { type StoredEmail, mailFolder } from './folder-post.ts';

const NEWEST = 100;

/**
 * The emails of the embedded adapter, newest first, for the developer's page; null where there is no such page. They
 * contain sign-in links, so only a developer's machine shows them.
 */
export function readMailbox(): StoredEmail[] | null {
  const { SMTP_URL, DATA_DIR } = env();
  if (SMTP_URL || !hasDeveloperPages()) return null;
  const folder = mailFolder(DATA_DIR);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^mal_[0-9a-z]+\.json$/.test(name))
    .sort()
    .slice(-NEWEST)
    .reverse()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as StoredEmail);
}
