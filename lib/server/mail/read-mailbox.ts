import 'server-only';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
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
    .filter((name) => /^mal_\w+\.json$/.test(name))
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, writtenAt: statSync(file).mtimeMs }))
    .sort((one, other) => other.writtenAt - one.writtenAt)
    .slice(0, NEWEST)
    .map(({ file }) => JSON.parse(readFileSync(file, 'utf8')) as StoredEmail);
}
