import type { AnyOperation, CallerKind, Method } from '#lib/shared/define-operation.ts';

/**
 * What the browser needs of an operation to call it. A contract brings zod and its schemas along; screens with a
 * budget import these from their feature's `client/calls.ts` instead, and `call.test.ts` holds them to the contract.
 */
export type Call<Op extends AnyOperation = AnyOperation> = {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly caller: CallerKind;
  /** Never set: it carries the operation's types. */
  readonly operation?: Op;
};

/** `export const login = call<typeof contract.login>('POST', '/api/users/login', 'public')`, with `import type * as contract`. */
export const call = <Op extends AnyOperation>(
  method: Method,
  path: `/api/${string}`,
  caller: CallerKind,
): Call<Op> => ({ method, path, caller });
