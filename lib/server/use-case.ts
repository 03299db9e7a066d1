import 'server-only';
import type { AnyOperation, BodyOf, QueryOf, ResponseOf } from '#lib/shared/define-operation.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import type { Db } from './db/connect.ts';

/** Who is calling, proven by the access token. */
export type Caller = { userId: string; userType: UserType; sessionId: string };

/** What a request brings besides its parsed input; never trusted for price, rights or time. */
export type RequestFacts = { requestId: string; address: string; userAgent: string; headers: Headers; rawBody: string };

/**
 * One use case. `db` is the transaction of the call (or the database, as the operation's `transaction` says); `caller`
 * is there for every operation that is not public.
 */
export type UseCase<Op extends AnyOperation> = (call: {
  db: Db;
  query: QueryOf<Op>;
  body: BodyOf<Op>;
  caller: Op['caller'] extends 'public' | 'signature' ? Caller | null : Caller;
  request: RequestFacts;
}) => Promise<ResponseOf<Op>>;
