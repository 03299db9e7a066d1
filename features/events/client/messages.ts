import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import type { EventMessage } from '../contract.ts';
import { ASK_AGAIN_MS } from '../rules/message-limits.ts';
import { deskMessages, hostMessages, messages } from './calls.ts';

/** Query key of the messages of the event that this tab is signed in to. */
export const MESSAGES = ['events', 'messages'] as const;
/** Query key of the messages that the host of an event reads. */
export const HOST_MESSAGES = ['events', 'host-messages'] as const;
/** Query key of the messages that staff read at the desk. */
export const DESK_MESSAGES = ['events', 'desk-messages'] as const;

type Before = { before?: string };
const NEWEST: Before = {};
type MessagePage = { messages: EventMessage[]; earlier: boolean };

/**
 * Messages by pages, the newest page first. They are read anew while they are looked at: the hub serves companies alone
 * (6.1), and a page in the background asks for nothing. With more pages it is done less often, so that it costs the same.
 */
const byPages = <Page extends MessagePage>(
  queryKey: readonly string[],
  read: (before: Before, signal: AbortSignal) => Promise<Page>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: NEWEST,
    getNextPageParam: ({ messages: [first], earlier }: Page) => (earlier && first ? { before: first.messageId } : null),
    refetchInterval: ({ state }) => ASK_AGAIN_MS * (state.data?.pages.length ?? 1),
    staleTime: 0,
  });

/** The messages that a guest reads. */
export const messagesOptions = byPages(MESSAGES, (query, signal) => callOperation(messages, { query, signal }));

/** The same for the host. */
export const hostMessagesOptions = (code: string) =>
  byPages([...HOST_MESSAGES, code], (before, signal) =>
    callOperation(hostMessages, { query: { code, ...before }, signal }),
  );

/** The same for the staff, at an event of the operator. */
export const deskMessagesOptions = (code: string) =>
  byPages([...DESK_MESSAGES, code], (before, signal) =>
    callOperation(deskMessages, { query: { code, ...before }, signal }),
  );

/** Messages as they are shown. */
export type ShownMessages = {
  /** The newest, the oldest of them first. */
  newest: readonly EventMessage[];
  /** Those before them that were loaded. */
  earlier: readonly EventMessage[];
  /** Loads those before; null where there are none. */
  more: { load: () => void; busy: boolean } | null;
};

/** Messages by pages as they are shown. `newest`: the newest page; null until it was read. */
export function useMessages<Page extends MessagePage>(
  options: ReturnType<typeof byPages<Page>>,
): { newest: Page | null; shown: ShownMessages; error: Error | null } {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(options);
  const [newest, ...earlier] = data?.pages ?? [];
  return {
    newest: newest ?? null,
    error,
    shown: {
      newest: newest?.messages ?? [],
      earlier: earlier.reverse().flatMap((page) => page.messages),
      more: hasNextPage ? { load: () => void fetchNextPage(), busy: isFetchingNextPage } : null,
    },
  };
}
