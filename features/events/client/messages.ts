import { queryOptions } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { ASK_AGAIN_MS } from '../rules/message-limits.ts';
import { hostMessages, messages } from './calls.ts';

/** Query key of the messages of the event that this tab is signed in to. */
export const MESSAGES = ['events', 'messages'] as const;
/** Query key of the messages that the host of an event reads. */
export const HOST_MESSAGES = ['events', 'host-messages'] as const;

/**
 * The messages that a guest reads. They are read anew while the page is looked at: the hub serves companies alone (6.1), and
 * a page in the background asks for nothing.
 */
export const messagesOptions = queryOptions({
  queryKey: MESSAGES,
  queryFn: ({ signal }) => callOperation(messages, { signal }),
  refetchInterval: ASK_AGAIN_MS,
  staleTime: 0,
});

/** The same for the host. */
export const hostMessagesOptions = (code: string) =>
  queryOptions({
    queryKey: [...HOST_MESSAGES, code],
    queryFn: ({ signal }) => callOperation(hostMessages, { query: { code }, signal }),
    refetchInterval: ASK_AGAIN_MS,
    staleTime: 0,
  });
