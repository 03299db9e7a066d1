import 'server-only';
import type { AnyOperation, BodyOf, CallerKind, QueryOf, ResponseOf } from '#lib/shared/define-operation.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import type { Db } from './db/connect.ts';
import type { Membership } from './membership.ts';
import type { EventGuest, StaffCaller } from './ports/read-ports.ts';
import type { RequestFacts } from './request-facts.ts';

/** The caller, proven by the access token. */
export type Caller = { userId: string; userType: UserType; sessionId: string };

/** A corporate user with their company and the rights of their role, as currently stored. */
export type CompanyCaller = Caller & Membership;

type CallerOf<Who extends CallerKind> = Who extends 'public' | 'signature'
  ? Caller | null
  : Who extends 'corporate'
    ? CompanyCaller
    : Who extends 'event-guest'
      ? EventGuest
      : Who extends 'staff'
        ? StaffCaller
        : Caller;

/** Any caller. */
export type AnyCaller = Caller | CompanyCaller | EventGuest | StaffCaller;

/**
 * One use case. `db` is the transaction of the call (or the database, as the operation's `transaction` says); `caller`
 * is set for every operation that is not public. For a corporate operation `db` is a transaction that sees the caller's
 * company only (`db/in-company.ts`); a use case with `transaction: 'own'` opens it itself.
 */
export type UseCase<Op extends AnyOperation> = (call: {
  db: Db;
  query: QueryOf<Op>;
  body: BodyOf<Op>;
  caller: CallerOf<Op['caller']>;
  request: RequestFacts;
}) => Promise<ResponseOf<Op>>;
