import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { textUpTo } from '#lib/server/text-up-to.ts';
import { readEcbCsv } from '../rules/read-ecb-csv.ts';
import { rupeeRates } from '../rules/reference-rates.ts';
import { lastReadAt, replaceRates } from './rates.repo.ts';

/** The central bank publishes once on each working day. */
const EVERY_MS = 6 * 3_600_000;
const TIMEOUT_MS = 20_000;
const MOST_BYTES = 512 * 1024;

/**
 * The scheduled job of exchange rates: reads those of the European Central Bank at `url` (EXCHANGE_RATES_URL), unless they
 * were read within six hours. Gives whether it read. Throws an Error where the answer is an error, a redirect, too much or
 * something else; the rates stored stay as they are then.
 */
export async function updateRates({ db, url }: { db: Db; url: string }): Promise<boolean> {
  const readAt = await lastReadAt(db, 'ecb');
  const now = clock.now();
  if (readAt && Math.abs(now.getTime() - readAt.getTime()) < EVERY_MS) return false;
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'text/csv' },
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The server of exchange rates answered with status ${response.status}.`);
  }
  const { day, rates } = readEcbCsv(await textUpTo(MOST_BYTES, response));
  await replaceRates(db, { day, source: 'ecb', rates: rupeeRates(rates) }, now);
  return true;
}
