import 'server-only';
import type { Failure } from '#lib/shared/envelope.ts';
import { AppError } from '#lib/shared/errors.ts';
import { databaseCode, databaseTrouble, unavailable } from '../db/failures.ts';
import { log } from '../log.ts';
import { hasLongList, writeInSlices } from './large-json.ts';
import { wholeAnswer } from './whole-answer.ts';
import { writerOf } from './written.ts';

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** Data in the envelope (7.22). A long answer is serialised in slices, so that it does not block the event loop. */
export async function success(data: unknown, requestId: string): Promise<Response> {
  const body =
    writerOf(data)?.(BEFORE, AFTER) ??
    (hasLongList(data)
      ? await writeInSlices(data, '{"status":"SUCCESS","data":', '}')
      : enveloped(JSON.stringify(data)));
  return wholeAnswer(body, { status: 200, headers: { ...HEADERS, 'x-request-id': requestId } });
}

const enveloped = (json: string | undefined): string =>
  json === undefined ? '{"status":"SUCCESS"}' : `{"status":"SUCCESS","data":${json}}`;
const [BEFORE, AFTER] = [Buffer.from('{"status":"SUCCESS","data":'), Buffer.from('}')];

/** A failure in the envelope. An unexpected error is logged with its request id and shown without its details. */
export function failure(error: unknown, requestId: string): Response {
  const known = error instanceof AppError ? error : (databaseFailure(error, requestId) ?? unforeseen(error, requestId));
  const body: Failure = {
    status: 'FAILURE',
    code: known.code,
    message: known.message,
    fields: known.fields,
    details: known.details,
    requestId,
  };
  const headers: Record<string, string> = { ...HEADERS, 'x-request-id': requestId };
  if (known.retryAfterSeconds !== undefined) headers['retry-after'] = String(known.retryAfterSeconds);
  return wholeAnswer(JSON.stringify(body), { status: known.status, headers });
}

/** The database could not be reached, took too long or has no space: UNAVAILABLE, and a line in the log. */
function databaseFailure(error: unknown, requestId: string): AppError | null {
  const known = unavailable(error);
  if (known)
    log().warn(
      { requestId, trouble: databaseTrouble(error), code: databaseCode(error) },
      'the database did not serve a request',
    );
  return known;
}

function unforeseen(error: unknown, requestId: string): AppError {
  log().error({ err: error, requestId }, 'unforeseen failure');
  return new AppError(
    'INTERNAL',
    `Something failed on our side, and what you asked for was not done. Try again; if it stays, tell us ${requestId}.`,
  );
}
