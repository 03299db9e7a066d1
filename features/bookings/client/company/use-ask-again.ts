import { useMutation } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { askAgain } from './calls.ts';

/** The same trip at today's price. */
export const useAskAgain = () =>
  useMutation({ mutationFn: (bookingId: string) => callOperation(askAgain, { body: { bookingId }, key: randomId() }) });
