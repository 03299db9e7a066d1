import type { AnyOperation, BodyInput, CallerKind, QueryInput, ResponseOf } from '#lib/shared/define-operation.ts';
import type { Success } from '#lib/shared/envelope.ts';
import type { Call } from './call.ts';
import { sendAsEventUser, sendOpen, sendSignedIn } from './http.ts';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: undefined }
  : { [Key in Name]: Value };

/** `key` is the Idempotency-Key of a mutation: one per attempt, the same for its repeats. */
export type CallInput<Op extends AnyOperation> = Part<'query', QueryInput<Op>> &
  Part<'body', BodyInput<Op>> & { key?: string; signal?: AbortSignal; timeoutMs?: number } & {
    /** Told, while a large body is sent, which part of it has been: 0 to 1. */
    onProgress?: (part: number) => void;
  };

type InputArguments<Op extends AnyOperation> =
  object extends CallInput<Op> ? [input?: CallInput<Op>] : [input: CallInput<Op>];

/** How a caller of each kind is sent; what staff need is loaded at the desk only. */
export const senderFor = async (caller: CallerKind): Promise<typeof sendOpen> => {
  if (caller === 'staff') return (await import('./send-as-staff.ts')).sendAsStaff;
  return caller === 'public' ? sendOpen : caller === 'event-guest' ? sendAsEventUser : sendSignedIn;
};

/**
 * Calls an operation and gives its data. Takes the contract's object or the light one of `client/calls.ts`. Throws
 * ApiFailure.
 */
export async function callOperation<Op extends AnyOperation>(
  operation: Call<Op> | Op,
  ...[input]: InputArguments<Op>
): Promise<ResponseOf<Op>> {
  const { query, body, key, signal, timeoutMs, onProgress } = (input ?? {}) as CallInput<AnyOperation>;
  const send = await senderFor(operation.caller);
  const answer = await send({
    method: operation.method,
    url: operation.path,
    params: query as unknown,
    data: body as unknown,
    headers: key ? { 'Idempotency-Key': key } : {},
    signal,
    ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
    ...(onProgress ? { onUploadProgress: ({ progress = 0 }: { progress?: number }) => onProgress(progress) } : {}),
  });
  return (answer.data as Success<ResponseOf<Op>>).data;
}
