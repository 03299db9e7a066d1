import 'server-only';
import { sql } from 'drizzle-orm';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { database, type Database, publicDatabase } from '../db/connect.ts';
import { failure, success } from './respond.ts';

const TIMEOUT_MS = 2000;

/** Whose requests each pool serves, as the answer names them. */
const POOLS: [whose: string, pool: () => Database][] = [
  ['all others', database],
  ['travellers', publicDatabase],
];

/**
 * Ready: both pools for requests get an answer from the database within two seconds; otherwise 503, so that a load
 * balancer sends requests elsewhere. The message names whose requests wait.
 */
export async function answerReadiness(): Promise<Response> {
  const requestId = newId('req');
  const answered = await Promise.all(POOLS.map(([, pool]) => answers(pool())));
  const waiting = POOLS.filter((_, at) => !answered[at]).map(([whose]) => `of ${whose}`);
  if (!waiting.length) return success({ ready: true }, requestId);
  const message = `The database does not answer requests ${waiting.join(' and ')}.`;
  return failure(new AppError('UNAVAILABLE', message, { retryAfterSeconds: 5 }), requestId);
}

async function answers(pool: Database): Promise<boolean> {
  let late: NodeJS.Timeout | undefined;
  const inTime = new Promise<false>((resolve) => (late = setTimeout(() => resolve(false), TIMEOUT_MS)));
  const asked = pool.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const answered = await Promise.race([asked, inTime]);
  clearTimeout(late);
  return answered;
}
