import { useEffect, useRef } from 'react';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnyOperation, BodyInput, ResponseOf } from '#lib/shared/define-operation.ts';
import type { FieldErrors } from '#lib/shared/errors.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { apiFailure } from './api-failure.ts';
import { callOperation } from './call-operation.ts';
import type { Call } from './call.ts';
import { focusInvalid } from './focus-invalid.ts';

/** How a change is sent: `fields` stands beside the fields, `message` where no field is named. */
export type Sending<Op extends AnyOperation> = {
  send: (body: BodyInput<Op>) => void;
  /** Sends what a form holds, for `submit` of `useForm`: rejects with what the server refused. */
  sendOrThrow: (body: BodyInput<Op>) => Promise<void>;
  busy: boolean;
  fields: FieldErrors;
  message: string | null;
  reset: () => void;
};

/**
 * Sends a change once per press, then has everything read anew that stands under `reads`. What was typed stays where it is;
 * the focus moves to the first field that was refused, in the form that was sent.
 */
export function useSend<Op extends AnyOperation>(
  operation: Call<Op>,
  { reads, done }: { reads: QueryKey; done?: (data: ResponseOf<Op>) => void },
): Sending<Op> {
  const queries = useQueryClient();
  const sentFrom = useRef<ParentNode | null>(null);
  const { mutate, mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (body: BodyInput<Op>) =>
      callOperation<AnyOperation>(operation, { body, key: randomId() }) as Promise<ResponseOf<Op>>,
    onSuccess: async (data) => {
      await queries.invalidateQueries({ queryKey: reads });
      done?.(data);
    },
  });
  useEffect(() => {
    if (error) focusInvalid(sentFrom.current);
  }, [error]);
  const failure = error ? apiFailure(error) : null;
  const fields = failure?.fields ?? {};
  return {
    send: (body) => {
      sentFrom.current = formInUse();
      mutate(body);
    },
    sendOrThrow: async (body) => {
      await mutateAsync(body);
    },
    busy: isPending,
    fields,
    message: failure && !Object.keys(fields).length ? failure.message : null,
    reset,
  };
}

/** The form with the focus. Safari gives none to a pressed button: then the open dialog, else the page. */
const formInUse = (): ParentNode =>
  document.activeElement?.closest('form') ?? document.querySelector('dialog[open]') ?? document;
