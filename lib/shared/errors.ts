/**
 * Every error code a caller may get, with its HTTP status. The code is part of the envelope and is what clients check.
 */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  INVALID_INPUT: 400,
  UNAUTHENTICATED: 401,
  SESSION_EXPIRED: 401,
  REFRESH_TOKEN_INVALID: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  STATE_BLOCKED: 409,
  SOLD_OUT: 409,
  PRICE_CHANGED: 409,
  OUT_OF_POLICY: 409,
  OVER_BUDGET: 409,
  HOLD_EXPIRED: 409,
  HOLD_LIMIT: 409,
  EMAIL_TAKEN: 409,
  ALREADY_ACTIVE: 409,
  INSUFFICIENT_WALLET: 409,
  LINK_INVALID: 410,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  SUPPLIER_UNAVAILABLE: 502,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Messages beside their fields: the key is a path such as `guests.0.lastName`. */
export type FieldErrors = Record<string, string>;

/** A failure meant for the caller. `message` is shown to people: what happened, what it means, what to do now. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Facts the client needs to recover, such as the new price; part of the envelope. */
  readonly details: Record<string, unknown> | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    extra: {
      fields?: FieldErrors;
      retryAfterSeconds?: number;
      details?: Record<string, unknown>;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: extra.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = extra.fields;
    this.retryAfterSeconds = extra.retryAfterSeconds;
    this.details = extra.details;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** The same answer whether a thing does not exist or belongs to someone else (DESIGN.md "Safe"). */
export const notFound = (what: string): AppError => new AppError('NOT_FOUND', `${what} was not found.`);
