import type { ErrorCode, FieldErrors } from './errors.ts';

/** The envelope of every JSON answer of the API (7.22). */
export type Success<Data> = { status: 'SUCCESS'; data: Data };
export type Failure = {
  status: 'FAILURE';
  code: ErrorCode;
  message: string;
  fields?: FieldErrors;
  details?: Record<string, unknown>;
  requestId: string;
};
export type Envelope<Data> = Success<Data> | Failure;
