import type { AxiosError } from 'axios';
import type { Failure } from '#lib/shared/envelope.ts';
import type { ErrorCode, FieldErrors } from '#lib/shared/errors.ts';

/**
 * Error codes of the server, and failures on the way to it: no answer, a session that could not be renewed for now, a
 * cancelled call.
 */
export type FailureCode = ErrorCode | 'NETWORK' | 'NOT_RENEWED' | 'CANCELLED';

/** A failed call. `message` is for people; `fields` are errors by field; `status` is 0 without an answer. */
export class ApiFailure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly fields: FieldErrors;
  readonly details: Record<string, unknown>;
  /** To quote to support; null when the server never answered. */
  readonly requestId: string | null;
  /** How long the server asks to wait (Retry-After), in milliseconds; 0 where it does not say. */
  readonly retryAfterMs: number;

  constructor(
    code: FailureCode,
    message: string,
    status = 0,
    { fields, details, requestId, retryAfterMs = 0 }: Partial<Failure> & { retryAfterMs?: number } = {},
  ) {
    super(message);
    this.name = 'ApiFailure';
    this.code = code;
    this.status = status;
    this.fields = fields ?? {};
    this.details = details ?? {};
    this.requestId = requestId ?? null;
    this.retryAfterMs = retryAfterMs;
  }
}

/** A refused refresh, and a session refused after a refresh (8.5). Both end the session. */
export const sessionExpired = (): ApiFailure => new ApiFailure('REFRESH_TOKEN_INVALID', 'Session expired', 401);
export const unableToRefresh = (): ApiFailure => new ApiFailure('UNAUTHENTICATED', 'Unable to refresh session', 401);

/**
 * The session could not be renewed for now, because the server did not answer, failed or asked to wait. It continues.
 */
export const notRenewed = (waitMs: number): ApiFailure =>
  new ApiFailure(
    'NOT_RENEWED',
    `Your session could not be renewed just now. You are still signed in. Check your connection, then try again${waitMs > 1000 ? ` in ${Math.ceil(waitMs / 1000)} seconds` : ''}.`,
    0,
    { retryAfterMs: waitMs },
  );

/** Converts whatever a call threw to an ApiFailure. */
export function apiFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (isCancel(error)) return new ApiFailure('CANCELLED', 'This was cancelled before an answer came.');
  if (!isAnswered(error)) {
    return new ApiFailure('NETWORK', 'No answer came. Check your connection, then try again.');
  }
  const { status, data, headers } = error.response;
  return failureOfAnswer(status, data, headers['retry-after']);
}

/** Recognises axios' errors by their marks, so that pages need not load axios for it. */
const isCancel = (error: unknown): boolean => typeof error === 'object' && error !== null && '__CANCEL__' in error;
const isAnswered = (error: unknown): error is Required<Pick<AxiosError, 'response'>> =>
  error instanceof Error && 'isAxiosError' in error && 'response' in error && error.response !== undefined;

/**
 * Converts a failing answer to an ApiFailure: the envelope's message, or ours where something else answered.
 * `retryAfter` is its header.
 */
export function failureOfAnswer(status: number, data: unknown, retryAfter?: unknown): ApiFailure {
  const retryAfterMs = waitOf(retryAfter);
  return isFailure(data)
    ? new ApiFailure(data.code, data.message, status, { ...data, retryAfterMs })
    : new ApiFailure('UNAVAILABLE', 'The service is not answering as it should. Try again in a moment.', status, {
        retryAfterMs,
      });
}

/** At most our own longest pause (9.12), whatever a server asks for. */
const LONGEST_WAIT_MS = 4 * 3_600_000;

/** Milliseconds of a Retry-After header: whole seconds, as we and most proxies write it, or a date (RFC 9110 §10.2.3). */
function waitOf(retryAfter: unknown): number {
  if (typeof retryAfter !== 'string') return 0;
  const wait = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return wait > 0 ? Math.min(wait, LONGEST_WAIT_MS) : 0;
}

const isFailure = (data: unknown): data is Failure =>
  typeof data === 'object' &&
  data !== null &&
  'status' in data &&
  data.status === 'FAILURE' &&
  'code' in data &&
  'message' in data;
