import { type RefObject, useEffect } from 'react';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnyOperation, BodyInput, ResponseOf } from '#lib/shared/define-operation.ts';
import type { FieldErrors } from '#lib/shared/errors.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { apiFailure } from './api-failure.ts';
import { callOperation } from './call-operation.ts';
import type { Call } from './call.ts';

/** How a change is sent: `fields` stands beside the fields, `message` where no field is named. */
export type Sending<Op extends AnyOperation> = {
  send: (body: BodyInput<Op>) => void;
  busy: boolean;
  fields: FieldErrors;
  message: string | null;
  reset: () => void;
};

/**
 * Sends a change once per press, then has everything read anew that stands under `reads`. What was typed stays where it is;
 * the focus moves to the first field of `form` that was refused.
 */
export function useSend<Op extends AnyOperation>(
  operation: Call<Op>,
  {
    reads,
    done,
    form,
  }: { reads: QueryKey; done?: (data: ResponseOf<Op>) => void; form?: RefObject<HTMLFormElement | null> },
): Sending<Op> {
  const queries = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: BodyInput<Op>) =>
      callOperation<AnyOperation>(operation, { body, key: randomId() }) as Promise<ResponseOf<Op>>,
    onSuccess: async (data) => {
      await queries.invalidateQueries({ queryKey: reads });
      done?.(data);
    },
  });
  useEffect(() => {
    if (error) form?.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [error, form]);
  const failure = error ? apiFailure(error) : null;
  const fields = failure?.fields ?? {};
  return {
    send: (body) => mutate(body),
    busy: isPending,
    fields,
    message: failure && !Object.keys(fields).length ? failure.message : null,
    reset,
  };
}
