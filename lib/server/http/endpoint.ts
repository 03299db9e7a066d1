import 'server-only';
import type { AnyOperation } from '#lib/shared/define-operation.ts';
import type { UseCase } from '../use-case.ts';
import { handle } from './handle.ts';

/** What answers a request of the API. It reads the request and gives the response with the web's own objects. */
export type Handler = (request: Request) => Promise<Response> | Response;

/** An operation of a contract, and what answers it. */
export type Endpoint = { operation: AnyOperation; handler: Handler };

/** An operation and the use case that carries it out. */
export const endpoint = <Op extends AnyOperation>(operation: Op, useCase: UseCase<Op>): Endpoint => ({
  operation,
  handler: handle(operation, useCase),
});
