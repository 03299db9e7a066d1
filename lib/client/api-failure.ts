import type { AxiosError } from 'axios';
import type { Failure } from '#lib/shared/envelope.ts';
import type { ErrorCode, FieldErrors } from '#lib/shared/errors.ts';

/** The server's codes, and what can happen on the way to it. */
export type FailureCode = ErrorCode | 'NETWORK' | 'CANCELLED';

/** A call that failed. `message` is written for people; `fields` stands beside the fields; `status` is 0 without an answer. */
export class ApiFailure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly fields: FieldErrors;
  readonly details: Record<string, unknown>;
  /** To name when asking for help; null when the server never answered. */
  readonly requestId: string | null;

  constructor(code: FailureCode, message: string, status = 0, { fields, details, requestId }: Partial<Failure> = {}) {
    super(message);
    this.name = 'ApiFailure';
    this.code = code;
    this.status = status;
    this.fields = fields ?? {};
    this.details = details ?? {};
    this.requestId = requestId ?? null;
  }
}

/** 8.5: a refresh the server refused, and one that got no answer. */
export const sessionExpired = (): ApiFailure => new ApiFailure('REFRESH_TOKEN_INVALID', 'Session expired', 401);
export const unableToRefresh = (): ApiFailure => new ApiFailure('UNAUTHENTICATED', 'Unable to refresh session', 401);

/** Whatever a call threw, as an ApiFailure. */
export function apiFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (isCancel(error)) return new ApiFailure('CANCELLED', 'This was cancelled before an answer came.');
  if (!isAnswered(error)) {
    return new ApiFailure('NETWORK', 'No answer came. Check your connection, then try again.');
  }
  return failureOfAnswer(error.response.status, error.response.data);
}

/** As axios tells them itself, by their marks: a page that only names a failure does not carry axios for it. */
const isCancel = (error: unknown): boolean => typeof error === 'object' && error !== null && '__CANCEL__' in error;
const isAnswered = (error: unknown): error is Required<Pick<AxiosError, 'response'>> =>
  error instanceof Error && 'isAxiosError' in error && 'response' in error && error.response !== undefined;

/** A failing answer as an ApiFailure: the envelope's own words, or ours where something else answered. */
export const failureOfAnswer = (status: number, data: unknown): ApiFailure =>
  isFailure(data)
    ? new ApiFailure(data.code, data.message, status, data)
    : new ApiFailure('UNAVAILABLE', 'The service is not answering as it should. Try again in a moment.', status);

const isFailure = (data: unknown): data is Failure =>
  typeof data === 'object' &&
  data !== null &&
  'status' in data &&
  data.status === 'FAILURE' &&
  'code' in data &&
  'message' in data;
