import 'server-only';
import { AppError } from '#lib/shared/errors.ts';

/** The error of the driver or the server, out of drizzle's wrapping. */
export const databaseErrorOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? error.cause : error;

/** SQLSTATE of PostgreSQL or error code of the network; undefined for anything else. */
export function databaseCode(error: unknown): string | undefined {
  const cause = databaseErrorOf(error);
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : undefined;
}

/** No connection was to be had: nothing was sent. 57P03 the server starts or stops, 53300 it has too many connections. */
const NOT_REACHED = new Set([
  'ECONNREFUSED',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  '57P03',
  '53300',
]);
/** The connection ended while it was in use: what was sent last may or may not have been done. */
const LOST = new Set(['ECONNRESET', 'EPIPE', '57P01', '57P02', '57P05', '08000', '08003', '08006']);
/** A limit of `limits.ts` ended the transaction, and all of it was rolled back. */
const TOOK_TOO_LONG = new Set(['57014', '55P03', '25P03', '25P04']);
/** The server has no room left to write, or cannot write: disk full, out of memory, an error of the disk. */
const NO_ROOM = new Set(['53000', '53100', '53200', '58030']);

/** Errors that `pg` and `pg-pool` tell by their words alone. */
const NOT_REACHED_LABELS = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);
const LOST_WORDS = new Set([
  'Query read timeout',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
]);

export type DatabaseTrouble = 'not-reached' | 'lost' | 'too-long' | 'no-room';

/** What kind of database trouble an error is; null for any other error, a refused statement included. */
export function databaseTrouble(error: unknown): DatabaseTrouble | null {
  if (error instanceof AppError) return null;
  const code = databaseCode(error) ?? '';
  const cause = databaseErrorOf(error);
  const words = cause instanceof Error ? cause.message : '';
  if (NOT_REACHED.has(code) || NOT_REACHED_LABELS.has(words)) return 'not-reached';
  if (LOST.has(code) || LOST_WORDS.has(words)) return 'lost';
  if (TOOK_TOO_LONG.has(code)) return 'too-long';
  return NO_ROOM.has(code) ? 'no-room' : null;
}

const ANSWERS: Record<DatabaseTrouble, { message: string; retryAfterSeconds: number }> = {
  'not-reached': {
    message: 'We are too busy to answer just now. Wait a few seconds and try again.',
    retryAfterSeconds: 5,
  },
  lost: {
    message:
      'We lost the connection to our own records, so we cannot tell whether this went through. Check your bookings before you try again.',
    retryAfterSeconds: 5,
  },
  'too-long': {
    message: 'This took too long, so we stopped it. Wait a few seconds and try again.',
    retryAfterSeconds: 5,
  },
  'no-room': {
    message: 'We cannot save anything at the moment, and we have been alerted. Try again in a few minutes.',
    retryAfterSeconds: 60,
  },
};

/** The answer to a caller whose request met database trouble: UNAVAILABLE with Retry-After. Null for any other error. */
export function unavailable(error: unknown): AppError | null {
  const trouble = databaseTrouble(error);
  if (!trouble) return null;
  const { message, retryAfterSeconds } = ANSWERS[trouble];
  return new AppError('UNAVAILABLE', message, { retryAfterSeconds, cause: error });
}
