import 'server-only';
import { AppError } from '#lib/shared/errors.ts';

/** The error of the driver or the server, unwrapped from drizzle's. */
export const databaseErrorOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? error.cause : error;

/** SQLSTATE of PostgreSQL or error code of the network; undefined for anything else. */
export function databaseCode(error: unknown): string | undefined {
  const cause = databaseErrorOf(error);
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : undefined;
}

/**
 * No connection could be opened, so nothing was sent. 57P03: the server is starting or stopping; 53300: too many
 * connections.
 */
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
/** The connection was lost while in use: the last statement may or may not have been executed. */
const LOST = new Set(['ECONNRESET', 'EPIPE', '57P01', '57P02', '57P05', '08000', '08003', '08006']);
/** A limit of `limits.ts` ended the transaction, which was rolled back. */
const TOOK_TOO_LONG = new Set(['57014', '55P03', '25P03', '25P04']);
/** The server cannot write: disk full, out of memory, or a disk error. */
const NO_ROOM = new Set(['53000', '53100', '53200', '58030']);

/** Errors that `pg` and `pg-pool` report by message only. */
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

/** The kind of database failure of an error; null for any other error, including a refused statement. */
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

/**
 * The error for a caller whose request met a database failure: UNAVAILABLE with Retry-After. Null for any other error.
 */
export function unavailable(error: unknown): AppError | null {
  const trouble = databaseTrouble(error);
  if (!trouble) return null;
  const { message, retryAfterSeconds } = ANSWERS[trouble];
  return new AppError('UNAVAILABLE', message, { retryAfterSeconds, cause: error });
}
