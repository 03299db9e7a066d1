import 'server-only';
import { sql } from 'drizzle-orm';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { database } from '../db/connect.ts';
import { failure, success } from './respond.ts';

/** Ready: the database answers within two seconds; 503 otherwise, so that a load balancer sends people elsewhere. */
export async function answerReadiness(): Promise<Response> {
  const requestId = newId('req');
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), 2000).unref());
  try {
    await Promise.race([database().execute(sql`select 1`), late]);
    return success({ ready: true }, requestId);
  } catch {
    return failure(new AppError('UNAVAILABLE', 'The database is not answering.', { retryAfterSeconds: 5 }), requestId);
  }
}
