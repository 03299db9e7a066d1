import 'server-only';
import type { AnyOperation, BodyOf, CallerKind, QueryOf, ResponseOf } from '#lib/shared/define-operation.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import type { Db } from './db/connect.ts';
import type { Membership } from './membership.ts';
import type { EventGuest } from './ports/read-ports.ts';
import type { RequestFacts } from './request-facts.ts';

/** Who is calling, proven by the access token. */
export type Caller = { userId: string; userType: UserType; sessionId: string };

/** A corporate user, with the company they work in and what their role allows, as the database has it now. */
export type CompanyCaller = Caller & Membership;

type CallerOf<Who extends CallerKind> = Who extends 'public' | 'signature'
  ? Caller | null
  : Who extends 'corporate'
    ? CompanyCaller
    : Who extends 'event-guest'
      ? EventGuest
      : Caller;

/** Anybody who may call. */
export type AnyCaller = Caller | CompanyCaller | EventGuest;

/**
 * One use case. `db` is the transaction of the call (or the database, as the operation's `transaction` says); `caller`
 * is there for every operation that is not public. For a corporate operation `db` is a transaction that sees the
 * caller's company only (`db/in-company.ts`); one with `transaction: 'own'` opens it by itself.
 */
export type UseCase<Op extends AnyOperation> = (call: {
  db: Db;
  query: QueryOf<Op>;
  body: BodyOf<Op>;
  caller: CallerOf<Op['caller']>;
  request: RequestFacts;
}) => Promise<ResponseOf<Op>>;
