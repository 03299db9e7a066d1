import type { AnyOperation, CallerKind, Method } from '#lib/shared/define-operation.ts';

/**
 * The part of an operation the browser needs to call it. A contract includes zod and its schemas; screens with a size
 * budget import these from their feature's `client/calls.ts` instead, and `call.test.ts` compares them with the
 * contract.
 */
export type Call<Op extends AnyOperation = AnyOperation> = {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly caller: CallerKind;
  /** Never set: carries the operation's types. */
  readonly operation?: Op;
};

/** `export const login = call<typeof contract.login>('POST', '/api/users/login', 'public')`, with `import type * as contract`. */
export const call = <Op extends AnyOperation>(
  method: Method,
  path: `/api/${string}`,
  caller: CallerKind,
): Call<Op> => ({ method, path, caller });
