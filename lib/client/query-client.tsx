'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { onSessionChange } from '#stores/session.ts';
import { ApiFailure } from './api-failure.ts';
import { retryDelay } from './retry-delay.ts';

const MAX_RETRIES = 3;

/** Whether asking again may help: not when the server understood and refused, nor when nobody waits any more. */
export function worthRetrying(failures: number, error: Error): boolean {
  const final =
    error instanceof ApiFailure && (error.code === 'CANCELLED' || (error.status >= 400 && error.status < 500));
  return !final && failures < MAX_RETRIES;
}

const newClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry: worthRetrying, retryDelay, staleTime: 15_000 }, mutations: { retry: false } },
  });

let shared: QueryClient | undefined;

/** One cache for this tab, so that going back to a screen finds what it knew; none is shared between people on the server. */
const clientOfThisTab = (): QueryClient =>
  typeof window === 'undefined' ? newClient() : (shared ??= forgetting(newClient()));

/** What one person saw is gone before the next signs in, whatever screen is shown then; the same goes for an event. */
function forgetting(client: QueryClient): QueryClient {
  onSessionChange((now, before) => {
    if (now.userID !== before.userID) client.clear();
    if (now.eventUserDetails?.accessToken !== before.eventUserDetails?.accessToken)
      client.removeQueries({ queryKey: ['events'] });
  });
  return client;
}

/** Gives signed-in screens their queries; `RequireSession` brings it. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(clientOfThisTab);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
