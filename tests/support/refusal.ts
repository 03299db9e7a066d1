import type { Failure } from '#lib/shared/envelope.ts';

type Answer = { status: number; json: unknown };

/** The body of an answer that is expected to be a failure, with its HTTP status. */
export const failure = ({ status, json }: Answer): Omit<Failure, 'status'> & { status: number } => ({
  ...(json as Failure),
  status,
});

/** HTTP status and message of an answer that is expected to be a refusal. */
export const refusal = (answer: Answer): [number, string] => [answer.status, failure(answer).message];
