import type { AnyOperation, BodyOf, CallerKind, QueryOf, ResponseOf } from '#lib/shared/define-operation.ts';
import type { MockEmployee, MockGuest, MockPerson, MockStaff } from './memory/records.ts';

/** What a mock answer receives: the parsed input, the caller (for operations that require one), and the clock. */
export type AnswerInput<Op extends AnyOperation = AnyOperation> = {
  query: QueryOf<Op>;
  body: BodyOf<Op>;
  person: PersonOf<Op['caller']>;
  now: Date;
};

/** A consumer, an employee, either of them, a registered event guest, or someone of the staff. */
type PersonOf<Who extends CallerKind> = Who extends 'public' | 'signature'
  ? MockPerson | null
  : Who extends 'corporate'
    ? MockEmployee
    : Who extends 'event-guest'
      ? MockGuest
      : Who extends 'staff'
        ? MockStaff
        : Who extends 'signed-in'
          ? MockPerson | (MockEmployee & { _id: string })
          : MockPerson;

export type Answer<Op extends AnyOperation> = (asked: AnswerInput<Op>) => ResponseOf<Op> | Promise<ResponseOf<Op>>;

type IsOperation<Value> = Value extends { path: string; caller: CallerKind; response: unknown } ? true : false;

/** A mock answer for each operation that a contract exports, under its exported name. */
export type AnswersOf<Contract> = {
  [
    Name in keyof Contract as IsOperation<Contract[Name]> extends true ? Name : never
  ]: Contract[Name] extends AnyOperation ? Answer<Contract[Name]> : never;
};
