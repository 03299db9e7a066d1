import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnyOperation, BodyInput, ResponseOf } from '#lib/shared/define-operation.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { apiFailure } from './api-failure.ts';
import { callOperation } from './call-operation.ts';
import type { Call } from './call.ts';

/** How a change is sent. */
export type Sending<Op extends AnyOperation> = {
  send: (body: BodyInput<Op>) => void;
  /** Sends what a form holds, for `submit` of `useForm`: rejects with what the server refused. */
  sendOrThrow: (body: BodyInput<Op>) => Promise<void>;
  busy: boolean;
  /** Why it was refused, for a button without fields. */
  message: string | null;
  reset: () => void;
};

/**
 * Sends a change once per press, then has everything read anew that stands under `reads`. A form with fields is `useForm`,
 * which shows what was refused beside them.
 */
export function useSend<Op extends AnyOperation>(
  operation: Call<Op>,
  { reads, done }: { reads: QueryKey; done?: (data: ResponseOf<Op>) => void },
): Sending<Op> {
  const queries = useQueryClient();
  const { mutate, mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (body: BodyInput<Op>) =>
      callOperation<AnyOperation>(operation, { body, key: randomId() }) as Promise<ResponseOf<Op>>,
    onSuccess: async (data) => {
      await queries.invalidateQueries({ queryKey: reads });
      done?.(data);
    },
  });
  const failure = error ? apiFailure(error) : null;
  return {
    send: (body) => mutate(body),
    sendOrThrow: async (body) => {
      await mutateAsync(body);
    },
    busy: isPending,
    message: failure && (Object.values(failure.fields)[0] ?? failure.message),
    reset,
  };
}
