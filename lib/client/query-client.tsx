'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiFailure } from './api-failure.ts';
import { retryDelay } from './retry-delay.ts';
import { sessionPort } from './session-port.ts';
import { lazy } from '#lib/shared/lazy.ts';

const MAX_RETRIES = 3;

/** The longest pause of a query when the server asks to wait; beyond it the query fails. */
const LONGEST_WAIT_MS = 15_000;

/**
 * Whether a retry may help: not after a client error or a cancelled call; where the session could not be renewed, it
 * retries by itself (9.12).
 */
export function worthRetrying(failures: number, error: Error): boolean {
  return !(error instanceof ApiFailure && isFinal(error)) && failures < MAX_RETRIES;
}

const isFinal = ({ code, status, retryAfterMs }: ApiFailure): boolean =>
  code === 'CANCELLED' ||
  code === 'NOT_RENEWED' ||
  retryAfterMs > LONGEST_WAIT_MS ||
  (status >= 400 && status < 500 && !(status === 429 && retryAfterMs > 0));

/** 9.12, and not earlier than the server asked. */
export const pauseBefore = (failures: number, error: Error): number =>
  Math.max(retryDelay(failures), error instanceof ApiFailure ? error.retryAfterMs : 0);

const newClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: worthRetrying, retryDelay: pauseBefore, staleTime: 15_000 },
      mutations: { retry: false },
    },
  });

const sharedClient = lazy(() => clearingOnSignIn(newClient()));

/** One query cache per tab, so that going back shows known data; never shared between people on the server. */
const clientOfThisTab = (): QueryClient => (typeof window === 'undefined' ? newClient() : sharedClient());

/** Clears the cache when another person signs in; the same for an event guest. */
function clearingOnSignIn(client: QueryClient): QueryClient {
  sessionPort().onChange((now, before) => {
    if (now.userID !== before.userID) client.clear();
    else if (now.accessToken !== before.accessToken)
      // the session was renewed after an outage
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null });
    if (now.eventToken !== before.eventToken) client.removeQueries({ queryKey: ['events'] });
  });
  return client;
}

/** Provides a query client that nobody else in this tab uses; what it knows is gone when it is unmounted. */
export function IsolatedQueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(newClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Provides the query client to signed-in screens; used by `RequireSession`. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(clientOfThisTab);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
