import type { z } from 'zod';
import type { Right } from './rights.ts';

/**
 * Who may call: anyone; a consumer; a corporate user, within their company; a signed-in person of either user type; the
 * guest of an event, for their own registration; the product's own staff, at the desk; a machine that signs its request.
 */
export type CallerKind = 'public' | 'consumer' | 'corporate' | 'signed-in' | 'event-guest' | 'staff' | 'signature';

/** True where a call requires a bearer token. */
export const needsToken = ({ caller }: { caller: CallerKind }): boolean =>
  caller !== 'public' && caller !== 'signature';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One operation of the API, defined once: handler, client call, mock, form and OpenAPI are derived from it. */
export type Operation<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Who extends CallerKind = CallerKind,
> = {
  /** Unique name, also the operationId of the OpenAPI document: `bookings.cancel`. */
  name: string;
  method: Method;
  /** Path under the base host, such as `/api/bookings/cancel`. */
  path: `/api/${string}`;
  caller: Who;
  /** The right a corporate caller's role must have (6.2), also where people of either type may call. The server refuses without it, the client hides. */
  permission?: Right;
  /** One line for the API page. */
  summary: string;
  /** Requirement numbers it serves, such as `7.9`. */
  requirements?: readonly string[];
  query?: Query;
  body?: Body;
  /** The schema of `data` in the envelope; `undefined` for a file. */
  response: Response;
  /** Content type of a file answer; JSON in the envelope when absent. */
  file?: 'application/pdf' | 'application/vnd.apple.pkpass' | 'application/octet-stream' | 'text/calendar' | 'text/csv';
  /** How the server runs it: in one transaction (mutations), without one (reads), or the use case opens its own. */
  transaction?: 'one' | 'none' | 'own';
  /** Largest body in bytes; 64 KiB by default. */
  maxBytes?: number;
  /**
   * Requests per window and network (public) or person; an operation that changes something has `DEFAULT_RATE_LIMIT` by
   * default. Where the network alone would be the wrong unit, the use case counts by device or session.
   */
  rateLimit?: RateLimit | 'counted by the use case';
};

export type RateLimit = { points: number; seconds: number };

/**
 * Default limit of operations that change something, per person, or per network without a sign-in: more than anybody
 * does by hand.
 */
export const DEFAULT_RATE_LIMIT = { points: 600, seconds: 600 } as const;

/** The limit of an operation; none for reads, and for machines that sign their requests. */
export const rateLimitOf = ({
  method,
  caller,
  rateLimit,
}: Pick<Operation, 'method' | 'caller' | 'rateLimit'>): Operation['rateLimit'] =>
  rateLimit ?? (method === 'GET' || caller === 'signature' ? undefined : DEFAULT_RATE_LIMIT);

/** Preserves the literal types of an operation. */
export const defineOperation = <
  Response extends z.ZodType,
  Who extends CallerKind,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(
  operation: Operation<Query, Body, Response, Who>,
): Operation<Query, Body, Response, Who> => operation;

// oxlint-disable-next-line typescript/no-explicit-any -- "some operation": zod's generics are invariant
export type AnyOperation = Operation<any, any, any, CallerKind>;

export type QueryOf<Op extends AnyOperation> = z.output<NonNullable<Op['query']>>;
export type BodyOf<Op extends AnyOperation> = z.output<NonNullable<Op['body']>>;
export type QueryInput<Op extends AnyOperation> = z.input<NonNullable<Op['query']>>;
export type BodyInput<Op extends AnyOperation> = z.input<NonNullable<Op['body']>>;
export type ResponseOf<Op extends AnyOperation> = z.output<Op['response']>;
