import 'server-only';
import type { AnyOperation } from '#lib/shared/define-operation.ts';
import type { UseCase } from '../use-case.ts';
import { handle } from './handle.ts';

/** A handler of the API: takes the web's `Request` and returns its `Response`. */
export type Handler = (request: Request) => Promise<Response> | Response;

/** An operation of a contract and its handler. */
export type Endpoint = { operation: AnyOperation; handler: Handler };

/** Binds an operation to its use case. */
export const endpoint = <Op extends AnyOperation>(operation: Op, useCase: UseCase<Op>): Endpoint => ({
  operation,
  handler: handle(operation, useCase),
});
