import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { changesOf, type OpenStream, useChanges } from '#lib/client/use-changes.ts';
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

/** Messages by pages, the newest page first, and the stream that tells when they change. */
const byPages = <Page extends MessagePage>(
  queryKey: readonly string[],
  read: (before: Before, signal: AbortSignal) => Promise<Page>,
  open: OpenStream,
) => ({
  open,
  ...infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: NEWEST,
    getNextPageParam: ({ messages: [first], earlier }: Page) => (earlier && first ? { before: first.messageId } : null),
    staleTime: 0,
  }),
});

/** The messages that a guest reads. */
export const messagesOptions = byPages(
  MESSAGES,
  (query, signal) => callOperation(messages, { query, signal }),
  changesOf(messages),
);

/** The same for the host. */
export const hostMessagesOptions = (code: string) =>
  byPages(
    [...HOST_MESSAGES, code],
    (before, signal) => callOperation(hostMessages, { query: { code, ...before }, signal }),
    changesOf(hostMessages, { code }),
  );

/** The same for the staff, at an event of the operator. */
export const deskMessagesOptions = (code: string) =>
  byPages(
    [...DESK_MESSAGES, code],
    (before, signal) => callOperation(deskMessages, { query: { code, ...before }, signal }),
    changesOf(deskMessages, { code }),
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

/**
 * Messages by pages as they are shown. They are read anew when the server tells of a change. Where it does not, and for
 * what it does not tell (`alsoEvery`, in ms), they are read every few seconds while the page is looked at; with more pages
 * less often, so that it costs the same. `newest`: the newest page; null until it was read.
 */
export function useMessages<Page extends MessagePage>(
  { open, ...options }: ReturnType<typeof byPages<Page>>,
  alsoEvery: number | false = false,
): { newest: Page | null; shown: ShownMessages; error: Error | null } {
  const isLive = useChanges(options.queryKey, open);
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...options,
    refetchInterval: ({ state }) => (isLive ? alsoEvery : ASK_AGAIN_MS * (state.data?.pages.length ?? 1)),
  });
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
