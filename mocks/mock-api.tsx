'use client';

import { Suspense, use, type ReactNode } from 'react';

const kept = globalThis as { saraiMocks?: Promise<void> };

/**
 * The worker starts once a page, hot reload included. Children render after it controls the page, so that it sees every
 * call.
 */
const ready =
  typeof window === 'undefined'
    ? null
    : (kept.saraiMocks ??= import('./browser.ts').then(({ startMockApi }) => startMockApi()));

function WorkerReady({ children }: { children: ReactNode }) {
  if (ready) use(ready);
  return children;
}

/** Wraps every page under `npm run dev:mock`, and only there. */
export function MockApi({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <WorkerReady>{children}</WorkerReady>
    </Suspense>
  );
}
