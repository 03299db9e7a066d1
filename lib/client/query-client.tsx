'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiFailure } from './api-failure.ts';
import { retryDelay } from './retry-delay.ts';
import { sessionPort } from './session-port.ts';

const MAX_RETRIES = 3;

/** A screen waits for a query that long at most when the server asks to wait; told to wait longer, it says so. */
const LONGEST_WAIT_MS = 15_000;

/**
 * Whether asking again may help: not when the server understood and refused, nor when nobody waits any more; where the
 * session could not be renewed, it asks again by itself (9.12).
 */
export function worthRetrying(failures: number, error: Error): boolean {
  return !(error instanceof ApiFailure && isFinal(error)) && failures < MAX_RETRIES;
}

const isFinal = ({ code, status, retryAfterMs }: ApiFailure): boolean =>
  code === 'CANCELLED' ||
  code === 'NOT_RENEWED' ||
  retryAfterMs > LONGEST_WAIT_MS ||
  (status >= 400 && status < 500 && !(status === 429 && retryAfterMs > 0));

/** 9.12, and no sooner than the server asked for. */
export const pauseBefore = (failures: number, error: Error): number =>
  Math.max(retryDelay(failures), error instanceof ApiFailure ? error.retryAfterMs : 0);

const newClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: worthRetrying, retryDelay: pauseBefore, staleTime: 15_000 },
      mutations: { retry: false },
    },
  });

let shared: QueryClient | undefined;

/** One cache for this tab, so that going back to a screen finds what it knew; none is shared between people on the server. */
const clientOfThisTab = (): QueryClient =>
  typeof window === 'undefined' ? newClient() : (shared ??= forgetting(newClient()));

/** What one person saw is gone before the next signs in, whatever screen is shown then; the same goes for an event. */
function forgetting(client: QueryClient): QueryClient {
  sessionPort().onChange((now, before) => {
    if (now.userID !== before.userID) client.clear();
    else if (now.accessToken !== before.accessToken)
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null }); // the session was renewed after an outage
    if (now.eventToken !== before.eventToken) client.removeQueries({ queryKey: ['events'] });
  });
  return client;
}

/** Gives signed-in screens their queries; `RequireSession` brings it. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(clientOfThisTab);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
